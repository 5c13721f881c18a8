import { createStore, del, get, set } from 'idb-keyval';

/** Retention in milliseconds of files whose upload was interrupted by the end of the session. */
const retentionMs = 86_400_000;

interface Stored {
  at: number;
  parts: FileDraft;
}

/** Files with their metadata. */
export type FileDraft = Record<string, Blob | object>;

/** Opened lazily: IndexedDB may be blocked. */
let opened: ReturnType<typeof createStore> | undefined;
const store = () => {
  opened ??= createStore('jobharbor-files', 'drafts');
  return opened;
};

/**
 * Stores files whose upload was interrupted by the end of the session, by a key that names the person (`video:7`). Always
 * resolves: if storage is full or blocked, the file has to be chosen again.
 */
export async function saveFileDraft(key: string, parts: FileDraft, now = Date.now()) {
  try {
    await set(key, { at: now, parts } satisfies Stored, store());
  } catch {}
}

/** Returns and removes the stored files. Null without any, or after a day. */
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
