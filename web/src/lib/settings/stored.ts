/** What this browser remembers, or only this tab of it; a browser that forbids it only forgets sooner. */
export function stored<T>(key: string, otherwise: T, place: () => Storage = () => localStorage): T {
  try {
    const text = place().getItem(`royaume.${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function store(key: string, value: unknown, place: () => Storage = () => localStorage): void {
  try {
    place().setItem(`royaume.${key}`, JSON.stringify(value));
  } catch {
    // private windows may have no store
  }
}
