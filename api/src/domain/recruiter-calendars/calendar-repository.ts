import type {
  CalendarProblem,
  RecruiterCalendar,
  RecruiterCalendarChange,
} from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Selectable } from 'kysely';
import type { Db } from '../../database/pools.ts';
import type { RecruiterCalendarsTable } from '../../database/tables/calendar-tables.ts';
import { consumeAttempt } from '../../http/throttle.ts';
import { toSeconds } from '../common/seconds.ts';
import { linkContext } from './link-context.ts';
import { type CalendarServices, changesOf, readCalendar, zoneOf } from './read-calendars.ts';
import { readLink, toHttps } from './read-link.ts';

type Calendar = Selectable<RecruiterCalendarsTable>;

export const findCalendar = (db: Db, accountId: number): Promise<Calendar | undefined> =>
  db.selectFrom('recruiter_calendars').selectAll().where('account_id', '=', accountId).executeTakeFirst();

export const toLink = (row: Calendar | undefined): RecruiterCalendar['calendar'] =>
  row?.link_host == null || row.read_at === null
    ? null
    : {
        host: row.link_host,
        read_at: toSeconds(row.read_at),
        unread_events: row.unread_events,
        problem: row.problem,
      };

export const toCalendar = (row: Calendar | undefined): RecruiterCalendar => ({
  time_zone: row?.time_zone ?? null,
  week_hours: row?.hours ?? [],
  calendar: toLink(row),
});

const codes: Readonly<Record<CalendarProblem, number>> = {
  not_public: errorCode.calendarNotPublic,
  unreachable: errorCode.calendarUnreachable,
  no_calendar: errorCode.noCalendar,
  too_large: errorCode.calendarTooLarge,
};

/** Changes a recruiter's hours and link. A new link is read first, so that a refused one changes nothing. */
export async function changeCalendar(
  services: CalendarServices,
  accountId: number,
  { time_zone, week_hours, calendar_url: link }: RecruiterCalendarChange,
  now: Date,
): Promise<RecruiterCalendar> {
  const { db } = services;
  const before = await findCalendar(db, accountId);
  const zone = await zoneOf(db, accountId, time_zone ?? before?.time_zone ?? null);
  const changes = {
    ...(time_zone !== undefined && { time_zone }),
    ...(week_hours !== undefined && { hours: JSON.stringify(week_hours) }),
    ...(link === null && noLink),
    ...(typeof link === 'string' && (await newLink(services, accountId, { link, zone, now }))),
  };
  // Days and floating times of the calendar begin at other times in another zone.
  const again = time_zone !== undefined && time_zone !== before?.time_zone && before?.link != null;
  await db
    .insertInto('recruiter_calendars')
    .values({ account_id: accountId, ...changes })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({ account_id: accountId, ...changes }),
    )
    .execute();
  return again && link === undefined
    ? readAgain(services, accountId, now)
    : toCalendar(await findCalendar(db, accountId));
}

const noLink = {
  ...{ link: null, link_host: null, read_at: null, busy: [], unread_events: 0, etag: null },
  ...{ content_hash: null, problem: null, failures: 0, next_read_at: null },
};

async function newLink(
  { db, secrets, getPublic }: CalendarServices,
  accountId: number,
  { link, zone, now }: { link: string; zone: string; now: Date },
) {
  await limitReadings(db, accountId, now);
  const address = toHttps(link);
  const outcome = await readLink(getPublic, address, {
    zone,
    now,
    before: { etag: null, content_hash: null },
  });
  if ('problem' in outcome) {
    const code = codes[outcome.problem];
    throw new ApiError(code, { fieldProblems: { calendar_url: code } });
  }
  return {
    link: secrets.seal(address, linkContext(accountId)),
    link_host: new URL(address).host,
    ...changesOf(outcome, 0, now),
  };
}

/** A reading asks another machine and takes processor time. */
const limitReadings = (db: Db, accountId: number, now: Date) =>
  consumeAttempt(db, { key: `read-calendar:${accountId}`, limit: 12, seconds: 600 }, now);

/** Reads the linked calendar now; not found without one. */
export async function readAgain(
  services: CalendarServices,
  accountId: number,
  now: Date,
): Promise<RecruiterCalendar> {
  const calendar = await findCalendar(services.db, accountId);
  if (calendar?.link == null) throw new ApiError(errorCode.notFound);
  await limitReadings(services.db, accountId, now);
  await readCalendar(services, calendar, now);
  return toCalendar(await findCalendar(services.db, accountId));
}

export async function deleteCalendar(db: Db, accountId: number): Promise<void> {
  await db.deleteFrom('recruiter_calendars').where('account_id', '=', accountId).execute();
}
