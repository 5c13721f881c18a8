import {
  type TalentFilters,
  type TalentSearch,
  talentLimits,
  type talentSearchDraft,
} from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import { anyIdOf } from '../../database/any-id-of.ts';
import type { Db } from '../../database/pools.ts';
import { lockAccount } from '../common/idempotency.ts';
import { toSeconds } from '../common/seconds.ts';
import { isVerified } from '../companies/is-verified.ts';
import { requirePermission } from '../company-members/membership.ts';
import { findTalents } from './find-talents.ts';
import { findablePeople, findEmployers } from './findable-people.ts';

const newDays = 7;

interface OfMember {
  accountId: number;
  companyId: number;
  now: Date;
}

/** Throws not found for who does not act for the company, and 42435 while the company is not verified. */
export async function requireVerified(db: Db, companyId: number, accountId: number): Promise<void> {
  await requirePermission(db, companyId, accountId);
  if (!(await isVerified(db, companyId))) throw new ApiError(errorCode.companyUnverified);
}

const ownSearches = (db: Db, { accountId, companyId }: Pick<OfMember, 'accountId' | 'companyId'>) =>
  db.selectFrom('talent_searches').where('account_id', '=', accountId).where('company_id', '=', companyId);

/** The member's searches for a company, the newest first. */
export async function findSearches(db: Db, { accountId, companyId, now }: OfMember): Promise<TalentSearch[]> {
  await requirePermission(db, companyId, accountId);
  const rows = await ownSearches(db, { accountId, companyId }).selectAll().orderBy('id', 'desc').execute();
  const employers = await findEmployers(db, accountId);
  const matches = await findablePeople(db, employers)
    .innerJoin('talent_matches as m', 'm.account_id', 'accounts.id')
    .innerJoin('talent_searches as s', 's.id', 'm.search_id')
    .select(['m.search_id', (eb) => eb.fn.countAll<number>().as('count')])
    .where('m.search_id', '=', anyIdOf(rows.map(({ id }) => id)))
    .where('m.found_at', '>', new Date(now.getTime() - newDays * 86_400_000))
    // Those who matched when the search was saved are not new.
    .whereRef('m.found_at', '>', 's.created_at')
    .groupBy('m.search_id')
    .execute();
  const countOf = new Map(matches.map(({ search_id, count }) => [search_id, Number(count)]));
  return rows.map(({ id, name, filters, created_at }) => ({
    ...{ id, name, filters, created_at: toSeconds(created_at) },
    new_matches: countOf.get(id) ?? 0,
  }));
}

/** Saves a search. Who matches by then is no news. */
export async function saveSearch(
  db: Db,
  { accountId, companyId, draft, now }: OfMember & { draft: z.output<typeof talentSearchDraft> },
): Promise<TalentSearch> {
  await requireVerified(db, companyId, accountId);
  const { filters } = draft;
  const name = draft.name.trim();
  return db.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId);
    const { count } = await ownSearches(tx, { accountId, companyId })
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    if (Number(count) >= talentLimits.searches) throw new ApiError(errorCode.talentSearchLimit);
    const values = { account_id: accountId, company_id: companyId, name, filters: JSON.stringify(filters) };
    const { id } = await tx
      .insertInto('talent_searches')
      .values({ ...values, created_at: now, compared_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    await storeMatches(tx, { id, accountId, filters }, { now, foundAt: now });
    return { id, name, filters, created_at: toSeconds(now), new_matches: 0 };
  });
}

/** Remembers who matches a search; returns how many did not before. */
export async function storeMatches(
  tx: Db,
  { id, accountId, filters }: { id: number; accountId: number; filters: TalentFilters },
  { now, foundAt, changedSince }: { now: Date; foundAt: Date; changedSince?: Date },
): Promise<number> {
  const searching = { accountId, filters, now, max: Number.POSITIVE_INFINITY };
  const talents = await findTalents(tx, { ...searching, ...(changedSince && { changedSince }) });
  if (talents.length === 0) return 0;
  const { numAffectedRows = 0n } = await sql`
    insert into talent_matches (search_id, account_id, found_at)
    select ${id}, c.account_id, ${foundAt} from talent_consents c
    where c.account_id = ${anyIdOf(talents.map((talent) => talent.id))}
    on conflict do nothing`.execute(tx);
  return Number(numAffectedRows);
}

export async function deleteSearch(
  db: Db,
  { accountId, companyId, searchId }: { accountId: number; companyId: number; searchId: number },
): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('talent_searches')
    .where('id', '=', searchId)
    .where('account_id', '=', accountId)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new ApiError(errorCode.notFound);
}
