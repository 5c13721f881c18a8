import { useSyncExternalStore } from 'react';
import { localStore } from '../../browser/storage.ts';

/** A job that a guest saved in this browser. `savedAt` in seconds. */
export interface DeviceSave {
  readonly jobId: number;
  readonly savedAt: number;
}

const storageKey = 'jh-saved';
/** Maximum number of saves that one call reads or joins. */
const maxSaves = 100;
/** Name of the DOM event that notifies the other copies of this module on the page (each remote bundles one). */
const changeEvent = 'jh-device-saves';
const none: readonly DeviceSave[] = [];

let text: string | null = null;
let saves = none;

/** Jobs that a guest saved in this browser, latest first. Returns the same array until it changes. */
export function readDeviceSaves(): readonly DeviceSave[] {
  const stored = readStorage();
  if (stored !== text) {
    text = stored;
    saves = parseSaves(stored);
  }
  return saves;
}

function readStorage(): string | null {
  try {
    return localStore.getItem(storageKey);
  } catch {
    return null;
  }
}

function parseSaves(stored: string | null): readonly DeviceSave[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list.filter(isSave).slice(0, maxSaves) : none;
  } catch {
    return none;
  }
}

const isSave = (value: unknown): value is DeviceSave =>
  typeof value === 'object' &&
  value !== null &&
  'jobId' in value &&
  'savedAt' in value &&
  Number.isSafeInteger(value.jobId) &&
  Number.isSafeInteger(value.savedAt) &&
  (value.jobId as number) > 0 &&
  (value.savedAt as number) >= 0;

/** Saves or unsaves a job for a guest; false if storage is not available. `at`: when it was saved, in milliseconds. */
export function setDeviceSave(jobId: number, isSaved: boolean, at: number): boolean {
  const saves = readDeviceSaves().filter((save) => save.jobId !== jobId);
  const savedAt = Math.floor(at / 1_000);
  const place = saves.findIndex((save) => save.savedAt <= savedAt);
  return write(isSaved ? saves.toSpliced(place < 0 ? saves.length : place, 0, { jobId, savedAt }) : saves);
}

/** Removes saves that were merged into an account; a job that was saved again meanwhile stays. */
export function removeDeviceSaves(joined: readonly DeviceSave[]): void {
  const isJoined = (save: DeviceSave) =>
    joined.some(({ jobId, savedAt }) => jobId === save.jobId && savedAt === save.savedAt);
  write(readDeviceSaves().filter((save) => !isJoined(save)));
}

function write(next: readonly DeviceSave[]): boolean {
  const before = localStore.getItem(storageKey);
  if (next.length === 0) localStore.removeItem(storageKey);
  else if (!localStore.setItem(storageKey, JSON.stringify(next.slice(0, maxSaves)))) {
    // A save that the storage refused is not shown as saved, since it would not outlive the page.
    localStore.removeItem(storageKey);
    if (before !== null) localStore.setItem(storageKey, before);
    return false;
  }
  window.dispatchEvent(new Event(changeEvent));
  return true;
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  window.addEventListener(changeEvent, listener);
  return () => {
    window.removeEventListener('storage', listener);
    window.removeEventListener(changeEvent, listener);
  };
}

/** {@link readDeviceSaves} as a hook, synchronised between tabs; empty on the server. */
export const useDeviceSaves = (): readonly DeviceSave[] =>
  useSyncExternalStore(subscribe, readDeviceSaves, () => none);

/** Whether a guest saved the job in this browser; renders again only when that changes. */
export const useIsDeviceSaved = (jobId: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => readDeviceSaves().some((save) => save.jobId === jobId),
    () => false,
  );
