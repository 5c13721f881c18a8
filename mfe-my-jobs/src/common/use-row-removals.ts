import { useRef } from 'react';
import { useListState } from './use-list-state.ts';

/** A row that was removed on this page, or removed and restored. It keeps its position until the list is left. */
export interface RowRemoval<Row> {
  row: Row;
  index: number;
  isRemoved: boolean;
  /** False while the server has not answered. */
  isSettled: boolean;
  error: unknown;
}

/** A row and, once it was removed on this page, its removal. */
interface ShownRow<Row> {
  row: Row;
  removal: RowRemoval<Row> | undefined;
}

/** Optimistic removal of rows with undo. If `setRemoved` rejects, the row is restored at its position. */
export function useRowRemovals<Row extends { id: number }>(
  setRemoved: (row: Row, isRemoved: boolean) => Promise<unknown>,
) {
  const [removals, setRemovals] = useListState<readonly RowRemoval<Row>[]>([]);
  const relisted = useRef(new Set<number>());
  const put = (removal: RowRemoval<Row>) =>
    setRemovals((all) => [...all.filter(({ row }) => row.id !== removal.row.id), removal]);

  /** Changes that the server has not answered, by row. */
  const pending = useRef(new Map<number, Promise<unknown>>());

  async function change({ row, index }: Pick<RowRemoval<Row>, 'row' | 'index'>, isRemoved: boolean) {
    relisted.current.delete(row.id);
    put({ row, index, isRemoved, isSettled: false, error: null });
    const before = pending.current.get(row.id);
    // In order. An undo of a change that fails has nothing to send.
    const sent = before
      ? before.then(
          () => setRemoved(row, isRemoved),
          () => undefined,
        )
      : setRemoved(row, isRemoved);
    pending.current.set(row.id, sent);
    const error = await sent.then(
      () => null,
      (reason: unknown) => reason,
    );
    // A newer change of the row decides what is shown.
    if (pending.current.get(row.id) !== sent) return;
    pending.current.delete(row.id);
    put({ row, index, isRemoved: error === null ? isRemoved : !isRemoved, isSettled: true, error });
  }

  /** The server's rows, with those removed on this page at their previous positions. */
  function withRemoved(rows: readonly Row[]): ShownRow<Row>[] {
    const listed = new Map(rows.map((row) => [row.id, row]));
    const touched = new Set(removals.map(({ row }) => row.id));
    const shown: ShownRow<Row>[] = rows
      .filter(({ id }) => !touched.has(id))
      .map((row) => ({ row, removal: undefined }));
    for (const removal of [...removals].sort((a, b) => a.index - b.index)) {
      const { id } = removal.row;
      if (!removal.isRemoved && removal.isSettled && listed.has(id)) relisted.current.add(id);
      // A restored row is kept until the server lists it again; one that then disappears was removed elsewhere.
      if (listed.has(id) || !relisted.current.has(id))
        shown.splice(removal.index, 0, { row: listed.get(id) ?? removal.row, removal });
    }
    return shown;
  }

  return {
    withRemoved,
    remove: (row: Row, index: number) => change({ row, index }, true),
    restore: (removal: RowRemoval<Row>) => change(removal, false),
  };
}
