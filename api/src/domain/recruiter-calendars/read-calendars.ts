import { countryByKey, marketTimeZone } from '@jobharbor/shared/contracts';
import type { Selectable } from 'kysely';
import type { Db } from '../../database/pools.ts';
import type { RecruiterCalendarsTable } from '../../database/tables/calendar-tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { linkContext } from './link-context.ts';
import { type ReadingOutcome, readLink } from './read-link.ts';

export type CalendarServices = Pick<Dependencies, 'db' | 'secrets' | 'getPublic'>;
type Calendar = Selectable<RecruiterCalendarsTable>;

const minute = 60_000;
const everyMs = 30 * minute;
const maxWaitMs = 24 * 60 * minute;
/** Calendars that one process reads at a time. */
const atOnce = 5;
/** Lease time: longer than a reading can take. After it another process reads the calendar of a killed one. */
const leaseMs = 5 * minute;

/**
 * Reads the linked calendars that are due. Each is leased first, so that several processes read it once. One that fails here,
 * such as a link whose key is missing, does not keep the others waiting; rejects at the end.
 */
export async function readDueCalendars(services: CalendarServices, now: Date): Promise<void> {
  const failures: unknown[] = [];
  for (;;) {
    const due = await lease(services.db, now);
    if (due.length === 0) break;
    const settled = await Promise.allSettled(due.map((calendar) => readCalendar(services, calendar, now)));
    for (const one of settled) if (one.status === 'rejected') failures.push(one.reason);
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Calendars could not be read.');
}

const lease = (db: Db, now: Date): Promise<Calendar[]> =>
  db
    .updateTable('recruiter_calendars')
    .set({ next_read_at: new Date(now.getTime() + leaseMs) })
    .where('account_id', 'in', (eb) =>
      eb
        .selectFrom('recruiter_calendars')
        .select('account_id')
        .where('next_read_at', '<=', now)
        .orderBy('next_read_at')
        .limit(atOnce)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();

/** Zone of somebody who has set none: that of most of their country. */
export async function zoneOf(db: Db, accountId: number, set: string | null): Promise<string> {
  if (set !== null) return set;
  const { country_key } = await db
    .selectFrom('accounts')
    .select('country_key')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return marketTimeZone(countryByKey(country_key ?? '')?.key ?? '') ?? 'UTC';
}

/** Reads one calendar and stores what came of it. */
export async function readCalendar(
  { db, secrets, getPublic }: CalendarServices,
  calendar: Calendar,
  now: Date,
): Promise<void> {
  const { account_id, link, time_zone } = calendar;
  if (link === null) return;
  const zone = await zoneOf(db, account_id, time_zone);
  const address = secrets.open(link, linkContext(account_id));
  const outcome = await readLink(getPublic, address, { zone, now, before: calendar });
  await db
    .updateTable('recruiter_calendars')
    .set(changesOf(outcome, calendar.failures, now))
    .where('account_id', '=', account_id)
    // The link may have been replaced meanwhile.
    .where('link', '=', link)
    .execute();
}

/** What a reading changes in the row. A failure keeps the busy times, and waits longer each time. */
export function changesOf(outcome: ReadingOutcome, failures: number, now: Date) {
  if ('problem' in outcome) {
    const wait = Math.min(maxWaitMs, everyMs * 2 ** Math.min(failures, 6));
    return {
      problem: outcome.problem,
      failures: failures + 1,
      next_read_at: new Date(now.getTime() + wait),
    };
  }
  const { read } = outcome;
  return {
    ...{ problem: null, failures: 0, read_at: now, next_read_at: new Date(now.getTime() + everyMs) },
    ...(read !== null && {
      busy: read.busy.flatMap(({ from, until }) => [Math.floor(from / 1_000), Math.ceil(until / 1_000)]),
      ...{ unread_events: read.unread, etag: read.etag, content_hash: read.hash },
    }),
  };
}
