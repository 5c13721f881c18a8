import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { ensureRecruiterAccount } from '../../domain/recruiters/recruiter-account.ts';
import type { Person } from '../../testing/people/person.ts';
import { agencyLogin } from '../../testing/people/recruiter.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { findManagingRecruiter } from '../run/add-recruiters.ts';
import { type ImportOptions, importFile } from '../run/import-file.ts';
import { createRejectsFile } from '../run/rejects-file.ts';

/** A row of a feed: a job of a company of its own. */
export const anAd = (
  id: number,
  { title = 'Cook', place = 'Makati City', text = '', link = `https://example.com/jobs/${id}` } = {},
) => `${title},Harbour Foods ${id},${link},${text},,"${place}",Full-time,Made`;

/** A row without a link, so that one applies on this site. */
export const anAdOfThisSite = (id: number) => anAd(id, { link: '', text: `Cooking for ${id} guests` });

export const apply = (person: Person, jobId: number) =>
  person.ask('POST', `/data/jobs/${jobId}/applications`, { first_message: 'Good day' });

/** Imports feeds into the database of an API that serves them; both of each test. */
export function useImportingApi() {
  let api: TestApi;
  let folder = '';
  let files = 0;
  beforeEach(async () => {
    api = await createTestApi();
    folder = await mkdtemp(join(tmpdir(), 'import-later-'));
  });
  afterEach(async () => {
    await api.close();
    await rm(folder, { recursive: true });
  });

  return {
    api: () => api,
    async bring(content: string, more: Partial<ImportOptions> = {}) {
      files += 1;
      const path = join(folder, `${files}.feed`);
      await writeFile(path, content);
      const rejects = await createRejectsFile(join(folder, 'rejects.csv'));
      const report = await importFile(api.dependencies.db, { path, country: 'PH', rejects, ...more });
      await rejects.close();
      return report;
    },
    /** The demonstration's recruiter, who may answer for imported companies. */
    async managingRecruiter() {
      const { db } = api.dependencies;
      await ensureRecruiterAccount(db, agencyLogin);
      return findManagingRecruiter(db, agencyLogin.email, 'Talent Partner');
    },
    async jobIdOf(company: string): Promise<number> {
      const { id } = await api.dependencies.db
        .selectFrom('jobs')
        .innerJoin('companies', 'companies.id', 'jobs.company_id')
        .where('companies.name', '=', company)
        .select('jobs.id')
        .executeTakeFirstOrThrow();
      return id;
    },
  };
}
