import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import type { TalentSearchesTable } from '../../database/tables/talent-tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { publish } from '../../events/publish.ts';
import { findAccount } from '../accounts/account-repository.ts';
import { employerLink, mailCompanyNews } from '../company-members/member-mails.ts';
import { representedRecruiters } from '../recruiters/recruiter-repository.ts';
import { queueForCompany } from '../webhook-events/queue-webhooks.ts';
import { storeMatches } from './talent-searches.ts';

type Services = Pick<Dependencies, 'db' | 'queue' | 'config'>;
type Search = Selectable<TalentSearchesTable>;

const minute = 60_000;
const hour = 60 * minute;
/** A change is stored with the time of its request, which may commit later. */
const overlapMs = 5 * minute;
/** Between two mails to a member. */
const pauseMs = 24 * hour;

/** Compares all saved searches with the people who have changed since, and tells their members of new matches. */
export async function tellOfTalents(services: Services, now: Date): Promise<void> {
  const { db } = services;
  const searches = await db
    .selectFrom('talent_searches as s')
    .innerJoin('companies as c', 'c.id', 's.company_id')
    .selectAll('s')
    .where('c.is_verified', '=', true)
    .where('s.compared_at', '<', now)
    .orderBy('s.id')
    .execute();
  for (const search of searches) await compare(db, search, now);
  for (const accountId of new Set(searches.map(({ account_id }) => account_id)))
    await db.transaction().execute((tx) => mailMatches(tx, services, accountId, now));
}

/** Stores who matches a search anew, and tells the socket and the webhooks. Nothing for a member who has left the company. */
async function compare(db: Db, search: Search, now: Date): Promise<void> {
  const { id, account_id: accountId, company_id, filters, compared_at } = search;
  await db.transaction().execute(async (tx) => {
    if (!(await actsFor(tx, search))) return;
    const changedSince = new Date(compared_at.getTime() - overlapMs);
    const found = await storeMatches(tx, { id, accountId, filters }, { now, foundAt: now, changedSince });
    await tx.updateTable('talent_searches').set({ compared_at: now }).where('id', '=', id).execute();
    if (found === 0) return;
    await publish(tx, { kind: 'news', audience: [accountId] });
    const data = { search_id: id, company_id, found };
    await queueForCompany(tx, company_id, { event: 'talent.found', data, now });
  });
}

async function actsFor(tx: Db, { account_id, company_id }: Search): Promise<boolean> {
  const recruiter = await tx
    .selectFrom('recruiters')
    .select('recruiters.account_id')
    .where('recruiters.company_id', '=', company_id)
    .where('recruiters.account_id', 'in', representedRecruiters(account_id))
    .executeTakeFirst();
  return recruiter !== undefined;
}

/** One mail a day with all searches that have found somebody since the last one. */
async function mailMatches(tx: Db, services: Services, accountId: number, now: Date): Promise<void> {
  const { rows } = await sql<{ id: number; name: string; found: number; mailed_at: Date | null }>`
    select s.id, s.name, count(m.account_id)::int as found, s.mailed_at
    from talent_searches s left join talent_matches m
      on m.search_id = s.id and m.found_at > coalesce(s.mailed_at, s.created_at)
    where s.account_id = ${accountId} group by s.id order by s.id`.execute(tx);
  const isTooSoon = rows.some(({ mailed_at }) => mailed_at && now.getTime() - mailed_at.getTime() < pauseMs);
  const found = rows.filter((row) => row.found > 0);
  const account = await findAccount(tx, accountId);
  if (isTooSoon || found.length === 0 || account === undefined) return;
  await mailCompanyNews(tx, services, account, {
    template: 'talents-found',
    data: {
      count: found.reduce((sum, row) => sum + row.found, 0),
      searches: found.map(({ name }) => name).join(' · '),
      ...employerLink(services, '/talents'),
    },
    now,
  });
  await tx
    .updateTable('talent_searches')
    .set({ mailed_at: now })
    .where('account_id', '=', accountId)
    .execute();
}
