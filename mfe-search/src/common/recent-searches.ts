const storageKey = 'jh-searches';
const maxSearches = 5;
const maxLength = 200;

/** Words searched for in this browser, the latest first. */
export function readRecentSearches(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((text) => typeof text === 'string' && text !== '').slice(0, maxSearches)
      : [];
  } catch {
    return [];
  }
}

/** Puts a search first. Without storage nothing is remembered. */
export function recordRecentSearch(query: string): void {
  const text = query.trim().slice(0, maxLength);
  if (text === '') return;
  const others = readRecentSearches().filter((one) => one.toLowerCase() !== text.toLowerCase());
  write([text, ...others].slice(0, maxSearches));
}

export const clearRecentSearches = (): void => write([]);

function write(searches: readonly string[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(searches));
  } catch {
    // The storage is full or forbidden.
  }
}
