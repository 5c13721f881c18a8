import type { AlertFilters, AlertFrequency } from '@jobharbor/shared/contracts';
import type { ColumnType, Generated } from 'kysely';

type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>;

interface AlertSearchesTable {
  id: Generated<number>;
  country_key: string;
  /** Written as JSON text. */
  filters: ColumnType<AlertFilters, string, string>;
  filters_hash: Buffer;
  is_filled: Generated<boolean>;
  near_title: string | null;
  is_across: Generated<boolean>;
}

interface AlertMatchesTable {
  search_id: number;
  job_id: number;
  number: Generated<number>;
  listed_at: Date;
}

export interface JobAlertsTable {
  id: Generated<number>;
  account_id: Maybe<number>;
  email: Maybe<string>;
  email_key: Maybe<string>;
  search_id: number;
  language: string;
  time_zone: string;
  frequency: AlertFrequency;
  is_paused: Generated<boolean>;
  confirmed_key: Maybe<string>;
  created_at: Date;
  deleted_at: Maybe<Date>;
  next_at: Maybe<Date>;
  since: Date;
  told_to: number;
}

interface SigningKeysTable {
  purpose: string;
  key: Buffer;
}

/** The tables of job alerts. `alert_anchors`, `alert_scans` and `alert_progress` are used by SQL of `job-alerts` alone. */
export interface AlertTables {
  alert_searches: AlertSearchesTable;
  alert_matches: AlertMatchesTable;
  job_alerts: JobAlertsTable;
  signing_keys: SigningKeysTable;
}
