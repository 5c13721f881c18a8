import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import { findAccountByEmail } from '../../domain/accounts/account-repository.ts';
import { createRecruiters } from '../../domain/recruiters/create-recruiters.ts';
import { importSource } from '../clean/clean-job.ts';

const batchSize = 500;

export interface ManagingRecruiter {
  accountId: number;
  firstName: string;
  lastName: string;
  title: string;
}

/** The recruiter account with this e-mail address, as the one who answers for imported companies. */
export async function findManagingRecruiter(
  db: Db,
  email: string,
  title: string,
): Promise<ManagingRecruiter> {
  const account = await findAccountByEmail(db, email);
  if (account?.role !== 'recruiter') throw new Error(`${email} is not the account of a recruiter.`);
  return { accountId: account.id, firstName: account.first_name, lastName: account.last_name, title };
}

/**
 * Gives each imported company of a file that has no recruiter one with the name of `recruiter`, whose account answers for
 * it. Applications to the company's jobs then open a chat. Returns how many were added.
 */
export async function addRecruiters(db: Db, fileId: Buffer, recruiter: ManagingRecruiter): Promise<number> {
  const { accountId, firstName, lastName, title } = recruiter;
  let added = 0;
  for (;;) {
    const { rows } = await sql<{ id: number }>`
      select distinct c.id from job_sources s
      join jobs j on j.id = s.job_id
      join companies c on c.id = j.company_id and c.source = ${importSource}
      where s.file_id = ${fileId} and not exists (select from recruiters r where r.company_id = c.id)
      limit ${batchSize}`.execute(db);
    if (rows.length === 0) return added;
    await createRecruiters(
      db,
      rows.map(({ id }) => ({ companyId: id, firstName, lastName, title, managedBy: accountId })),
    );
    added += rows.length;
  }
}
