import { answerGraceDays, companyRecordDays } from '@jobharbor/shared/contracts';
import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';

const dayMs = 86_400_000;

export interface FollowedInterviews {
  interviews: number;
  followed: number;
}

/**
 * Interviews of a company that both sides agreed on and that ended more than `answerGraceDays` ago, and those that a word
 * of the employer followed: a message, a decision or an offer. An interview whose candidate withdrew counts only with one.
 */
export async function measureInterviews(db: Db, companyId: number, now: Date): Promise<FollowedInterviews> {
  const since = new Date(now.getTime() - companyRecordDays * dayMs);
  const until = new Date(now.getTime() - answerGraceDays * dayMs);
  const { rows } = await sql<FollowedInterviews>`
    with past as (
      select i.ends_at, a.id, a.status,
        exists (
          select from messages m join chats c on c.id = m.chat_id
          where c.application_id = a.id and m.sender = 'recruiter' and m.kind <> 'system' and m.automatic is null
            and m.sent_at >= i.ends_at
        ) or exists (
          select from application_steps s
          where s.application_id = a.id and s.event in ('accepted', 'declined') and s.at >= i.starts_at
        ) or exists (
          select from offers o where o.application_id = a.id and o.made_at >= i.starts_at
        ) as followed
      from jobs j join applications a on a.job_id = j.id join interviews i on i.application_id = a.id
      where j.company_id = ${companyId} and i.state = 'accepted' and i.ends_at > ${since} and i.ends_at <= ${until}
    )
    select count(*)::int as interviews, count(*) filter (where followed)::int as followed from past
    where followed or status <> 'withdrawn'`.execute(db);
  return rows[0] ?? { interviews: 0, followed: 0 };
}
