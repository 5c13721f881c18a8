import { countryByKey } from '@jobharbor/shared/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { upsertJobs } from '../intake/job-intake.ts';
import { aJobDraft } from '../testing/samples/a-job-draft.ts';
import { searchLanguageCases } from '../testing/search/search-cases.ts';
import { createTestApi, type TestApi } from '../testing/servers/test-api.ts';

let api: TestApi;
const nameOf = new Map<number, string>();

beforeAll(async () => {
  api = await createTestApi();
  for (const { country, language, jobs } of searchLanguageCases) {
    const entries = Object.entries(jobs);
    const drafts = entries.map(([, [title, descriptionHtml = '', ...skills]]) =>
      aJobDraft({ countryKey: country, language, title, descriptionHtml, skills }),
    );
    const { ids } = await upsertJobs(api.dependencies.db, drafts);
    for (const [index, id] of ids.entries()) nameOf.set(id, entries[index]?.[0] ?? '');
  }
});
afterAll(() => api.close());

describe.each(searchLanguageCases)('someone who searches in $language', ({ country, finds }) => {
  it.each(finds)('for %j finds what it means and nothing else', async (query, ...names) => {
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/job/search',
      headers: { 'country-id': String(countryByKey(country)?.id) },
      body: { query },
    });
    expect(answer.statusCode).toBe(200);
    const { data } = answer.json();
    const found = data.understood.corrected_query === null ? data.jobs : [];
    expect(found.map((job: { id: number }) => nameOf.get(job.id)).sort()).toEqual([...names].sort());
  });
});

it.each([
  ['tw', '工讀', '門市工讀生'],
  ['tw', '護', '護理師'],
  ['ae', 'الممر', 'ممرضة'],
  ['ae', 'محاس', 'المحاسب المالي'],
] as const)(
  'in %s, "%s" suggests the title %s, with as many jobs as its search finds',
  async (country, query, title) => {
    const headers = { 'country-id': String(countryByKey(country)?.id) };
    const suggested = await api.app.inject({
      url: '/api/company/combined_search_suggestion',
      headers,
      query: { query },
    });
    const found = await api.app.inject({
      method: 'POST',
      url: '/api/job/search',
      headers,
      body: { query: title },
    });
    const count = found.json().data.total;
    expect(suggested.json().data.job_titles).toContainEqual({ value: title, count });
  },
);
