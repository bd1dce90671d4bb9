/** What this browser remembers; a browser that forbids it only forgets sooner. */
export function stored<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`royaume.${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(`royaume.${key}`, JSON.stringify(value));
  } catch {
    // private windows may have no store
  }
}
