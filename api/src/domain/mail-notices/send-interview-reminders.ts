import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import {
  type InterviewNotice,
  type NoticeServices,
  noticeColumns,
  noticeJoins,
  notifyCandidate,
} from './notify-candidate.ts';

const batch = 100;
const hour = 3_600_000;

/** Times before the start of an interview, in hours. `until`: too late for this reminder, since the next one is near. */
const reminders = [
  { column: 'reminded_day_before', from: 24, until: 3 },
  { column: 'reminded_hour_before', from: 1, until: 0 },
] as const;
type Reminder = (typeof reminders)[number];

/**
 * Reminds candidates of accepted interviews a day and an hour before the start, once each. None for an interview that was
 * confirmed within that time (its confirmation is the reminder); a moved one is reminded of anew.
 */
export async function sendInterviewReminders(services: NoticeServices, now: Date): Promise<void> {
  for (const reminder of reminders)
    await services.db.transaction().execute(async (tx) => {
      for (const due of await takeNearInterviews(tx, now, reminder)) {
        if (due.is_confirmed_late) continue;
        const expiresAt = due.starts_at;
        await notifyCandidate(tx, services, due, { template: 'interview-reminder', now, expiresAt });
      }
    });
}

interface Due extends InterviewNotice {
  is_confirmed_late: boolean;
}

async function takeNearInterviews(tx: Db, now: Date, { column, from, until }: Reminder): Promise<Due[]> {
  const before = (hours: number) => new Date(now.getTime() + hours * hour);
  const { rows } = await sql<Due>`
    with due as (
      select id from interviews
      where state = 'accepted' and starts_at > ${before(until)} and starts_at <= ${before(from)}
        and ${sql.ref(column)} is distinct from starts_at
      order by id limit ${batch} for update skip locked
    ), taken as (
      update interviews set ${sql.ref(column)} = starts_at
      from due where interviews.id = due.id
      returning interviews.*
    )
    select ${noticeColumns},
      coalesce(taken.accepted_at > taken.starts_at - make_interval(hours => ${from}), false) as is_confirmed_late
    from taken ${noticeJoins}
    order by taken.id`.execute(tx);
  return rows;
}
