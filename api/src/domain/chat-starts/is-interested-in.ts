import type { Db } from '../../database/pools.ts';

/**
 * Whether an employer may write to a person first: the person has applied to the company and still shares an application.
 * A consent to be found by employers is one more condition to be added here.
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
