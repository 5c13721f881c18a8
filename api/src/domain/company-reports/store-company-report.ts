import { type CompanyEvidence, maxEvidenceTitles } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import { countUnconfirmed } from '../accounts/count-unconfirmed.ts';

export interface NewCompanyReport {
  companyId: number;
  accountId: number;
  reasonId: number;
  details: string;
  now: Date;
}

/**
 * Stores a report with a copy of the company's page, or changes the person's earlier one of the same company, which is then
 * undecided again. 40004 for a company that does not exist.
 */
export async function storeCompanyReport(db: Db, report: NewCompanyReport): Promise<{ isNew: boolean }> {
  const { companyId, accountId, reasonId, details, now } = report;
  return db.transaction().execute(async (tx) => {
    const evidence = JSON.stringify(await copyCompany(tx, companyId));
    const values = { reason_id: reasonId, details, evidence, reported_at: now };
    const inserted = await tx
      .insertInto('company_reports')
      .values({ company_id: companyId, account_id: accountId, ...values })
      .onConflict((conflict) => conflict.columns(['company_id', 'account_id']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted !== undefined) {
      await countUnconfirmed(tx, accountId, 'reports', now);
      return { isNew: true };
    }
    await tx
      .updateTable('company_reports')
      .set({ ...values, decision_id: null })
      .where('company_id', '=', companyId)
      .where('account_id', '=', accountId)
      .execute();
    return { isNew: false };
  });
}

async function copyCompany(tx: Db, id: number): Promise<CompanyEvidence> {
  const row = await tx
    .selectFrom('companies')
    .where('id', '=', id)
    .select(['name', 'website', 'about_html'])
    .executeTakeFirst();
  if (row === undefined) throw new ApiError(errorCode.notFound);
  const open = tx.selectFrom('jobs').where('company_id', '=', id).where('status', '=', 'open');
  const { count } = await open.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const newest = await open
    .select('title')
    .orderBy('posted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxEvidenceTitles)
    .execute();
  return { ...row, open_jobs: Number(count), titles: newest.map(({ title }) => title) };
}
