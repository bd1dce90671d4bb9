// Day and night, search, and the table of contents of a phone. Nothing is loaded from elsewhere.
const up = document.currentScript?.dataset.up ?? './';
const root = document.documentElement;
const KEY = 'royaume.documents.theme';
const MOST = 12;

function remembered() {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // a browser that keeps nothing
  }
}

function show(theme) {
  root.dataset.theme = theme;
  const button = document.getElementById('theme');
  button.textContent = theme === 'night' ? button.dataset.day : button.dataset.night;
}

show(remembered() ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'vellum'));
document.getElementById('theme').addEventListener('click', () => {
  const theme = root.dataset.theme === 'night' ? 'vellum' : 'night';
  show(theme);
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // then it is for this page alone
  }
});

if (matchMedia('(max-width: 760px)').matches) document.querySelector('nav .all').removeAttribute('open');

// what is wider than the page is moved by keys too
for (const wide of document.querySelectorAll('pre, .wide')) if (wide.scrollWidth > wide.clientWidth) wide.tabIndex = 0;

const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const field = document.getElementById('search');
const found = document.getElementById('found');

/** All words have to be there; in a title they count more than below it. */
function weight(part, words) {
  const [of, title, text] = [plain(part.of), plain(part.title), plain(part.words)];
  let sum = 0;
  for (const word of words) {
    const here = (title.includes(word) ? 8 : 0) + (of.includes(word) ? 3 : 0) + (text.includes(word) ? 1 : 0);
    if (!here) return 0;
    sum += here;
  }
  return sum;
}

function around(part, word) {
  const at = Math.max(0, plain(part.words).indexOf(word) - 40);
  return (at ? '… ' : '') + part.words.slice(at, at + 130) + (part.words.length > at + 130 ? ' …' : '');
}

function line(part, word) {
  const link = document.createElement('a');
  link.href = `${up}${part.page}#${part.anchor}`;
  const title = document.createElement('strong');
  title.textContent = part.title === part.of ? part.title : `${part.of}: ${part.title}`;
  const words = document.createElement('span');
  words.textContent = around(part, word);
  link.append(title, words);
  return link;
}

function search() {
  const words = plain(field.value).split(/\s+/).filter(Boolean);
  found.hidden = words.length === 0;
  found.replaceChildren();
  if (found.hidden) return;
  const weighed = window.PARTS.map((part) => [weight(part, words), part]).filter(([sum]) => sum > 0);
  weighed.sort((one, other) => other[0] - one[0]);
  found.append(...weighed.slice(0, MOST).map(([, part]) => line(part, words[0])));
  if (!weighed.length) found.append(Object.assign(document.createElement('p'), { textContent: found.dataset.none }));
}

field.addEventListener('input', search);
field.form.addEventListener('submit', (event) => {
  event.preventDefault();
  found.querySelector('a')?.click();
});
found.addEventListener('click', () => (found.hidden = true));
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') found.hidden = true;
  if (event.key === '/' && !['INPUT', 'TEXTAREA'].includes(document.activeElement.tagName)) {
    event.preventDefault();
    field.focus();
  }
});
