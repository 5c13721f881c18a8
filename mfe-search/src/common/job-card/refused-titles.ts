import { localStore } from '@jobharbor/shared/browser/storage';

const storageKey = 'jh-refused-titles';
const maxCount = 100;

/** Ids of the hot titles that were hidden in this browser; empty if the stored value is invalid. */
export function readRefusedTitles(): readonly number[] {
  try {
    const stored: unknown = JSON.parse(localStore.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => Number.isSafeInteger(id) && id > 0) : [];
  } catch {
    return [];
  }
}

/** False if storage is not available: the choice then lasts as long as the page. */
export const writeRefusedTitles = (ids: readonly number[]): boolean =>
  localStore.setItem(storageKey, JSON.stringify(ids.slice(-maxCount)));
