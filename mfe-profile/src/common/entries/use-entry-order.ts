import { toAppError } from '@jobharbor/shared/errors';
import { sendCall } from '@jobharbor/shared/http';
import { useRemote } from '@jobharbor/shared/remote';
import { notifyManager, useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Entry, EntryKind } from './entry-kind.ts';

/** Optimistic reordering of entries, rolled back on failure. */
export function useEntryOrder(kind: EntryKind, entries: readonly Entry[], reload: () => Promise<unknown>) {
  const { http } = useRemote();
  const [wanted, setWanted] = useState<readonly number[] | null>(null);
  const [said, setSaid] = useState('');
  const latest = useRef<readonly number[]>([]);
  const shown = wanted
    ? entries.toSorted((a, b) => wanted.indexOf(a.id) - wanted.indexOf(b.id))
    : [...entries];

  const sending = useMutation({
    // One after another, so that the last order wins; those between are left out.
    scope: { id: `order ${kind.name}` },
    async mutationFn(ids: readonly number[]) {
      if (!kind.order || ids !== latest.current) return;
      await sendCall(http, kind.order, { body: { ids } } as never);
      await reload();
    },
    onError: () => setSaid(''),
    onSettled(_answer, _error, ids) {
      // Runs after the queued notification of the reloaded list. Before it, the old order would be shown again.
      notifyManager.schedule(() => {
        if (ids === latest.current) setWanted(null);
      });
    },
  });

  return {
    shown,
    error: sending.error && toAppError(sending.error),
    /** Live region text about the last move. */
    said,
    move(from: number, to: number, text: string): void {
      const ids = shown.map(({ id }) => id);
      ids.splice(to, 0, ...ids.splice(from, 1));
      latest.current = ids;
      setWanted(ids);
      setSaid(text);
      sending.mutate(ids);
    },
  };
}

export type EntryOrder = ReturnType<typeof useEntryOrder>;
