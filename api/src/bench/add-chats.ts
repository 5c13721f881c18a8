import { sql } from 'kysely';
import type { Db } from '../database/pools.ts';
import { createSession } from '../session/session-repository.ts';

/** One side of a chat, signed in. */
export interface Side {
  accountId: number;
  chatId: number;
  token: string;
}

/** Chats between a person and a recruiter each, without the cost of their sign-ups. */
export async function addChats(db: Db, jobId: number, count: number): Promise<[Side, Side][]> {
  const add = async (role: 'jobseeker' | 'recruiter') =>
    (
      await db
        .insertInto('accounts')
        .values(Array.from({ length: count }, () => ({ role, first_name: 'Bench', country_key: 'ph' })))
        .returning('id')
        .execute()
    ).map(({ id }) => id);
  const [people, recruiters] = [await add('jobseeker'), await add('recruiter')];
  await sql`
    insert into recruiters (account_id, company_id)
    select id, (select company_id from jobs where id = ${jobId}) from unnest(${recruiters}::bigint[]) as id`.execute(
    db,
  );
  // Without a second factor a recruiter may do nothing.
  await sql`
    insert into two_factors (account_id, secret, confirmed_at, created_at)
    select id, 'none', now(), now() from unnest(${recruiters}::bigint[]) as id`.execute(db);
  const applications = await sql<{ id: number }>`
    insert into applications (account_id, job_id, recruiter_id, first_message, screening_answers, source, applied_at)
    select person, ${jobId}, recruiter, '', '[]', 'web', now()
    from unnest(${people}::bigint[], ${recruiters}::bigint[]) as pair (person, recruiter)
    returning id`.execute(db);
  const chats = await sql<{ id: number }>`
    insert into chats (application_id, jobseeker_id, recruiter_id, updated_at)
    select id, account_id, recruiter_id, now() from applications
    where id = any(${applications.rows.map(({ id }) => id)}::bigint[]) order by id
    returning id, jobseeker_id, recruiter_id`.execute(db);
  const side = async (accountId: number, chatId: number): Promise<Side> => ({
    ...{ accountId, chatId },
    token: (await createSession(db, accountId, { now: new Date(), userAgent: null })).token,
  });
  const pairs: [Side, Side][] = [];
  for (const row of chats.rows as { id: number; jobseeker_id: number; recruiter_id: number }[])
    pairs.push([await side(row.jobseeker_id, row.id), await side(row.recruiter_id, row.id)]);
  return pairs;
}
