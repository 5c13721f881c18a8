import { suggestCompanies } from '@jobharbor/shared/calls/company/suggest-companies';
import { suggestTitlesAndCompanies } from '@jobharbor/shared/calls/company/suggest-titles-and-companies';
import { listHotTitles } from '@jobharbor/shared/calls/recommendation/list-hot-titles';
import { type CountryKey, countryByKey, readAnswer } from '@jobharbor/shared/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setJobStatus, upsertJobs } from '../../intake/job-intake.ts';
import { aJobDraft } from '../../testing/samples/a-job-draft.ts';
import { searchJobs } from '../../testing/search/search-jobs.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';

const start = new Date('2026-11-20T12:00:00Z');
let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ now: start });
  const at = (name: string, title = 'Cook', countryKey: CountryKey = 'sg') =>
    aJobDraft({ title, countryKey, company: { sourceKey: name, name } });
  await upsertJobs(api.dependencies.db, [
    at('Sea Breeze Hotel', 'Seamstress'),
    at('Sea Breeze Hotel'),
    at('Deep Sea Diving', 'Seaman'),
    at('İstanbul Çay Evi'),
    at('上海海運有限公司'),
    at('100%_sure'),
    at('Seaside Far Away', 'Seaman', 'my'),
    at('Search & Sons', 'Seaman'),
    at('Seashell', 'Seaweed farmer'),
    at('Seal Ltd'),
    at('Seabird Tours'),
    at('Sealine'),
    ...['محاسب', 'المحاسب المالي', 'مهندس مدني'].map((title) =>
      aJobDraft({ title, countryKey: 'sa', language: 'ar' }),
    ),
  ]);
});
afterAll(() => api.close());

const headers = (country: CountryKey) => ({ 'country-id': String(countryByKey(country)?.id) });
async function titlesFor(query: string) {
  const answer = await api.app.inject({
    url: `/api/company/combined_search_suggestion?query=${encodeURIComponent(query)}`,
    headers: headers('sg'),
  });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return readAnswer(suggestTitlesAndCompanies, answer.json());
}

async function suggest(query: string) {
  const { job_titles, companies } = await titlesFor(query);
  return {
    titles: job_titles.map(({ value }) => value),
    companies: companies.map(({ name, open_jobs }) => `${name} ${open_jobs}`),
  };
}

describe('someone who begins to type', () => {
  it.each(['محا', 'المحا', 'المحاسب', 'والمحا'])(
    '%s sees Arabic titles with and without an article',
    async (query) => {
      const answer = await api.app.inject({
        url: `/api/company/combined_search_suggestion?query=${encodeURIComponent(query)}`,
        headers: headers('sa'),
      });
      const { job_titles } = readAnswer(suggestTitlesAndCompanies, answer.json());
      expect(job_titles.map(({ value }) => value).toSorted()).toEqual(['المحاسب المالي', 'محاسب']);
    },
  );

  it('sees titles and companies that begin so, five of each, those with most open jobs first', async () => {
    const { titles, companies } = await suggest('sea');
    expect(titles).toEqual(['Seaman', 'Seamstress', 'Seaweed farmer']);
    expect(companies).toHaveLength(5);
    expect(companies[0]).toBe('Sea Breeze Hotel 2');
    expect(companies).not.toContain('Seaside Far Away 1');
    expect(companies).not.toContain('Deep Sea Diving 1');
  });

  it('reads beside a title how many jobs a search for it finds, not only those of that title', async () => {
    await upsertJobs(api.dependencies.db, [
      aJobDraft({ title: 'Beekeeper', countryKey: 'sg', company: { sourceKey: 'h', name: 'Hives' } }),
      aJobDraft({ title: 'Senior Beekeeper', countryKey: 'sg', company: { sourceKey: 'h', name: 'Hives' } }),
    ]);
    const { job_titles } = await titlesFor('beek');
    expect(job_titles.map(({ value, count }) => `${value} ${count}`).sort()).toEqual([
      'Beekeeper 2',
      'Senior Beekeeper 1',
    ]);
    for (const { value, count } of job_titles) {
      expect((await searchJobs(api, 'sg', { query: value })).total).toBe(count);
    }
  });

  it.each([
    ['deep s', 'Deep Sea Diving 1'],
    ['sea d', 'Deep Sea Diving 1'],
    ['istanbul cay', 'İstanbul Çay Evi 1'],
    ['ÇAY', 'İstanbul Çay Evi 1'],
    ['海运', '上海海運有限公司 1'],
    ['100%_', '100%_sure 1'],
  ])('finds %j by any word of the name, however it is written', async (typed, company) => {
    expect((await suggest(typed)).companies).toEqual([company]);
  });

  it.each(['%', '_', '\\', '', '   ', '🦄', "' or 1=1", 'ea'])(
    'is not shown everything for %j',
    async (typed) => {
      expect(await suggest(typed)).toEqual({ titles: [], companies: [] });
    },
  );

  it.each([
    ['ten thousand letters', 'x'.repeat(10_000)],
    ['a thousand ideographs', '漢'.repeat(1_000)],
    ['operators', "& | ! <-> :* ( ) ' \\ :A"],
    ['mixed scripts', 'سea海ฟ'],
    ['a character of no width', '\u200b'],
  ])('gets an answer for %s', async (_name, typed) => {
    expect(await suggest(typed)).toEqual({ titles: [], companies: [] });
  });

  it('sees a company by its new name, and no more when its last job closes', async () => {
    const company = { sourceKey: 'moving', name: 'Quick Quails' };
    const draft = aJobDraft({ company });
    const { db } = api.dependencies;
    const { ids } = await upsertJobs(db, [draft]);
    expect((await suggest('quick')).companies).toEqual(['Quick Quails 1']);
    await upsertJobs(db, [{ ...draft, company: { ...company, name: 'Quiet Quails' } }]);
    expect((await suggest('quick')).companies).toEqual([]);
    expect((await suggest('quiet')).companies).toEqual(['Quiet Quails 1']);
    await setJobStatus(db, ids[0] ?? 0, 'closed', start);
    expect((await suggest('quiet')).companies).toEqual([]);
  });

  it('may ask for companies alone, and for fewer', async () => {
    const answer = await api.app.inject({
      url: '/api/company/search-suggestion?query=sea&size=2',
      headers: headers('sg'),
    });
    expect(readAnswer(suggestCompanies, answer.json()).companies).toHaveLength(2);
    for (const size of ['0', '21', 'many']) {
      const refused = await api.app.inject(`/api/company/search-suggestion?query=sea&size=${size}`);
      expect(refused.statusCode).toBe(422);
    }
  });
});

