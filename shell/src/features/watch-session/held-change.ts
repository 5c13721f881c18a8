import { tabStore } from '@jobharbor/shared/browser/storage';
import { type StoredChange, storedChange } from '@jobharbor/shared/contracts/sign-in/held-change';
import { longestWaitMs } from './await-sign-in.ts';

const key = 'jh-held-change';
/** Characters of its JSON: changes of one press are small. */
const maxLength = 4_000;

/**
 * Stores the last change of this tab that waits for its account to sign in again: one, in session storage. No part of
 * an address is stored there.
 */
export function storeHeldChange(change: Omit<StoredChange, 'at'>, now: number): void {
  const text = JSON.stringify({ ...change, at: now });
  if (text.length > maxLength) removeHeldChange();
  else tabStore.setItem(key, text);
}

/** The stored change; null without one, and for one that is too old or that no page has stored. */
export function readHeldChange(now: number): StoredChange | null {
  try {
    const { data } = storedChange.safeParse(JSON.parse(tabStore.getItem(key) ?? 'null'));
    return data && data.at <= now && now - data.at < longestWaitMs ? data : null;
  } catch {
    return null;
  }
}

export function removeHeldChange(): void {
  tabStore.removeItem(key);
}
