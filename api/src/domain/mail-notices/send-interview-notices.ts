import type { InterviewState } from '@jobharbor/shared/contracts';
import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import { isQuietFor } from '../account-settings/notice-schedule.ts';
import {
  type InterviewNotice,
  type InterviewTemplate,
  type NoticeServices,
  noticeColumns,
  noticeJoins,
  notifyCandidate,
} from './notify-candidate.ts';

/** Maximum age in days of an event that still causes a notice. */
const newsDays = 2;
const batch = 100;

interface Due extends InterviewNotice {
  was_state: InterviewState | null;
  was_starts_at: Date | null;
  was_result: InterviewNotice['result'];
  was_attended: boolean | null;
  was_decided_at: Date | null;
  was_version: number;
}

/**
 * Sends each invitation to an interview, each change of it and its result to candidates. Mails go to confirmed
 * addresses of those who want mails about applications, text messages to confirmed numbers of those who want them.
 * Several changes between two runs are one mail. In quiet hours they wait, unless the interview is within a day.
 */
export async function sendInterviewNotices(services: NoticeServices, now: Date): Promise<void> {
  await services.db.transaction().execute(async (tx) => {
    for (const due of await takeChangedInterviews(tx, now)) {
      const template = templateOf(due);
      if (template !== null) await notifyCandidate(tx, services, due, { template, now });
    }
  });
}

type Change = Pick<
  Due,
  | ('state' | 'starts_at' | 'result' | 'attended' | 'attendance_by' | 'decided_at')
  | ('details_version' | 'was_version')
  | ('was_state' | 'was_starts_at' | 'was_result' | 'was_attended' | 'was_decided_at')
>;

/** The mail template for the changes since the last mail; null without any that the candidate did not make. */
export function templateOf(change: Change): InterviewTemplate | null {
  const { state, starts_at, was_state, was_starts_at, details_version, was_version } = change;
  const wasOff = was_state === null || was_state === 'rejected' || was_state === 'cancelled';
  if (state === 'rejected' || state === 'cancelled') return wasOff ? null : 'interview-cancelled';
  const after = templateAfter(change);
  if (after !== null) return after;
  if (state === 'accepted' && was_state !== 'accepted') return 'interview-confirmed';
  if (wasOff) return 'interview-invited';
  if (starts_at.getTime() !== was_starts_at?.getTime()) return 'interview-moved';
  return details_version !== null && details_version > was_version ? 'interview-changed' : null;
}

/** Template of the mail about what was decided after an interview. A result implies attendance. */
function templateAfter({ decided_at, was_decided_at, ...change }: Change) {
  const { result, was_result, attended, was_attended, attendance_by } = change;
  if (result !== null && result !== was_result) return 'interview-result';
  if (decided_at !== null && decided_at.getTime() !== was_decided_at?.getTime()) return 'interview-decided';
  const isMissed = attended === false && was_attended !== false && attendance_by === 'recruiter';
  return isMissed ? 'interview-missed' : null;
}

/** Interviews that changed since their last mail. */
async function takeChangedInterviews(tx: Db, now: Date): Promise<Due[]> {
  const { rows } = await sql<Due>`
    with due as (
      select i.id, i.mailed_state as was_state, i.mailed_starts_at as was_starts_at,
        i.mailed_result as was_result, i.mailed_attended as was_attended,
        i.mailed_version as was_version, i.mailed_decided_at as was_decided_at
      from interviews i
      where i.mailed_version < i.version
        and i.updated_at > ${new Date(now.getTime() - newsDays * 86_400_000)}
        and (i.starts_at < ${new Date(now.getTime() + 86_400_000)} or not exists (
          select from applications p where p.id = i.application_id and ${isQuietFor('p.account_id', now)}))
      order by i.id limit ${batch} for update of i skip locked
    ), taken as (
      update interviews
      set mailed_version = version, mailed_state = state, mailed_starts_at = starts_at,
        mailed_result = result, mailed_attended = attended, mailed_decided_at = decided_at
      from due where interviews.id = due.id
      returning interviews.*, due.was_state, due.was_starts_at, due.was_result, due.was_attended,
        due.was_version, due.was_decided_at
    )
    select ${noticeColumns} from taken ${noticeJoins}
    order by taken.id`.execute(tx);
  return rows;
}
