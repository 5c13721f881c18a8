import type { NotificationEvent } from '@jobharbor/shared/contracts';
import type { ColumnType, Generated } from 'kysely';

type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>;

interface NotificationsTable {
  id: Generated<number>;
  account_id: number;
  event: NotificationEvent;
  at: Date;
  /** Null for a decision on a report. */
  application_id: Maybe<number>;
  job_id: number;
  read_at: Maybe<Date>;
  pushed_at: Maybe<Date>;
}

interface NoticeSchedulesTable {
  account_id: number;
  time_zone: string;
  /** `HH:MM:SS` in the time zone; over midnight where the end is earlier. */
  quiet_from: Maybe<string>;
  quiet_until: Maybe<string>;
  has_digest: boolean;
  digested_at: Maybe<Date>;
}

interface RecruiterMailsTable {
  account_id: number;
  mailed_at: Date;
  /** Where the last mail began. */
  since: Date;
}

/** Tables of the notification centre, and of when people want notices. */
export interface NotificationTables {
  notice_schedules: NoticeSchedulesTable;
  notifications: NotificationsTable;
  recruiter_mails: RecruiterMailsTable;
}
