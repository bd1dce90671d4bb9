/** QR codes for links: bytes, error correction M, versions 1 to 10 (ISO/IEC 18004). Drawn here, so that no link leaves this page. */

/** Of each version at level M: words of error correction in a block, and how many words of data each block has. */
const BLOCKS: readonly [number, readonly number[]][] = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
  [26, [43, 43, 43, 43, 44]],
];
/** Where the middles of the small squares are. */
const ALIGNED: readonly (readonly number[])[] = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];
const BYTES = 0b0100;
const LEVEL_M = 0b00;
const FIELD = 0x11d;
const FORMAT = 0b10100110111;
const FORMAT_MASK = 0b101010000010010;
const VERSION = 0b1111100100101;
const PADS = [0xec, 0x11];
const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Rows of dark and light; an error where the text is too long. */
export function qrOf(text: string): boolean[][] {
  const bytes = [...new TextEncoder().encode(text)];
  const version = 1 + BLOCKS.findIndex(([, data], i) => bytes.length + (i < 9 ? 2 : 3) <= sum(data));
  if (version === 0) throw new Error('too long for a QR code');
  const words = wordsOf(bytes, version);
  const drawn = MASKS.map((_, mask) => new Drawing(version, words, mask));
  return drawn.reduce((best, one) => (one.penalty < best.penalty ? one : best)).dark;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const bitsOf = (value: number, length: number): number[] => Array.from({ length }, (_, i) => (value >> (length - 1 - i)) & 1);

/** Data and error correction, the blocks interleaved. */
function wordsOf(bytes: readonly number[], version: number): number[] {
  const [correction, sizes] = BLOCKS[version - 1]!;
  const data = padded(bytes, version, sum(sizes));
  let start = 0;
  const blocks = sizes.map((size) => data.slice(start, (start += size)));
  return [...interleaved(blocks), ...interleaved(blocks.map((block) => remainder(block, correction)))];
}

function padded(bytes: readonly number[], version: number, size: number): number[] {
  const bits = [...bitsOf(BYTES, 4), ...bitsOf(bytes.length, version < 10 ? 8 : 16), ...bytes.flatMap((byte) => bitsOf(byte, 8))];
  bits.push(...Array<number>(Math.min(4, size * 8 - bits.length)).fill(0));
  bits.push(...Array<number>((8 - (bits.length % 8)) % 8).fill(0));
  const words = Array.from({ length: bits.length / 8 }, (_, i) => bits.slice(i * 8, i * 8 + 8).reduce((word, bit) => word * 2 + bit, 0));
  return [...words, ...Array.from({ length: size - words.length }, (_, i) => PADS[i % 2]!)];
}

function interleaved(blocks: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...blocks.map(({ length }) => length));
  return Array.from({ length: longest }, (_, i) => blocks.flatMap((block) => block[i] ?? [])).flat();
}

/** A product in the field of 256 elements. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * FIELD);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
}

/** Reed-Solomon: what the data leaves when it is divided by the polynomial of this degree. */
function remainder(data: readonly number[], degree: number): number[] {
  const divisor = Array<number>(degree).fill(0);
  divisor[degree - 1] = 1;
  let root = 1;
  for (let i = 0; i < degree; i++) {
    for (let j = 0; j < degree; j++) divisor[j] = times(divisor[j]!, root) ^ (divisor[j + 1] ?? 0);
    root = times(root, 2);
  }
  const rest = Array<number>(degree).fill(0);
  for (const word of data) {
    const factor = word ^ rest.shift()!;
    rest.push(0);
    divisor.forEach((term, i) => (rest[i]! ^= times(term, factor)));
  }
  return rest;
}

/** A number followed by what it leaves when it is divided by a polynomial over two elements. */
function checked(value: number, divisor: number, degree: number): number {
  let rest = value << degree;
  for (let bit = 31 - Math.clz32(rest); bit >= degree; bit = 31 - Math.clz32(rest)) {
    rest ^= divisor << (bit - degree);
    if (rest === 0) break;
  }
  return (value << degree) | rest;
}

class Drawing {
  readonly size: number;
  readonly dark: boolean[][];
  readonly #fixed: boolean[][];

