import type { FeedSystem, JobFeedReport } from '@jobharbor/shared/contracts';
import type { ColumnType, Generated } from 'kysely';

type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>;

export interface JobFeedsTable {
  id: Generated<number>;
  company_id: number;
  added_by: Maybe<number>;
  system: FeedSystem;
  board: string;
  country_key: string;
  added_at: Date;
  next_pull_at: Date;
  failures: Generated<number>;
  etag: Maybe<string>;
  last_modified: Maybe<string>;
}

interface JobFeedReportsTable {
  id: Generated<number>;
  feed_id: number;
  at: Date;
  outcome: JobFeedReport['outcome'];
  created: number;
  changed: number;
  unchanged: number;
  closed: number;
  /** Written as JSON text. */
  refused: ColumnType<JobFeedReport['refused'], string, string>;
  problem: Maybe<string>;
}

/** Boards that are pulled for companies. */
export interface FeedTables {
  job_feed_reports: JobFeedReportsTable;
  job_feeds: JobFeedsTable;
}
