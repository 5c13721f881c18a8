import { getFilterLists } from '@jobharbor/shared/calls/config/get-filter-lists';
import { getFlatList } from '@jobharbor/shared/calls/config/get-flat-list';
import { listCountries } from '@jobharbor/shared/calls/config/list-countries';
import { listLanguages } from '@jobharbor/shared/calls/config/list-languages';
import { suggestJobTitles } from '@jobharbor/shared/calls/config/suggest-job-titles';
import { listHotTitles } from '@jobharbor/shared/calls/recommendation/list-hot-titles';
import { getTranslations } from '@jobharbor/shared/calls/translations/get-translations';
import { getTranslationsManifest } from '@jobharbor/shared/calls/translations/get-translations-manifest';
import { flatListNames, languages, readAnswer } from '@jobharbor/shared/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { upsertJobs } from '../../intake/job-intake.ts';
import { aJobDraft } from '../../testing/samples/a-job-draft.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  const titles = [
    'Software Engineer',
    'Software Engineer',
    'Engineer',
    'Sous Chef',
    'Softwre 100%_sure',
    '軟體工程師',
  ];
  await upsertJobs(
    api.dependencies.db,
    titles.map((title) => aJobDraft({ title, countryKey: 'hk' })),
  );
  await upsertJobs(api.dependencies.db, [
    aJobDraft({ title: 'Software Tester', countryKey: 'hk', status: 'closed' }),
  ]);
});
afterAll(() => api.close());

const get = async (url: string, headers: Record<string, string> = {}) =>
  (await api.app.inject({ url: `/api${url}`, headers })).json();
const inHongKong = { 'country-id': '6' };
const suggest = async (query: string) =>
  readAnswer(
    suggestJobTitles,
    await get(`/config/search/job-title-lists?query=${encodeURIComponent(query)}`, inHongKong),
  ).job_titles.map(({ value, count }) => `${value} ${count}`);

it.each([
  ['Saudi Arabia', '13', 'من ٣ إلى ٥ سنوات', 'آخر ٢٤ ساعة', '٤ ساعات أو أكثر'],
  ['the United Arab Emirates', '12', 'من 3 إلى 5 سنوات', 'آخر 24 ساعة', '4 ساعات أو أكثر'],
])(
  'writes the digits of options in Arabic as %s does, like its pay',
  async (_, country, years, age, hours) => {
    const lists = readAnswer(
      getFilterLists,
      await get('/config/filters/list', { 'country-id': country, 'language-id': '10' }),
    );
    expect(lists.xp_lvls.map(({ value }) => value)).toContain(years);
    expect(lists.posting_ages.map(({ value }) => value)).toContain(age);
    expect(lists.shared_hours?.map(({ value }) => value)).toContain(hours);
    // A digit of a name in Latin letters belongs to the name.
    expect(lists.industry_lists.map(({ value }) => value)).toContain('البلوك تشين وWeb3');
  },
);

describe('the lists of choices', () => {
  it.each(flatListNames)('%s are named in each language', async (name) => {
    for (const { id } of languages) {
      const { list } = readAnswer(
        getFlatList,
        await get(`/config/${name}/list`, { 'language-id': String(id) }),
      );
      expect(list.length).toBeGreaterThan(1);
    }
  });

  it('follow the country and its currency', async () => {
    const data = readAnswer(
      getFilterLists,
      await get('/config/filters/list', { ...inHongKong, 'language-id': '3' }),
    );
    expect(data.currency).toBe('HKD');
    expect(data.location_lists.length).toBeGreaterThan(0);
    expect(data.salary_range_filters.at(-1)?.to).toBeNull();
  });

  it('can be asked for in another language by its code', async () => {
    const { list } = readAnswer(getFlatList, await get('/config/job_types/list?language_code=zh-hant'));
    expect(list[0]?.value).toMatch(/\p{Script=Han}/u);
  });

  it('name every country and language', async () => {
    const { country_lists } = readAnswer(
      listCountries,
      await get('/config/country_lists/list', { 'language-id': '10' }),
    );
    expect(country_lists).toHaveLength(19);
    expect(country_lists[0]).toMatchObject({
      key: 'ph',
      hreflang: 'en-PH',
      url: '/en/ph',
      phone_prefix: '63',
    });
    expect(country_lists.every(({ name }) => /[\u0600-\u06ff]/.test(name))).toBe(true);
    expect(readAnswer(listLanguages, await get('/config/language_lists/list')).language_lists).toHaveLength(
      10,
    );
  });

  it('that do not exist are not found', async () => {
    expect(await get('/config/passwords/list')).toMatchObject({ code: 40004 });
  });
});

describe('someone who begins to type a title', () => {
  it('sees what begins so first, with the number of open jobs that a click finds', async () => {
    // A click finds the same work by its other names, too: the third is 軟體工程師.
    expect(await suggest('soft')).toEqual(['Software Engineer 3', 'Softwre 100%_sure 1']);
    // The fourth `Engineer`, likewise.
    expect(await suggest('engin')).toEqual(['Engineer 4', 'Software Engineer 3']);
    expect(await suggest('SOUS  ch')).toEqual(['Sous Chef 1']);
    expect(await suggest('工程')).toEqual(['軟體工程師 3']);
    expect(await suggest('工程师')).toEqual(['軟體工程師 3']);
  });

  it('may type what is special in a pattern', async () => {
    expect(await suggest('%')).toEqual([]);
    expect(await suggest('softwre 100%_')).toEqual(['Softwre 100%_sure 1']);
    expect(await suggest('\\')).toEqual([]);
    expect(await suggest('')).toEqual([]);
  });
});

it('the titles advertised most lead the list', async () => {
  const { hot_job_titles } = readAnswer(
    listHotTitles,
    await get('/recommendation/hot-job-titles', inHongKong),
  );
  expect(hot_job_titles[0]).toMatchObject({ value: 'Software Engineer', count: 2 });
  expect(hot_job_titles.map(({ value }) => value)).not.toContain('Software Tester');
});

describe('the texts that a client keeps', () => {
  it('are listed, and each file is there in every language', async () => {
    const manifest = readAnswer(getTranslationsManifest, await get('/translations/manifest'));
    for (const language of manifest.languages) {
      for (const { path } of manifest.files) {
        const { texts } = readAnswer(getTranslations, await get(path.replace('{language}', language)));
        expect(texts['40001']).toBeTruthy();
      }
    }
  });

  it('of an unknown file, language or later version are not found', async () => {
    const { version } = readAnswer(getTranslationsManifest, await get('/translations/manifest'));
    for (const path of ['1/en/constructor', '1/xx/error_codes', `${version + 1}/en/error_codes`]) {
      expect(await get(`/translations/${path}`)).toMatchObject({ code: 40004 });
    }
  });
});
