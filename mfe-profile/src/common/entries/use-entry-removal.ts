import { randomKey } from '@jobharbor/shared/browser/environment';
import { toAppError } from '@jobharbor/shared/errors';
import { type HttpClient, sendCall } from '@jobharbor/shared/http';
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
      const listed = entries.map(({ id }) => id);
      const outcome = await once(() => createAt(http, change, { listed, place: place.current }));
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

/** Creates an entry and, where the person orders the kind, moves it to its `place` among the listed ids. */
async function createAt(
  http: HttpClient,
  change: Parameters<typeof saveEntry>[1],
  { listed, place }: { listed: readonly number[]; place: number },
) {
  const result = await saveEntry(http, change);
  const { order } = change.kind;
  // The API lists a new entry first.
  if (order && result.status === 'saved' && place > 0) {
    const others = listed.filter((id) => id !== result.entry.id);
    await sendCall(http, order, { body: { ids: others.toSpliced(place, 0, result.entry.id) } } as never);
  }
  return result;
}
