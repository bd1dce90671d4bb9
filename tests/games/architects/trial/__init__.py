"""A trial of Works of Wonder: its mechanisms, each once, as a module of its own."""
