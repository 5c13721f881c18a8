import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { upsertJobs } from '../intake/job-intake.ts';
import { aJobDraft } from '../testing/samples/a-job-draft.ts';
import { searchSynonymCases } from '../testing/search/search-cases.ts';
import { searchJobs } from '../testing/search/search-jobs.ts';
import { createTestApi, type TestApi } from '../testing/servers/test-api.ts';

/** Stands in every description: words there are not what a job is called. */
const chatter =
  '<p>From 9 am to 6 pm. Our HR, sales and marketing team, 业务, 営業, 人事, ventas y atención al cliente.</p>';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  for (const { country, language, titles } of searchSynonymCases) {
    await upsertJobs(
      api.dependencies.db,
      titles.map((title) => aJobDraft({ countryKey: country, language, title, descriptionHtml: '' })),
    );
  }
});
afterAll(() => api.close());

describe.each(searchSynonymCases)(
  'someone who knows a job in $language by another name',
  ({ country, finds }) => {
    it.each(finds)('finds for %j what is called otherwise, and nothing else', async (query, ...titles) => {
      const page = await searchJobs(api, country, { query });
      expect(page.understood.corrected_query).toBeNull();
      expect(page.jobs.map((job) => job.title).sort()).toEqual([...titles].sort());
    });
  },
);

describe('another name', () => {
  it('counts in titles only, since everybody’s text mentions sales or HR', async () => {
    await upsertJobs(api.dependencies.db, [
      aJobDraft({ countryKey: 'th', title: 'Baker', descriptionHtml: chatter }),
      aJobDraft({ countryKey: 'th', title: 'PM for apps', descriptionHtml: '' }),
      aJobDraft({ countryKey: 'th', title: 'Product manager', descriptionHtml: '' }),
    ]);
    const find = async (query: string) =>
      (await searchJobs(api, 'th', { query })).jobs.map((job) => job.title);
    expect(await find('human resources')).toEqual([]);
    expect(await find('project manager')).toEqual([]);
    expect(await find('product manager')).toEqual(['Product manager']);
    expect(await find('PM')).toEqual(['PM for apps', 'Product manager', 'Baker']);
  });

  it('leaves the number beside a filter what a click brings', async () => {
    const { facets, total } = await searchJobs(api, 'ph', { query: 'CSR', job_types: [1] });
    expect(total).toBe(0);
    for (const { id, count } of facets.job_types)
      expect((await searchJobs(api, 'ph', { query: 'CSR', job_types: [id] })).total).toBe(count);
  });
});
