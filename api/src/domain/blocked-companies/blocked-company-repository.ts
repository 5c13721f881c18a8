import { type BlockedCompany, type FoundCompany, maxBlockedCompanies } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import { publish } from '../../events/publish.ts';
import { lockAccount } from '../common/idempotency.ts';
import { toSeconds } from '../common/seconds.ts';
import { stripLegalForms } from '../companies/strip-legal-forms.ts';

const columns = ['companies.id', 'slug', 'name', 'logo_url', 'is_verified'] as const;

const found = 10;

/**
 * Companies whose name contains the text, without regard to case and legal form. Names that begin with the text come
 * first.
 */
export async function findCompaniesByName(db: Db, name: string): Promise<FoundCompany[]> {
  const [text, short] = [name, stripLegalForms(name)].map((one) =>
    one.normalize('NFKC').replace(/[\\%_]/g, '\\$&'),
  );
  const companies = await db
    .selectFrom('companies')
    .select(columns)
    .where((eb) => eb.or([eb('name', 'ilike', `%${text}%`), eb('name', 'ilike', `%${short}%`)]))
    .orderBy(sql`name ilike ${`${text}%`}`, 'desc')
    .orderBy(sql`length(name)`)
    .orderBy('companies.id')
    .limit(found)
    .execute();
  if (companies.length === 0)
    throw new ApiError(errorCode.companyNotFound, {
      fieldProblems: { company_name: errorCode.companyNotFound },
    });
  return companies;
}

export async function findBlockedCompanies(db: Db, accountId: number): Promise<BlockedCompany[]> {
  const rows = await db
    .selectFrom('blocked_companies')
    .innerJoin('companies', 'companies.id', 'blocked_companies.company_id')
    .select([...columns, 'blocked_at'])
    .where('account_id', '=', accountId)
    .orderBy('blocked_at', 'desc')
    .orderBy('companies.id')
    .execute();
  return rows.map(({ blocked_at, ...company }) => ({ company, blocked_at: toSeconds(blocked_at) }));
}

export async function findBlockedIds(db: Db, accountId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('blocked_companies')
    .select('company_id')
    .where('account_id', '=', accountId)
    .orderBy('company_id')
    .execute();
  return rows.map((row) => row.company_id);
}

/** Blocks a company once; 42112 beyond the limit. */
export async function insertBlockedCompany(
  db: Db,
  { accountId, companyId, now }: { accountId: number; companyId: number; now: Date },
): Promise<{ isNew: boolean; blocked: BlockedCompany }> {
  return db.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId);
    const company = await tx
      .selectFrom('companies')
      .select(columns)
      .where('id', '=', companyId)
      .executeTakeFirst();
    if (company === undefined) throw new ApiError(errorCode.companyNotFound);
    const blockedIds = await findBlockedIds(tx, accountId);
    const isNew = !blockedIds.includes(companyId);
    if (isNew && blockedIds.length >= maxBlockedCompanies) throw new ApiError(errorCode.blockedCompanyLimit);
    const { blocked_at } = await tx
      .insertInto('blocked_companies')
      .values({ account_id: accountId, company_id: companyId, blocked_at: now })
      .onConflict((conflict) =>
        conflict.columns(['account_id', 'company_id']).doUpdateSet((eb) => ({
          blocked_at: eb.ref('blocked_companies.blocked_at'),
        })),
      )
      .returning('blocked_at')
      .executeTakeFirstOrThrow();
    if (isNew) await publish(tx, { kind: 'account', audience: [accountId] });
    return { isNew, blocked: { company, blocked_at: toSeconds(blocked_at) } };
  });
}

export async function deleteBlockedCompany(db: Db, accountId: number, companyId: number): Promise<void> {
  await db
    .deleteFrom('blocked_companies')
    .where('account_id', '=', accountId)
    .where('company_id', '=', companyId)
    .execute();
  await publish(db, { kind: 'account', audience: [accountId] });
}
