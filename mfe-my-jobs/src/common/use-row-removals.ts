import { useListState } from './use-list-state.ts';

/** A row that was removed on this page, or removed and restored. It keeps its position until the list is left. */
export interface RowRemoval<Row> {
  row: Row;
  index: number;
  isRemoved: boolean;
  error: unknown;
}

/** Optimistic removal of rows with undo. If `setRemoved` rejects, the row is restored at its position. */
export function useRowRemovals<Row extends { id: number }>(
  setRemoved: (row: Row, isRemoved: boolean) => Promise<unknown>,
) {
  const [removals, setRemovals] = useListState<readonly RowRemoval<Row>[]>([]);
  const put = (removal: RowRemoval<Row>) =>
    setRemovals((all) => [...all.filter(({ row }) => row.id !== removal.row.id), removal]);

  async function change(removal: RowRemoval<Row>, isRemoved: boolean) {
    put({ ...removal, isRemoved, error: null });
    try {
      await setRemoved(removal.row, isRemoved);
    } catch (error) {
      put({ ...removal, isRemoved: !isRemoved, error });
    }
  }

  return {
    removals,
    remove: (row: Row, index: number) => change({ row, index, isRemoved: true, error: null }, true),
    restore: (removal: RowRemoval<Row>) => change(removal, false),
  };
}

/** The server's rows, with those removed on this page at their previous positions. */
export function withRowRemovals<Row extends { id: number }>(
  rows: readonly Row[],
  removals: readonly RowRemoval<Row>[],
): { row: Row; removal: RowRemoval<Row> | undefined }[] {
  const listed = new Map(rows.map((row) => [row.id, row]));
  const touched = new Set(removals.map(({ row }) => row.id));
  const shown: { row: Row; removal: RowRemoval<Row> | undefined }[] = rows
    .filter(({ id }) => !touched.has(id))
    .map((row) => ({ row, removal: undefined }));
  // A restored row is kept until the server lists it again.
  for (const removal of [...removals].sort((a, b) => a.index - b.index))
    shown.splice(removal.index, 0, { row: listed.get(removal.row.id) ?? removal.row, removal });
  return shown;
}