  constructor(version: number, words: readonly number[], mask: number) {
    this.size = 17 + 4 * version;
    this.dark = Array.from({ length: this.size }, () => Array<boolean>(this.size).fill(false));
    this.#fixed = this.dark.map((row) => [...row]);
    this.#drawPatterns(version);
    this.#drawFormat(mask);
    if (version >= 7) this.#drawVersion(version);
    this.#drawWords(words, MASKS[mask]!);
  }

  #set(x: number, y: number, dark: boolean): void {
    if (x < 0 || y < 0 || x >= this.size || y >= this.size) return;
    this.dark[y]![x] = dark;
    this.#fixed[y]![x] = true;
  }

  #drawPatterns(version: number): void {
    for (let i = 0; i < this.size; i++) {
      this.#set(6, i, i % 2 === 0);
      this.#set(i, 6, i % 2 === 0);
    }
    const far = this.size - 4;
    for (const [x, y] of [[3, 3], [far, 3], [3, far]] as const) this.#drawSquares(x, y, 4, [2, 4]);
    const middles = ALIGNED[version - 1]!;
    const last = middles.length - 1;
    middles.forEach((x, i) =>
      middles.forEach((y, j) => {
        const corner = (i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0);
        if (!corner) this.#drawSquares(x, y, 2, [1]);
      }),
    );
    this.#set(8, this.size - 8, true);
  }

  /** Squares within each other; those at these distances from the middle are light. */
  #drawSquares(x: number, y: number, most: number, light: readonly number[]): void {
    for (let dy = -most; dy <= most; dy++)
      for (let dx = -most; dx <= most; dx++) this.#set(x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
  }

  #drawFormat(mask: number): void {
    const bits = checked((LEVEL_M << 3) | mask, FORMAT, 10) ^ FORMAT_MASK;
    const bit = (i: number): boolean => ((bits >> i) & 1) === 1;
    const line = [0, 1, 2, 3, 4, 5, 7, 8];
    line.forEach((place, i) => {
      this.#set(8, place, bit(i));
      this.#set(this.size - 1 - i, 8, bit(i));
    });
    [7, 5, 4, 3, 2, 1, 0].forEach((place, i) => {
      this.#set(place, 8, bit(8 + i));
      this.#set(8, this.size - 7 + i, bit(8 + i));
    });
  }

  #drawVersion(version: number): void {
    const bits = checked(version, VERSION, 12);
    for (let i = 0; i < 18; i++) {
      const [a, b] = [this.size - 11 + (i % 3), Math.floor(i / 3)];
      this.#set(a, b, ((bits >> i) & 1) === 1);
      this.#set(b, a, ((bits >> i) & 1) === 1);
    }
  }

  /** Two columns at a time from the right, up and down in turn. */
  #drawWords(words: readonly number[], masked: (x: number, y: number) => boolean): void {
    const bits = words.flatMap((word) => bitsOf(word, 8));
    let next = 0;
    let up = true;
    for (let right = this.size - 1; right > 0; right -= 2, up = !up) {
      if (right === 6) right = 5;
      for (let step = 0; step < this.size; step++) {
        const y = up ? this.size - 1 - step : step;
        for (const x of [right, right - 1]) {
          if (!this.#fixed[y]![x]) this.dark[y]![x] = (bits[next++] === 1) !== masked(x, y);
        }
      }
    }
  }

  /** How hard it would be to read. */
  get penalty(): number {
    const columns = this.dark.map((_, x) => this.dark.map((row) => row[x]!));
    const lines = [...this.dark, ...columns].map((line) => line.map((dark) => (dark ? '1' : '0')).join(''));
    const runs = lines.flatMap((line) => line.match(/0{5,}|1{5,}/g) ?? []).map(({ length }) => length - 2);
    const finders = lines.flatMap((line) => [...line.matchAll(/(?=10111010000|00001011101)/g)]).length * 40;
    const share = (100 * this.dark.flat().filter(Boolean).length) / this.size ** 2;
    return sum(runs) + this.#blocks * 3 + finders + Math.floor(Math.abs(share - 50) / 5) * 10;
  }

  get #blocks(): number {
    let found = 0;
    for (let y = 1; y < this.size; y++)
      for (let x = 1; x < this.size; x++) {
        const here = this.dark[y]![x];
        if (here === this.dark[y]![x - 1] && here === this.dark[y - 1]![x] && here === this.dark[y - 1]![x - 1]) found += 1;
      }
    return found;
  }
}
