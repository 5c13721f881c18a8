import { type AppError, toAppError } from '@jobharbor/shared/errors';
import { sendCall } from '@jobharbor/shared/http';
import { useRemote } from '@jobharbor/shared/remote';
import { useRef, useState } from 'react';
import type { Entry, EntryKind } from './entry-kind.ts';

/** Optimistic reordering of entries, rolled back on failure. */
export function useEntryOrder(kind: EntryKind, entries: readonly Entry[], reload: () => Promise<unknown>) {
  const { http } = useRemote();
  const [wanted, setWanted] = useState<readonly number[] | null>(null);
  const [said, setSaid] = useState('');
  const [error, setError] = useState<AppError | null>(null);
  /** Sequential, so that the last order wins. */
  const sending = useRef<Promise<void>>(Promise.resolve());
  const latest = useRef(0);
  const shown = wanted
    ? entries.toSorted((a, b) => wanted.indexOf(a.id) - wanted.indexOf(b.id))
    : [...entries];

  async function send(ids: readonly number[], turn: number): Promise<void> {
    const { order } = kind;
    if (!order || turn !== latest.current) return;
    try {
      await sendCall(http, order, { body: { ids } } as never);
      await reload();
    } catch (thrown) {
      setError(toAppError(thrown));
      setSaid('');
    } finally {
      if (turn === latest.current) setWanted(null);
    }
  }

  return {
    shown,
    error,
    /** Live region text about the last move. */
    said,
    move(from: number, to: number, text: string): void {
      const ids = shown.map(({ id }) => id);
      ids.splice(to, 0, ...ids.splice(from, 1));
      latest.current += 1;
      const turn = latest.current;
      setWanted(ids);
      setSaid(text);
      setError(null);
      sending.current = sending.current.then(() => send(ids, turn));
    },
  };
}

export type EntryOrder = ReturnType<typeof useEntryOrder>;
