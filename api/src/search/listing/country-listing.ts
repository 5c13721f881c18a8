import type { CountryKey } from '@jobharbor/shared/contracts';
import { salaryLadderOf } from '../../config-lists/index.ts';
import type { SearchDocumentTable } from '../../database/tables/job-tables.ts';
import {
  columnOf,
  countedFields,
  type FilterColumnName,
  type FilterDocument,
  filterColumnNames,
  idsReader,
} from '../../search-filters/filter-columns.ts';
import { ChoiceColumn, withCapacity } from './choice-column.ts';
import { rungsOfPay } from './rungs-of-pay.ts';

/** A row of `search_documents` without its vectors. Times in seconds. */
export interface ListedJob
  extends FilterDocument,
    Pick<SearchDocumentTable, 'job_id' | 'title_id' | 'salary_low' | 'salary_high'> {
  listed_at: number;
  removed_at: number | null;
  expires_at: number | null;
  posted_at: number;
}

/** Columns of options: those of filters, and the rungs of the salary ladder. */
export type ListingColumn = FilterColumnName | 'salary_ranges';

const floats = () => new Float64Array(1_024);

/**
 * An in-memory column store of the filterable fields of all jobs of one country, ordered by date. A scan takes a few
 * nanoseconds per job, where the database takes microseconds.
 */
export class CountryListing {
  readonly columns = Object.fromEntries(
    [...filterColumnNames, 'salary_ranges'].map((column) => [column, new ChoiceColumn()]),
  ) as Record<ListingColumn, ChoiceColumn>;
  readonly #readers = countedFields.map((field) => ({
    column: this.columns[columnOf(field).column],
    read: idsReader(field),
  }));
  /** By row: NaN for a job without a salary, Infinity for one that never expires. */
  times = { listed: floats(), removed: floats(), expires: floats() };
  pay = { low: floats(), high: floats() };
  /** The title's id by row. */
  titles = floats();
  /** The highest title id so far: later titles have a greater one. */
  newestTitleId = 0;
  /** Row numbers, newest first; only the first `length` are used. */
  order = new Uint32Array(1_024);
  length = 0;
  #jobIds = floats();
  #posted = floats();
  readonly #rowOf = new Map<number, number>();
  readonly #free: number[] = [];
  #rows = 0;
  readonly #ladder: ReturnType<typeof salaryLadderOf>;

  constructor(country: CountryKey) {
    this.#ladder = salaryLadderOf(country);
  }

  /** Greater than any row number. */
  get capacity(): number {
    return this.#jobIds.length;
  }

  rowOf(jobId: number): number | undefined {
    return this.#rowOf.get(jobId);
  }

  /** Seconds. */
  postedAt(row: number): number {
    return this.#posted[row] ?? 0;
  }

  jobIdAt(row: number): number {
    return this.#jobIds[row] ?? 0;
  }

  /** Fills an empty listing: sorts once instead of inserting one by one. */
  fill(jobs: readonly ListedJob[]): void {
    for (const job of jobs) this.#write(this.#newRow(job.job_id), job);
  }

  /** Also renumbers the rows by date, so that a scan in that order reads memory sequentially. */
  sort(): void {
    const order = Uint32Array.from(this.#rowOf.values()).sort((a, b) => this.#compare(a, b));
    const arrange = (array: Float64Array<ArrayBuffer>) => Float64Array.from(order, (row) => array[row] ?? 0);
    this.#jobIds = arrange(this.#jobIds);
    this.#posted = arrange(this.#posted);
    this.titles = arrange(this.titles);
    const { listed, removed, expires } = this.times;
    this.times = { listed: arrange(listed), removed: arrange(removed), expires: arrange(expires) };
    this.pay = { low: arrange(this.pay.low), high: arrange(this.pay.high) };
    for (const column of Object.values(this.columns)) column.arrange(order);
    this.#rowOf.clear();
    for (const [row, jobId] of this.#jobIds.entries()) this.#rowOf.set(jobId, row);
    this.#free.length = 0;
    this.#rows = order.length;
    this.order = order.map((_, row) => row);
    this.length = order.length;
  }

  put(job: ListedJob): void {
    const known = this.#rowOf.get(job.job_id);
    if (known !== undefined) this.#takeOut(known);
    const row = known ?? this.#newRow(job.job_id);
    this.#write(row, job);
    const at = this.#placeOf(row);
    this.order = withCapacity(this.order, this.length + 1, (size) => new Uint32Array(size));
    this.order.copyWithin(at + 1, at, this.length);
    this.order[at] = row;
    this.length += 1;
  }

  drop(jobId: number): void {
    const row = this.#rowOf.get(jobId);
    if (row === undefined) return;
    this.#takeOut(row);
    this.#rowOf.delete(jobId);
    this.#free.push(row);
  }

  #newRow(jobId: number): number {
    const row = this.#free.pop() ?? this.#rows++;
    this.#rowOf.set(jobId, row);
    return row;
  }

  #takeOut(row: number): void {
    const at = this.#placeOf(row);
    this.order.copyWithin(at, at + 1, this.length);
    this.length -= 1;
  }

  /** The position of a row in the order, by binary search. */
  #placeOf(row: number): number {
    let low = 0;
    let high = this.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(this.order[middle] ?? 0, row) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #compare(a: number, b: number): number {
    return (this.#posted[b] ?? 0) - (this.#posted[a] ?? 0) || this.jobIdAt(b) - this.jobIdAt(a);
  }

  #write(row: number, job: ListedJob): void {
    this.#makeRoom(row + 1);
    this.#jobIds[row] = job.job_id;
    this.#posted[row] = job.posted_at;
    this.titles[row] = job.title_id;
    this.newestTitleId = Math.max(this.newestTitleId, job.title_id);
    this.times.listed[row] = job.listed_at;
    this.times.removed[row] = job.removed_at ?? Number.POSITIVE_INFINITY;
    this.times.expires[row] = job.expires_at ?? Number.POSITIVE_INFINITY;
    this.pay.low[row] = job.salary_low ?? Number.NaN;
    this.pay.high[row] = job.salary_high ?? Number.NaN;
    this.columns.salary_ranges.set(row, rungsOfPay(this.#ladder, job));
    for (const { column, read } of this.#readers) column.set(row, read(job));
  }

  #makeRoom(rows: number): void {
    const grow = (array: Float64Array<ArrayBuffer>) =>
      withCapacity(array, rows, (size) => new Float64Array(size));
    this.#jobIds = grow(this.#jobIds);
    this.#posted = grow(this.#posted);
    this.titles = grow(this.titles);
    const { listed, removed, expires } = this.times;
    this.times = { listed: grow(listed), removed: grow(removed), expires: grow(expires) };
    this.pay = { low: grow(this.pay.low), high: grow(this.pay.high) };
  }
}
