import { randomKey } from '@jobharbor/shared/browser/environment';
import { toAppError } from '@jobharbor/shared/errors';
import { sendCall } from '@jobharbor/shared/http';
import { useRemote } from '@jobharbor/shared/remote';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Entry, EntryKind } from './entry-kind.ts';
import { valuesOf } from './entry-values.ts';
import { deleteEntry, saveEntry } from './save-entry.ts';

/** Deletes entries, with an undo that creates the last one again, in its place where the person orders them. */
export function useEntryRemoval(kind: EntryKind, entries: readonly Entry[], reload: () => Promise<unknown>) {
  const { http } = useRemote();
  const [removed, setRemoved] = useState<Entry | null>(null);
  // Presses can repeat before React has rendered `isPending`.
  const isSending = useRef(false);
  const sending = useMutation({
    async mutationFn(send: () => Promise<unknown>) {
      const result = await send();
      await reload();
      return result;
    },
    onSettled: () => {
      isSending.current = false;
    },
  });
  const key = useRef('');
  const place = useRef(0);

  /** One at a time; null if it failed or another one is pending. */
  async function once<T>(send: () => Promise<T>): Promise<T | null> {
    if (isSending.current) return null;
    isSending.current = true;
    return sending.mutateAsync(send).catch(() => null) as Promise<T | null>;
  }

  return {
    removed,
    error: sending.error && toAppError(sending.error),
    isBusy: sending.isPending,
    async remove(entry: Entry): Promise<boolean> {
      const index = entries.findIndex(({ id }) => id === entry.id);
      const isGone = await once(async () => {
        await deleteEntry(http, kind, entry);
        return true;
      });
      if (isGone) {
        key.current = randomKey();
        place.current = index;
        setRemoved(entry);
      }
      return isGone === true;
    },
    async undo(): Promise<Entry | null> {
      if (removed === null) return null;
      const change = { kind, base: null, values: valuesOf(kind, removed), key: key.current };
      const outcome = await once(async () => {
        const result = await saveEntry(http, change);
        // The API lists a new entry first.
        if (kind.order && result.status === 'saved' && place.current > 0) {
          const ids = entries.map(({ id }) => id).filter((id) => id !== result.entry.id);
          await sendCall(http, kind.order, {
            body: { ids: ids.toSpliced(place.current, 0, result.entry.id) },
          } as never);
        }
        return result;
      });
      if (outcome?.status !== 'saved') return null;
      setRemoved(null);
      return outcome.entry;
    },
    clear(): void {
      setRemoved(null);
      sending.reset();
    },
  };
}
