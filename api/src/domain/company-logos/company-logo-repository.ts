import { createHash } from 'node:crypto';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import { representedRecruiters } from '../recruiters/recruiter-repository.ts';

const logoUrl = (key: string): string => `/api/company/logos/${key}`;

/** Shows `png` as the company's logo from now on, in place of the one before; returns its address. */
export async function storeLogo(
  db: Db,
  { companyId, png, now }: { companyId: number; png: Buffer; now: Date },
): Promise<string> {
  const key = createHash('sha256').update(png).digest('hex').slice(0, 32);
  const logo = { key, png, updated_at: now };
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('company_logos')
      .values({ company_id: companyId, ...logo })
      .onConflict((conflict) => conflict.column('company_id').doUpdateSet(logo))
      .execute();
    await tx
      .updateTable('companies')
      .set({ logo_url: logoUrl(key) })
      .where('id', '=', companyId)
      .execute();
  });
  return logoUrl(key);
}

/** Has the company shown by its identicon again. */
export async function removeLogo(db: Db, companyId: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('company_logos').where('company_id', '=', companyId).execute();
    await tx.updateTable('companies').set({ logo_url: null }).where('id', '=', companyId).execute();
  });
}

/** The PNG behind a key; null when no company shows it (any more). */
export async function findLogo(db: Db, key: string): Promise<Buffer | null> {
  const row = await db
    .selectFrom('company_logos')
    .select('png')
    .where('key', '=', key)
    .limit(1)
    .executeTakeFirst();
  return row?.png ?? null;
}

/** Throws not found unless `accountId` acts for a recruiter of the company. */
export async function requireRecruiterOf(db: Db, companyId: number, accountId: number): Promise<void> {
  const row = await db
    .selectFrom('recruiters')
    .select('company_id')
    .where('company_id', '=', companyId)
    .where('account_id', 'in', representedRecruiters(accountId))
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) throw new ApiError(errorCode.notFound);
}