describe('what is searched much', () => {
  const hot = async (country: CountryKey = 'sg') => {
    const answer = await api.app.inject({
      url: '/api/recommendation/hot-job-titles',
      headers: headers(country),
    });
    return readAnswer(listHotTitles, answer.json()).hot_job_titles;
  };
  const report = (body: object, remoteAddress = '198.51.100.1') =>
    api.app.inject({
      method: 'POST',
      url: '/api/job/metrics/job-hot-search',
      headers: headers('sg'),
      remoteAddress,
      body: { device: 'web', page: 'home', source: 'web', ...body },
    });

  it('leads the list before what is advertised most, for two weeks and in its country', async () => {
    expect((await hot())[0]?.value).toBe('Cook');
    const seaweed = (await hot()).find(({ value }) => value === 'Seaweed farmer');
    for (let visitor = 0; visitor < 6; visitor += 1) {
      const address = `10.0.${visitor}.1`;
      if (visitor < 3) await report({ query: 'SEAWEED  farmer' }, address);
      else await report({ query: '', job_title_id: seaweed?.id }, address);
      if (visitor < 5) await report({ query: 'seamstress' }, address);
    }
    expect((await hot()).slice(0, 3).map(({ value }) => value)).toEqual([
      'Seaweed farmer',
      'Seamstress',
      'Cook',
    ]);
    expect((await hot('my')).map(({ value }) => value)).toEqual(['Seaman']);
    api.setTime(new Date(start.getTime() + 15 * 86_400_000));
    expect((await hot())[0]?.value).toBe('Cook');
    api.setTime(start);
  });

  it('is not what one visitor reports, however often, on how many days, and from whichever address of one network', async () => {
    api.setTime(new Date(start.getTime() + 40 * 86_400_000));
    const first = (await hot())[0]?.value;
    for (let time = 0; time < 10; time += 1) {
      await report({ query: 'seamstress' }, `10.9.1.${time}`);
      await report({ query: 'seamstress' }, `2001:db8:1:${time}::1`);
    }
    const rows = await api.dependencies.db.selectFrom('hot_search_visitors').selectAll().execute();
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain('10.9.1');
    expect((await hot())[0]?.value).toBe(first);
    for (let day = 41; day < 48; day += 1) {
      api.setTime(new Date(start.getTime() + day * 86_400_000));
      await report({ query: 'seamstress' }, '10.9.1.1');
    }
    expect((await hot())[0]?.value).toBe(first);
    api.setTime(start);
  });

  it('is nothing but titles that are advertised: no word that someone typed is kept', async () => {
    const count = () =>
      api.dependencies.db
        .selectFrom('hot_searches')
        .select('title_id')
        .execute()
        .then((rows) => rows.length);
    const before = await count();
    for (const body of [{ query: 'my own name, Lin Wei' }, { query: '🦄' }, { job_title_id: 9_999_999 }, {}])
      expect((await report(body)).statusCode).toBe(200);
    expect(await count()).toBe(before);
    expect((await report({ job_title_id: 'x' })).statusCode).toBe(422);
    expect((await report({ query: 'x'.repeat(10_001) })).statusCode).toBe(422);
  });
});
