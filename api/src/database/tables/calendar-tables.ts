import type { CalendarProblem, WeekHours } from '@jobharbor/shared/contracts';
import type { ColumnType, Generated } from 'kysely';

type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>;

export interface RecruiterCalendarsTable {
  account_id: number;
  time_zone: Maybe<string>;
  /** Written as JSON text. */
  hours: ColumnType<WeekHours[], string | undefined, string>;
  /** Encrypted. */
  link: Maybe<string>;
  link_host: Maybe<string>;
  read_at: Maybe<Date>;
  /** From and until in seconds, two by two. */
  busy: Generated<number[]>;
  unread_events: Generated<number>;
  etag: Maybe<string>;
  /** Hash of the last answer with its zone and day, whose busy times are then the same. */
  content_hash: Maybe<string>;
  problem: Maybe<CalendarProblem>;
  failures: Generated<number>;
  /** Null without a link. */
  next_read_at: Maybe<Date>;
}

/** When recruiters can hold interviews. */
export interface CalendarTables {
  recruiter_calendars: RecruiterCalendarsTable;
}
