import { localStore } from '@jobharbor/shared/browser/storage';
import type { AlertFilters } from '@jobharbor/shared/contracts/search/job-alert';

const storageKey = 'jh-searches';
const lastKey = 'jh-last-search';
const maxSearches = 5;
const maxLength = 200;

/** The last search whose results were viewed. */
export interface LastSearch {
  /** Path of the results page with filters. */
  path: string;
  /** Text and filters, as shown on the page. */
  label: string;
  country: string;
  body: AlertFilters;
  /** Seconds. */
  at: number;
}

/** Recent searches in this browser, latest first. */
export function readRecentSearches(): readonly string[] {
  const stored = read(storageKey);
  return Array.isArray(stored)
    ? stored.filter((text) => typeof text === 'string' && text !== '').slice(0, maxSearches)
    : [];
}

/** Adds a search at the front. Does nothing without storage. */
export function recordRecentSearch(query: string, last?: LastSearch): void {
  if (last && last.label !== '') write(lastKey, last);
  const text = query.trim().slice(0, maxLength);
  if (text === '') return;
  const others = readRecentSearches().filter((one) => one.toLowerCase() !== text.toLowerCase());
  write(storageKey, [text, ...others].slice(0, maxSearches));
}

/** The last viewed search in this browser; undefined without one. */
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
    return JSON.parse(localStore.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStore.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or blocked.
  }
}
