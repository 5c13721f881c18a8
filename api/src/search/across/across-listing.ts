import { marketTimeZone } from '@jobharbor/shared/contracts';
import { CountryListing, type ListedJob } from '../listing/country-listing.ts';
import { KeyColumn } from './key-column.ts';

export interface AcrossJob extends ListedJob {
  country_key: string;
  /** Null for that of the job's country. */
  time_zone: string | null;
  visa_sponsorship: boolean | null;
}

/** The zone of a job in `others` that names none. */
const unknownZone = '';

/**
 * The remote, Web3 and visa-supported jobs of all countries, with the filterable fields in which countries agree. Pay is in
 * the currency of each job's country, so that nothing here may compare it.
 */
export class AcrossListing {
  readonly jobs = new CountryListing('others');
  readonly country = new KeyColumn();
  /** IANA name and key of the country, whose office hours the job has. */
  readonly zone = new KeyColumn();
  readonly visa = new KeyColumn();

  constructor(jobs: readonly AcrossJob[]) {
    this.jobs.fill(jobs);
    this.jobs.sort();
    for (const job of jobs) this.#describe(job);
  }

  put(job: AcrossJob): void {
    this.jobs.put(job);
    this.#describe(job);
  }

  drop(jobId: number): void {
    this.jobs.drop(jobId);
  }

  jobIds(): number[] {
    return [...this.jobs.order.subarray(0, this.jobs.length)].map((row) => this.jobs.jobIdAt(row));
  }

  /** By row: 1 for each of these jobs. */
  rowsOf(jobIds: readonly number[]): Uint8Array {
    const marked = new Uint8Array(this.jobs.capacity);
    for (const id of jobIds) {
      const row = this.jobs.rowOf(id);
      if (row !== undefined) marked[row] = 1;
    }
    return marked;
  }

  #describe(job: AcrossJob): void {
    const row = this.jobs.rowOf(job.job_id);
    if (row === undefined) return;
    this.country.set(row, job.country_key);
    const zone = job.time_zone ?? marketTimeZone(job.country_key);
    this.zone.set(row, zone === undefined ? unknownZone : `${zone} ${job.country_key}`);
    this.visa.set(row, String(job.visa_sponsorship));
  }
}
