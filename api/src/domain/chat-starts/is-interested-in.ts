import type { Db } from '../../database/pools.ts';

/**
 * Whether a person has shown interest in a company: they have applied to it and still share an application. Such a person
 * can be written to first, with their name.
 */
export async function isInterestedIn(tx: Db, personId: number, companyId: number): Promise<boolean> {
  const application = await tx
    .selectFrom('applications as a')
    .innerJoin('jobs as j', 'j.id', 'a.job_id')
    .select('a.id')
    .where('a.account_id', '=', personId)
    .where('j.company_id', '=', companyId)
    .where('a.is_shared', '=', true)
    .where('a.external_host', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return application !== undefined;
}
