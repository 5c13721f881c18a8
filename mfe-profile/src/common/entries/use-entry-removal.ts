import { type AppError, toAppError } from '@jobharbor/shared/errors';
import { useRemote } from '@jobharbor/shared/remote';
import { useRef, useState } from 'react';
import type { Entry, EntryKind } from './entry-kind.ts';
import { valuesOf } from './entry-values.ts';
import { deleteEntry, saveEntry } from './save-entry.ts';

/** Deletes entries, with an undo that creates the last one again. */
export function useEntryRemoval(kind: EntryKind, reload: () => Promise<unknown>) {
  const { http } = useRemote();
  const [removed, setRemoved] = useState<Entry | null>(null);
  const [error, setError] = useState<AppError | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);
  const key = useRef('');

  /** One at a time; null if it failed or another one is pending. */
  async function once<T>(send: () => Promise<T>): Promise<T | null> {
    if (isSending.current) return null;
    isSending.current = true;
    setBusy(true);
    setError(null);
    try {
      const result = await send();
      await reload();
      return result;
    } catch (thrown) {
      setError(toAppError(thrown));
      return null;
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  }

  return {
    removed,
    error,
    isBusy,
    async remove(entry: Entry): Promise<boolean> {
      const isGone = await once(async () => {
        await deleteEntry(http, kind, entry);
        return true;
      });
      if (isGone) {
        key.current = crypto.randomUUID();
        setRemoved(entry);
      }
      return isGone === true;
    },
    async undo(): Promise<Entry | null> {
      if (removed === null) return null;
      const change = { kind, base: null, values: valuesOf(kind, removed), key: key.current };
      const outcome = await once(() => saveEntry(http, change));
      if (outcome?.status !== 'saved') return null;
      setRemoved(null);
      return outcome.entry;
    },
    clear(): void {
      setRemoved(null);
      setError(null);
    },
  };
}
