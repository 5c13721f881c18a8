import type { Db } from '../../database/pools.ts';

/** Whether an admin of the site, or an import, has verified the company, which exists. */
export async function isVerified(db: Db, companyId: number): Promise<boolean> {
  const { is_verified } = await db
    .selectFrom('companies')
    .select('is_verified')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return is_verified;
}
