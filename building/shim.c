/* What Python opens as any of the compiled modules: it asks the library, which holds them all, for the one of that name.
   mypyc would compile one such file for each module; this one is compiled once and copied. */

#include <Python.h>

static PyObject *initialized(PyObject *library, PyObject *name)
{
    PyObject *attribute = PyUnicode_FromFormat("init_%U", name);
    PyObject *capsule = attribute ? PyObject_GetAttr(library, attribute) : NULL;
    Py_XDECREF(attribute);
    if (!capsule) return NULL;
    PyObject *(*init)(void) = (PyObject *(*)(void))PyCapsule_GetPointer(capsule, PyCapsule_GetName(capsule));
    Py_DECREF(capsule);
    return init ? init() : NULL;
}

static PyObject *create(PyObject *spec, PyModuleDef *def)
{
    PyObject *dotted = PyObject_GetAttrString(spec, "name");
    PyObject *name = dotted ? PyObject_CallMethod(dotted, "replace", "ss", ".", "___") : NULL;
    PyObject *library = name ? PyImport_ImportModule("royaume__mypyc") : NULL;
    PyObject *module = library ? initialized(library, name) : NULL;
    Py_XDECREF(library);
    Py_XDECREF(name);
    Py_XDECREF(dotted);
    return module;
}

static PyModuleDef_Slot slots[] = {{Py_mod_create, create}, {0, NULL}};
static PyModuleDef shim = {PyModuleDef_HEAD_INIT, .m_name = "royaume", .m_slots = slots};

#define MODULE(name) PyMODINIT_FUNC PyInit_##name(void) { return PyModuleDef_Init(&shim); }
