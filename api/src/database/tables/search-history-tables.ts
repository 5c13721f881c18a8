import type { AlertFilters } from '@jobharbor/shared/contracts';
import type { ColumnType, Generated } from 'kysely';

type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>;

interface SearchHistoryTable {
  id: Generated<number>;
  account_id: number;
  country_key: string;
  /** Written as JSON text. */
  filters: ColumnType<AlertFilters, string, never>;
  filters_hash: Buffer;
  visits: Generated<number>;
  /** Number of results at the last look, of which `seen_ids` has the newest. */
  results: number;
  seen_at: Date;
  seen_ids: Maybe<number[]>;
  /** The last look of the visit before. */
  before_at: Maybe<Date>;
  before_ids: Maybe<number[]>;
  before_results: Maybe<number>;
}

/** Title and pay of a job until `replaced_at`; a trigger writes them. */
interface JobVersionsTable {
  job_id: number;
  replaced_at: Date;
  title: string;
  salary_currency: string | null;
  salary_period: string | null;
  salary_min: number | null;
  salary_max: number | null;
}

export interface SearchHistoryTables {
  search_history: SearchHistoryTable;
  job_versions: JobVersionsTable;
}
