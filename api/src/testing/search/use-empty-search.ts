import type { JobQuery } from '@jobharbor/shared/contracts';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { upsertJobs } from '../../intake/job-intake.ts';
import { aJobDraft } from '../samples/a-job-draft.ts';
import { createTestApi, type TestApi } from '../servers/test-api.ts';
import { searchJobs } from './search-jobs.ts';

/** An API whose search is empty and whose clock stands at `start` before each test of the file. */
export function useEmptySearch(start: Date) {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi({ now: start });
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    api.setTime(start);
    const { db } = api.dependencies;
    for (const table of ['search_documents', 'search_words', 'jobs'] as const)
      await db.deleteFrom(table).execute();
  });
  return {
    api: () => api,
    /** Stores jobs and returns their ids. */
    list: async (...drafts: Parameters<typeof aJobDraft>[0][]) => {
      const { db, clock } = api.dependencies;
      const jobs = drafts.map((draft) => aJobDraft(draft));
      return (await upsertJobs(db, jobs, { now: clock() })).ids;
    },
    find: (query: JobQuery = {}) => searchJobs(api, 'sg', query),
  };
}
