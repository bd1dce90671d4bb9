// What is not whole on the screen as it is drawn now, in words; nothing where all is well.
(long) => {
  const SMALLEST = 24; // a target, in pixels
  const FINGER = 44; // a target on a phone
  // on a phone these are lower: they only tell more, or stand in a row of many; what they choose is in the list, too
  const LOWER = '.who, .score, .cap, .advice button, .architects-slot, .majesty-part, .thing';
  const isPhone = innerWidth < 1000 || innerHeight < 560;
  const LETTERS = 12; // of a choice's label that have to be read
  const ROUNDED = 1.5; // sizes of the drawn page are rounded
  const found = new Set();
  // asked for once: most of them have the same ancestors
  const remembered = (ask) => {
    const known = new Map();
    return (e) => {
      if (!known.has(e)) known.set(e, ask(e));
      return known.get(e);
    };
  };
  const styleOf = remembered((e) => getComputedStyle(e));
  const boxOf = remembered((e) => e.getBoundingClientRect());
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const name = (e) => {
    const classes = [...e.classList].filter((word) => !word.startsWith('s-') && !word.startsWith('svelte-'));
    return e.tagName.toLowerCase() + classes.map((word) => '.' + word).join('');
  };
  const where = (e) => [e.parentElement, e].map(name).join(' > ');
  const isFolded = remembered((e) => e !== null && (styleOf(e).clipPath === 'inset(50%)' || isFolded(e.parentElement)));
  const isSeen = (e) => e.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !e.closest('.sr, [inert]') && !isFolded(e);
  const CUTS = ['hidden', 'clip'];
  const clips = ({ overflowX, overflowY }) => CUTS.includes(overflowX) || CUTS.includes(overflowY);
  const scrolls = (style) => ['auto', 'scroll'].some((how) => style.overflowX === how || style.overflowY === how);

  // -- the page itself
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth + 1) found.add(`the page is ${page.scrollWidth - innerWidth} px too wide`);
  if (!long && page.scrollHeight > innerHeight + 1) found.add(`the page is ${page.scrollHeight - innerHeight} px too high`);

  // -- letters grow with the screen
  const LARGE = 1.1; // of its height in hundredths: what a letter is high at least on a large screen
  const letter = parseFloat(styleOf(page).fontSize);
  if (innerHeight >= 1080 && innerWidth >= 1920 && letter < (innerHeight * LARGE) / 100) found.add(`letters of ${letter} px are small on so large a screen`);

  // -- words: drawn ink beyond what cuts it off
  const brush = document.createElement('canvas').getContext('2d');
  const inks = new Map();
  const inkOf = (font, text) => {
    const key = font + text;
    if (!inks.has(key)) {
      brush.font = font;
      const m = brush.measureText(text);
      inks.set(key, { top: m.fontBoundingBoxAscent - m.actualBoundingBoxAscent, bottom: m.fontBoundingBoxDescent - m.actualBoundingBoxDescent });
    }
    return inks.get(key);
  };
  const isShortened = (e, style) => style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
  const cutBy = (node) => {
    const text = node.textContent.trim();
    const owner = node.parentElement;
    const style = styleOf(owner);
    const range = document.createRange();
    range.selectNodeContents(node);
    const ink = inkOf(`${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`, text);
    const rects = [...range.getClientRects()].filter((rect) => rect.width > 0.5);
    if (!rects.length) return null;
    const left = Math.min(...rects.map((r) => r.left));
    const right = Math.max(...rects.map((r) => r.right));
    const upper = Math.min(...rects.map((r) => r.top)) + ink.top;
    const lower = Math.max(...rects.map((r) => r.bottom)) - ink.bottom;
    for (let e = owner; e && e !== document.body; e = e.parentElement) {
      const look = styleOf(e);
      if (scrolls(look)) return null;
      if (!clips(look)) continue;
      const box = boxOf(e);
      const sideways = CUTS.includes(look.overflowX) && (left < box.left - ROUNDED || right > box.right + ROUNDED);
      const upright = CUTS.includes(look.overflowY) && (upper < box.top - ROUNDED || lower > box.bottom + ROUNDED);
      if (look.maskImage !== 'none' && !sideways) return null;
      if (isShortened(e, look) && (sideways || look.webkitLineClamp !== 'none')) return null;
      if (sideways || upright) return e;
    }
    return null;
  };
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const owner = node.parentElement;
    if (!node.textContent.trim() || owner.closest('svg, script, style, option') || !isSeen(owner)) continue;
    const by = cutBy(node);
    if (by) found.add(`"${node.textContent.trim().slice(0, 30)}" is cut off by ${where(by)}`);
  }

  // -- cards: what stands on one does not reach beyond it, and nothing lies over its name
  const OUTSIDE = '.points, .coins, kbd, .sr'; // seals and caps hang over an edge
  // on smaller screens and in a low hand a text fades out: its note has it all
  const isRoomy = innerWidth >= 1280 && innerHeight >= 800 && !top.querySelector('main.low');
  const isBeyond = (box, edge) => box.width > 0.5 && (box.left < edge.left - ROUNDED || box.right > edge.right + ROUNDED || box.top < edge.top - ROUNDED || box.bottom > edge.bottom + ROUNDED);
  const drawnOf = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()];
  };
  for (const card of top.querySelectorAll('[data-card]:not(svg *), .architects-slot')) {
    if (!isSeen(card)) continue;
    const edge = boxOf(card);
    for (const tile of card.querySelectorAll('.tile, .icon')) {
      if (!tile.closest(OUTSIDE) && isBeyond(boxOf(tile), edge)) found.add(`a sign reaches beyond ${where(card)}`);
    }
    const text = isRoomy && card.closest('.hand') ? card.querySelector('.text') : null;
    if (text?.checkVisibility() && text.scrollHeight > text.clientHeight + ROUNDED) found.add(`"${text.textContent.slice(0, 30)}" is not read to its end`);
    const words = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const node = words.currentNode;
      if (!node.textContent.trim() || node.parentElement.closest(`${OUTSIDE}, svg`) || CUTS.includes(styleOf(node.parentElement).overflowX)) continue;
      for (const box of drawnOf(node)) {
        if (isBeyond(box, edge)) found.add(`"${node.textContent.trim()}" reaches beyond ${where(card)}`);
        const above = document.elementFromPoint(box.right - 2, box.top + box.height / 2);
        if (above?.closest(OUTSIDE) && card.contains(above)) found.add(`"${node.textContent.trim()}" lies under ${where(above)}`);
      }
    }
  }

  // -- numbers of workers on the board: nothing lies over them
  for (const number of isPhone ? [] : top.querySelectorAll('.crowd b')) {
    const box = boxOf(number);
    const above = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (isSeen(number) && above && !above.closest('.crowd') && !above.contains(number)) found.add(`a number of workers lies under ${where(above)}`);
  }

  // -- names on the final sheet
  for (const name of top.querySelectorAll('thead b')) {
    if (isSeen(name) && name.scrollWidth > name.clientWidth + 1) found.add(`of the name "${name.textContent}" on the sheet a part is read`);
  }

  // -- labels of choices: how many letters are read before they end in dots
  for (const label of top.querySelectorAll('.choice .text')) {
    if (!isSeen(label) || label.scrollWidth <= label.clientWidth + 1) continue;
    const text = label.textContent;
    const letters = Math.floor((label.clientWidth / label.scrollWidth) * text.length) - 1;
    if (letters < Math.min(LETTERS, text.length)) found.add(`of the choice "${text}" ${letters} letters are read`);
  }

  const isStuck = (e) => {
    for (let up = e; up; up = up.parentElement) if (['sticky', 'fixed'].includes(styleOf(up).position)) return true;
    return false;
  };

  // -- targets: large enough, in sight, and nothing lies over them
  const PRESSED = 'button, a[href], select, input, textarea, summary, [role=tab], [data-target]';
  const inSentence = (e) => e.matches('a, p button, li button, .word') && styleOf(e).display === 'inline';
  const isLarge = ({ width, height }, least = SMALLEST) => Math.min(width, height) >= least - 0.5;
  const leastOf = (target) => (isPhone && !target.matches(LOWER) ? FINGER : SMALLEST);
  /** The same can be chosen in the list: the drawing need not be pressed. */
  const hasTwin = (drawn) =>
    drawn instanceof SVGElement &&
    [...document.querySelectorAll('.dock [data-target]')].some((other) => other.dataset.target === drawn.dataset.target && isSeen(other) && isLarge(other.getBoundingClientRect()));
  for (const target of top.querySelectorAll(PRESSED)) {
    if (!isSeen(target) || inSentence(target)) continue;
    const hit = target.matches('input') ? (target.closest('label') ?? target) : target;
    const box = hit.getBoundingClientRect();
    if (box.width < 1 || box.height < 1) continue;
    if (!isLarge(box, leastOf(target)) && !hasTwin(target))
      found.add(`${where(target)} is ${Math.round(box.width)} x ${Math.round(box.height)} px small`);
    const x = box.left + box.width / 2;
    const y = box.top + box.height / 2;
    let scrolled = false;
    for (let e = target.parentElement; e; e = e.parentElement) {
      const seen = boxOf(e);
      const look = styleOf(e);
      const out = x < seen.left || x > seen.right || y < seen.top || y > seen.bottom;
      if (out && scrolls(look)) scrolled = true;
      else if (out && clips(look) && !scrolled) found.add(`${where(target)} is hidden by ${where(e)}`);
    }
    if (scrolled || (long && (y < 0 || y > innerHeight))) continue;
    if (x < 0 || x > innerWidth || y < 0 || y > innerHeight) {
      found.add(`${where(target)} is off the screen`);
      continue;
    }
    const above = document.elementFromPoint(x, y);
    if (long && above && isStuck(above) && !isStuck(hit)) continue; // the page can be scrolled below it
    if (above && !hit.contains(above) && !above.contains(hit)) found.add(`${where(target)} lies under ${where(above)}`);
  }
  return [...found];
};
