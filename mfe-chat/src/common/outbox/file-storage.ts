import { createStore, del, get, keys, set } from 'idb-keyval';

/** Files of unsent messages, by the client keys of these. */
export interface FileStorage {
  /** Always resolves. Where the device's storage is blocked or full, the file is kept in the page's memory. */
  save(key: string, file: Blob): Promise<void>;
  read(key: string): Promise<Blob | undefined>;
  remove(key: string): void;
  /** Removes the files of messages that are no longer in the outbox. */
  keepOnly(clientKeys: readonly string[]): Promise<void>;
}

/** Opened lazily: IndexedDB may be blocked. */
let opened: ReturnType<typeof createStore> | undefined;
const store = () => {
  opened ??= createStore('jobharbor-files', 'drafts');
  return opened;
};

/** Bytes, not blobs: some browsers do not store these in private windows. */
export function createFileStorage(personId: number): FileStorage {
  const prefix = `chat-file:${personId}:`;
  const memory = new Map<string, Blob>();
  const attempt = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await work();
    } catch {
      return undefined;
    }
  };
  return {
    async save(key, file) {
      memory.set(key, file);
      await attempt(async () => set(prefix + key, await file.arrayBuffer(), store()));
    },
    async read(key) {
      const kept = memory.get(key);
      if (kept !== undefined) return kept;
      const bytes = await attempt(() => get<ArrayBuffer>(prefix + key, store()));
      return bytes && new Blob([bytes]);
    },
    remove(key) {
      memory.delete(key);
      void attempt(() => del(prefix + key, store()));
    },
    async keepOnly(clientKeys) {
      const stored = (await attempt(() => keys<string>(store()))) ?? [];
      for (const key of stored.filter((name) => name.startsWith(prefix))) {
        const clientKey = key.slice(prefix.length);
        if (!clientKeys.includes(clientKey)) void attempt(() => del(key, store()));
      }
    },
  };
}
