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
}

/** Tables of the notification centre. */
export interface NotificationTables {
  notifications: NotificationsTable;
}
