import { type CountryKey, countryByKey, type LanguageTag } from '@jobharbor/shared/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { upsertJobs } from '../intake/job-intake.ts';
import { aJobDraft } from '../testing/samples/a-job-draft.ts';
import { createTestApi, type TestApi } from '../testing/servers/test-api.ts';

/** Titles of each market, and a character that none of them contains. */
const markets: [CountryKey, LanguageTag, string, string[]][] = [
  ['tw', 'zh-Hant', '帥', ['軟體工程師', '護理師', '行政助理', '餐飲服務人員']],
  ['cn', 'zh-Hans', '帅', ['软件工程师', '会计师', '仓库管理员', '销售经理']],
  ['jp', 'ja', '誰', ['看護師', '施設警備員', '介護福祉士', 'エンジニア']],
  ['sa', 'ar', 'ث', ['مهندس', 'محاسب', 'ممرضة', 'سكرتير']],
];

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  const drafts = markets.flatMap(([countryKey, language, , titles]) =>
    titles.map((title) => aJobDraft({ countryKey, language, title, descriptionHtml: '', skills: [] })),
  );
  const nurses = Array.from({ length: 30 }, () => aJobDraft({ countryKey: 'ph', title: 'Registered Nurse' }));
  const slips = [
    aJobDraft({ countryKey: 'ph', title: 'Registered Nures' }),
    aJobDraft({ countryKey: 'sg', language: 'zh-Hans', title: '会汁师' }),
  ];
  const accountants = Array.from({ length: 30 }, () =>
    aJobDraft({ countryKey: 'sg', language: 'zh-Hans', title: '会计师' }),
  );
  const others = [
    aJobDraft({ countryKey: 'ph', title: 'Software Engineer', locationIds: [10_101] }),
    aJobDraft({ countryKey: 'ph', title: 'Customer Representative' }),
    aJobDraft({ countryKey: 'cn', language: 'zh-Hans', title: '会计' }),
    aJobDraft({ countryKey: 'tw', language: 'zh-Hant', title: '會計人員' }),
    aJobDraft({ countryKey: 'jp', language: 'ja', title: '営業' }),
    aJobDraft({ countryKey: 'mx', language: 'es', title: 'Auxiliar contable', xpLvlId: 1 }),
    aJobDraft({ countryKey: 'sa', language: 'ar', title: 'مصمم', workArrangementId: 3 }),
  ];
  await upsertJobs(api.dependencies.db, [...drafts, ...nurses, ...accountants, ...slips, ...others]);
});
afterAll(() => api.close());

async function search(country: CountryKey, query: string) {
  const headers = { 'country-id': String(countryByKey(country)?.id) };
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/job/search',
    headers,
    body: { query, size: 50 },
  });
  const { jobs, related } = answer.json().data;
  const titlesOf = (list: { title: string }[]) => list.map(({ title }) => title);
  return { found: titlesOf(jobs), related: titlesOf(related) };
}

it.each(markets)(
  'in %s (%s) a title with any one character wrong finds the right one',
  async (country, language, wrong, titles) => {
    const missed: string[] = [];
    for (const title of titles) {
      const characters = [...title];
      const misspelt = characters.map((_, at) => characters.toSpliced(at, 1, wrong).join(''));
      // The beginning of an Arabic word decides its article; three characters without it are a word of two.
      if (language === 'ar') misspelt.push(...misspelt.slice(1).map((word) => `ال${word}`));
      else if (characters.length > 4)
        misspelt.push(...characters.map((_, at) => characters.toSpliced(at, 1).join('')));
      for (const query of misspelt) {
        const { found } = await search(country, query);
        if (!found.includes(title)) missed.push(`${title}: ${query} finds ${found}`);
      }
    }
    expect(missed).toEqual([]);
  },
);

it.each<[CountryKey, string, string, string]>([
  ['ph', 'nures', 'Registered Nures', 'Registered Nurse'],
  ['sg', '会汁师', '会汁师', '会计师'],
])(
  'in %s a slip (%s) that somebody made in a title as well does not hide the jobs without it',
  async (country, query, same, right) => {
    const { found, related } = await search(country, query);
    expect(found).toEqual([same]);
    expect(related.filter((title) => title === right)).toHaveLength(30);
  },
);

it.each<[CountryKey, string, string]>([
  ['ph', 'soft', 'Software Engineer'],
  ['ph', 'manila engin', 'Software Engineer'],
  ['ph', 'regi', 'Registered Nurse'],
  ['ph', 'progammer', 'Software Engineer'],
  ['ph', 'progammer manila', 'Software Engineer'],
  ['ph', 'representatvie', 'Customer Representative'],
  ['cn', '会记', '会计'],
  ['cn', '会記', '会计'],
  ['tw', '會記', '會計人員'],
  ['tw', '会记', '會計人員'],
  ['tw', '互理師', '護理師'],
  ['tw', '形政助理', '行政助理'],
  ['jp', '会護', '介護福祉士'],
  ['jp', '英業', '営業'],
  ['mx', 'recién egresado', 'Auxiliar contable'],
  ['sa', 'من البيت', 'مصمم'],
])('in %s somebody who types %s finds %s', async (country, query, title) => {
  expect((await search(country, query)).found).toContain(title);
});
