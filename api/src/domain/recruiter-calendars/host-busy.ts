import type { HostClash } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import type { InterviewsTable } from '../../database/tables/interview-tables.ts';
import { toSeconds } from '../common/seconds.ts';
import { findCalendar } from './calendar-repository.ts';
import { overlaps, type Span } from './spans.ts';

/** A time that the host of interviews has not free. */
export interface BusySpan extends Span {
  kind: HostClash['kind'];
  applicationId: number | null;
  interviewId: number | null;
}

/** SQL: the account that holds the interviews of the recruiter `r`: the agency's where one acts for them. */
const host = sql<number>`coalesce(r.managed_by, r.account_id)`;

/** The account that holds a recruiter's interviews. */
export async function hostOf(db: Db, recruiterId: number): Promise<number> {
  const row = await db
    .selectFrom('recruiters as r')
    .select(host.as('id'))
    .where('r.account_id', '=', recruiterId)
    .executeTakeFirst();
  return row === undefined ? recruiterId : Number(row.id);
}

type Times = Pick<Selectable<InterviewsTable>, 'state' | 'starts_at' | 'ends_at' | 'other_times'>;

/** The times of an interview, of which several are offered until one is accepted; those that have passed are left out. */
function spansOf({ state, starts_at, ends_at, other_times }: Times, now: Date): Span[] {
  const first = { from: starts_at.getTime(), until: ends_at.getTime() };
  const others = state === 'pending' ? other_times.map((time) => Number(time) * 1_000) : [];
  return [first.from, ...others]
    .map((from) => ({ from, until: from + first.until - first.from }))
    .filter(({ from, until }) => (state === 'pending' ? from : until) > now.getTime());
}

/** Interviews that are agreed on or suggested, and the busy times of the calendar, within `limits`. */
export async function findBusy(db: Db, hostId: number, limits: Span, now: Date): Promise<BusySpan[]> {
  const rows = await db
    .selectFrom('interviews as i')
    .innerJoin('recruiters as r', 'r.account_id', 'i.recruiter_id')
    .select(['i.id', 'i.application_id', 'i.state', 'i.starts_at', 'i.ends_at', 'i.other_times'])
    .where(host, '=', hostId)
    .where('i.state', 'in', ['accepted', 'pending'])
    .where((eb) =>
      eb.or([
        eb.and([eb('i.starts_at', '<', new Date(limits.until)), eb('i.ends_at', '>', new Date(limits.from))]),
        eb.and([eb('i.state', '=', 'pending'), sql<boolean>`${toSeconds(now)} < any(i.other_times)`]),
      ]),
    )
    .execute();
  const interviews = rows.flatMap((row) =>
    spansOf(row, now).map(
      (span): BusySpan => ({
        ...span,
        kind: row.state === 'accepted' ? 'interview' : 'suggested',
        ...{ applicationId: row.application_id, interviewId: row.id },
      }),
    ),
  );
  const busy = (await findCalendar(db, hostId))?.busy.map((seconds) => Number(seconds) * 1_000) ?? [];
  const ofCalendar = busy.flatMap((from, index): BusySpan[] => {
    const until = busy[index + 1];
    if (index % 2 === 1 || until === undefined) return [];
    return [{ from, until, kind: 'calendar', applicationId: null, interviewId: null }];
  });
  return [...interviews, ...ofCalendar].filter((one) => overlaps(one, limits));
}

const around = (spans: readonly Span[]): Span => ({
  from: Math.min(...spans.map(({ from }) => from)),
  until: Math.max(...spans.map(({ until }) => until)),
});

export interface Planned {
  recruiterId: number;
  /** The first time, and further ones. */
  first: Span;
  others: readonly Span[];
  /** An interview that is moved does not clash with itself. */
  interviewId: number | null;
}

/**
 * 42484 where the host has something else at one of the times; `fields` name which. Locks the account, so that two
 * invitations at once clash as well.
 */
export async function refuseHostClash(tx: Db, planned: Planned, now: Date): Promise<void> {
  const { recruiterId, first, others, interviewId } = planned;
  const hostId = await hostOf(tx, recruiterId);
  await tx.selectFrom('accounts').select('id').where('id', '=', hostId).forNoKeyUpdate().execute();
  const busy = await findBusy(tx, hostId, around([first, ...others]), now);
  const taken = busy.filter((one) => one.interviewId === null || one.interviewId !== interviewId);
  const isTaken = (span: Span) => taken.some((one) => overlaps(one, span));
  const fieldProblems = {
    ...(isTaken(first) && { starts_at: errorCode.hostBusy }),
    ...(others.some(isTaken) && { other_times: errorCode.hostBusy }),
  };
  if (Object.keys(fieldProblems).length > 0) throw new ApiError(errorCode.hostBusy, { fieldProblems });
}

interface OpenInterview extends Times {
  id: number;
  recruiter_id: number;
}

/** What else the hosts of open interviews have at their times, by the interview. */
export async function findHostClashes(
  db: Db,
  interviews: readonly OpenInterview[],
  now: Date,
): Promise<Map<number, BusySpan>> {
  const found = new Map<number, BusySpan>();
  const open = interviews
    .filter(({ state }) => state === 'accepted' || state === 'pending')
    .map((one) => ({ ...one, spans: spansOf(one, now) }))
    .filter(({ spans }) => spans.length > 0);
  const ids = [...new Set(open.map(({ recruiter_id }) => recruiter_id))];
  if (ids.length === 0) return found;
  const hosts = await db
    .selectFrom('recruiters as r')
    .select(['r.account_id', host.as('host')])
    .where('r.account_id', 'in', ids)
    .execute();
  const hostBy = new Map(hosts.map((row) => [row.account_id, Number(row.host)]));
  for (const [hostId, theirs] of Map.groupBy(open, ({ recruiter_id }) => hostBy.get(recruiter_id))) {
    if (hostId === undefined) continue;
    const busy = await findBusy(db, hostId, around(theirs.flatMap(({ spans }) => spans)), now);
    for (const { id, spans } of theirs) {
      const clash = busy.find((one) => one.interviewId !== id && spans.some((span) => overlaps(one, span)));
      if (clash !== undefined) found.set(id, clash);
    }
  }
  return found;
}
