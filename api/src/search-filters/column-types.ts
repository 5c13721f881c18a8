import type { FilteredJob } from './filtered-job.ts';

/**
 * How the values of a filter stand in a column of `search_documents`. `idsOrAll`: null for all ids of the list. `steps`: a
 * number, of which every step of the list up to it is passed. `coded`: values with an id each.
 */
export type ColumnType = 'id' | 'ids' | 'idsOrAll' | 'steps' | 'flag' | 'coded';

/** Column of one filter: `ofJob` reads a job's value of the column, `ids` the ids of options in the value. */
export interface FilterColumn {
  type: ColumnType;
  column: string;
  ofJob(job: FilteredJob): unknown;
  ids(value: never): readonly number[];
  /** The ids by which a job is marked, if they are others. */
  marked?(value: never): readonly number[];
  /** The ids of marks that match an id of the filter, if they are others. */
  wanted?(id: number): readonly number[];
  /** Of `coded`: the id of each value. */
  codes?: readonly (readonly [value: string | boolean, id: number])[];
  /** Of `idsOrAll` and `steps`: the ids of the list. */
  listed?: readonly number[];
  /** Options in its facet, those with most jobs; all if absent. */
  maxCounted?: number;
}

type Listed = readonly { id: number }[];
const one = (id: number | null): readonly number[] => (id === null ? [] : [id]);
const idsOf = (list: Listed): number[] => list.map(({ id }) => id);

export const idColumn = <C extends string, V extends number | null>(
  column: C,
  ofJob: (job: FilteredJob) => V,
) => ({ type: 'id', column, ofJob, ids: (value: V) => one(value) }) as const;

export const idsColumn = <C extends string>(column: C, ofJob: (job: FilteredJob) => number[]) =>
  ({ type: 'ids', column, ofJob, ids: (value: number[]) => value }) as const;

/** Id of the mark for the whole list: it keeps the search documents of unrestricted jobs small. */
const allId = 0;

export function idsOrAllColumn<C extends string>(
  column: C,
  list: Listed,
  ofJob: (job: FilteredJob) => number[] | null,
) {
  const listed = idsOf(list);
  return {
    type: 'idsOrAll',
    column,
    ofJob,
    listed,
    ids: (value: number[] | null) => value ?? listed,
    marked: (value: number[] | null) => value ?? [allId],
    wanted: (id: number) => [id, allId],
  } as const;
}

export function stepsColumn<C extends string>(
  column: C,
  list: Listed,
  ofJob: (job: FilteredJob) => number | null,
) {
  const listed = idsOf(list);
  return {
    type: 'steps',
    column,
    ofJob,
    listed,
    ids: (value: number | null) => (value === null ? [] : listed.filter((step) => value >= step)),
  } as const;
}

export const flagColumn = <C extends string>(column: C, ofJob: (job: FilteredJob) => boolean) =>
  ({ type: 'flag', column, ofJob, ids: (value: boolean) => (value ? [1] : []) }) as const;

export function codedColumn<C extends string, V extends string | boolean>(
  column: C,
  codes: readonly (readonly [value: V, id: number])[],
  ofJob: (job: FilteredJob) => V,
) {
  const idOf = new Map(codes);
  return { type: 'coded', column, ofJob, codes, ids: (value: V) => one(idOf.get(value) ?? null) } as const;
}
