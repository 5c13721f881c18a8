import { join } from 'node:path';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/open-database.ts';
import { createPools } from '../database/pools.ts';
import { digestFolders } from './digest-folders.ts';
import { createJobSource, type JobSource } from './job-source.ts';

export { DatabaseError } from '../database/database-error.ts';
export type { RecruiterLogin } from '../domain/recruiters/recruiter-account.ts';
export type { CompanyDraft, SalaryDraft, ScreeningQuestionDraft } from '../intake/job-draft.ts';
export { toMonthly } from '../intake/monthly-salary.ts';
export { digestFolders } from './digest-folders.ts';
export type { CompanyRecruiter, JobSource, SourceJob } from './job-source.ts';

/**
 * Opens the database that the environment names (see the settings in the README) for a program that supplies jobs under
 * the name `source`. Works beside a running API and without one; the caller closes it.
 */
export async function openJobSource(
  source: string,
  env: NodeJS.ProcessEnv,
): Promise<JobSource & { close(): Promise<void> }> {
  const database = await openDatabase(readConfig(env));
  const pools = createPools({ connectionString: database.connectionString, max: 2, searchMax: 1 });
  return {
    ...createJobSource(pools.db, source),
    async close() {
      await pools.close();
      await database.close();
    },
  };
}

/** Digest of the API's code and lists, by which the same draft is stored as the same job. Takes some milliseconds. */
export const intakeVersion = (): Promise<string> =>
  digestFolders([join(import.meta.dirname, '..'), join(import.meta.dirname, '../../data')]);
