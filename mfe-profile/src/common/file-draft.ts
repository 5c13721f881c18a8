import { createStore, del, get, set } from 'idb-keyval';

/** Files that were cut off on their way wait this long for their person to sign in again. */
const retentionMs = 86_400_000;

interface Stored {
  at: number;
  parts: FileDraft;
}

/** Files, and what belongs to them. */
export type FileDraft = Record<string, Blob | object>;

/** Opened at the first use: not every browser lets every page store something. */
let opened: ReturnType<typeof createStore> | undefined;
const store = () => {
  opened ??= createStore('jobharbor-files', 'drafts');
  return opened;
};

/**
 * Stores chosen files that the session's end has kept from their upload, by a key that names the person (`video:7`).
 * Resolves in any case: where storage is full or forbidden, the file is to be chosen again.
 */
export async function saveFileDraft(key: string, parts: FileDraft, now = Date.now()) {
  await set(key, { at: now, parts } satisfies Stored, store()).catch(() => undefined);
}

/** Takes the files out again: they are given back once. Null when there are none, or they are a day old. */
export async function takeFileDraft(key: string, now = Date.now()): Promise<FileDraft | null> {
  try {
    const draft = await get<Stored>(key, store());
    if (draft === undefined) return null;
    await del(key, store());
    return now - draft.at > retentionMs ? null : draft.parts;
  } catch {
    return null;
  }
}
