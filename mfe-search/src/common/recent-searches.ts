import type { AlertFilters } from '@jobharbor/shared/contracts/job-alert';

const storageKey = 'jh-searches';
const lastKey = 'jh-last-search';
const maxSearches = 5;
const maxLength = 200;

/** A search whose results somebody looked at. */
export interface LastSearch {
  /** Of the results page, with its filters. */
  path: string;
  /** Its words and filters, as the page named them. */
  label: string;
  country: string;
  body: AlertFilters;
  /** Seconds. */
  at: number;
}

/** Words searched for in this browser, the latest first. */
export function readRecentSearches(): readonly string[] {
  const stored = read(storageKey);
  return Array.isArray(stored)
    ? stored.filter((text) => typeof text === 'string' && text !== '').slice(0, maxSearches)
    : [];
}

/** Puts a search first. Without storage nothing is remembered. */
export function recordRecentSearch(query: string, last?: LastSearch): void {
  if (last && last.label !== '') write(lastKey, last);
  const text = query.trim().slice(0, maxLength);
  if (text === '') return;
  const others = readRecentSearches().filter((one) => one.toLowerCase() !== text.toLowerCase());
  write(storageKey, [text, ...others].slice(0, maxSearches));
}

/** The search that was looked at last in this browser; undefined where there is none. */
export function readLastSearch(): LastSearch | undefined {
  const stored = read(lastKey);
  const isOurs =
    typeof stored === 'object' &&
    stored !== null &&
    ['path', 'label', 'country'].every((key) => typeof stored[key as keyof typeof stored] === 'string') &&
    'at' in stored &&
    typeof stored.at === 'number' &&
    'body' in stored &&
    typeof stored.body === 'object';
  return isOurs && (stored as LastSearch).path.startsWith('/jobs?') ? (stored as LastSearch) : undefined;
}

export function clearRecentSearches(): void {
  write(storageKey, []);
  write(lastKey, null);
}

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The storage is full or forbidden.
  }
}
