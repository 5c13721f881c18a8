import { searchCompanies } from '@jobharbor/shared/calls/company/search-companies';
import { countryByKey, readAnswer } from '@jobharbor/shared/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FlatListName, flatOptionById } from '../../config-lists/index.ts';
import { upsertJobs } from '../../intake/job-intake.ts';
import { aJobDraft } from '../../testing/samples/a-job-draft.ts';
import { seededRandom } from '../../testing/search/seeded-random.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
});

afterAll(() => api.close());

describe('the search for companies', () => {
  const random = seededRandom(11);
  const industries = [1, 4, 12];
  const sizes = [2, 3];
  const benefits = [1, 4, 9];
  const words = ['Quay', 'Harbour', 'Lantern', 'Mill'];
  const header = { 'country-id': String(countryByKey('th')?.id) };
  const keyOf = (list: FlatListName, id: number) => flatOptionById(list, id)?.key;
  const search = async (query: Record<string, string | number | undefined> = {}) => {
    const given = Object.entries(query).filter(([, value]) => value !== undefined);
    const answer = await api.app.inject({
      url: `/api/company/search?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}`,
      headers: header,
    });
    if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
    return readAnswer(searchCompanies, answer.json());
  };

  beforeAll(async () => {
    const drafts = Array.from({ length: 60 }, (_, index) =>
      aJobDraft({
        countryKey: 'th',
        company: {
          sourceKey: `th-${index}`,
          name: `${random.one(words)} ${random.one(words)} ${index}`,
          isVerified: random.chance(0.4),
          industryId: random.chance(0.8) ? random.one(industries) : null,
          sizeId: random.chance(0.8) ? random.one(sizes) : null,
          benefitIds: benefits.filter(() => random.chance(0.5)),
        },
      }),
    );
    const lastJob = aJobDraft({
      countryKey: 'th',
      company: { sourceKey: 'closed', name: 'Lantern Closed' },
    });
    await upsertJobs(api.dependencies.db, [
      ...drafts,
      lastJob,
      aJobDraft({ countryKey: 'th', company: { sourceKey: 'han', name: '曼谷軟體' } }),
    ]);
    await upsertJobs(api.dependencies.db, [{ ...lastJob, status: 'closed' }]);
  });

  it('finds them by words of the name in any order, in other scripts too', async () => {
    const found = await search({ query: 'mill quay', size: 60 });
    expect(found.total).toBeGreaterThan(0);
    for (const { name } of found.companies) expect(name).toMatch(/Mill.*Quay|Quay.*Mill/);
    expect((await search({ query: '软件' })).companies.map(({ name }) => name)).toEqual(['曼谷軟體']);
    expect((await search({ query: '%' })).total).toBe(0);
  });

  it('shows a company without open jobs only to those who name it', async () => {
    const all = await search({ size: 60 });
    expect(all.companies.some(({ open_jobs }) => open_jobs === 0)).toBe(false);
    const [closed] = (await search({ query: 'lantern closed' })).companies;
    expect(closed).toMatchObject({ name: 'Lantern Closed', open_jobs: 0 });
  });

  it('pages without repeating or leaving out', async () => {
    const { total } = await search();
    const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => search({ page, size: 15 })));
    const ids = pages.flatMap(({ companies }) => companies.map(({ id }) => id));
    expect([ids.length, new Set(ids).size]).toEqual([total, total]);
  });

  it.each(Array.from({ length: 20 }, (_, index) => index + 1))(
    'counts beside a filter what choosing it finds (seed %i)',
    async (seed) => {
      const { one, chance } = seededRandom(seed);
      const query = {
        query: chance(0.4) ? one(words) : undefined,
        industries: chance(0.4) ? keyOf('industry_lists', one(industries)) : undefined,
        sizes: chance(0.4) ? sizes.map((id) => keyOf('company_sizes', id)).join(',') : undefined,
        benefits: chance(0.4) ? keyOf('company_benefit_lists', one(benefits)) : undefined,
        is_company_verified: chance(0.3) ? '1' : undefined,
      };
      const { is_company_verified, ...fields } = (await search(query)).facets;
      expect((await search({ ...query, is_company_verified: '1' })).total).toBe(is_company_verified);
      for (const [field, counts] of Object.entries(fields)) {
        for (const { key, count } of counts)
          expect((await search({ ...query, [field]: key })).total, `${field} ${key}`).toBe(count);
      }
    },
  );

  it('finds nothing by a choice that does not exist, and still shows what is chosen', async () => {
    const none = await search({ industries: 'no-such-industry' });
    expect([none.total, none.facets.industries.length]).toEqual([0, industries.length]);
    const empty = await search({ industries: 'agriculture-food-production' });
    expect(empty.facets.industries).toContainEqual(expect.objectContaining({ id: 23, count: 0 }));
  });

  it.each(['industries=', 'industries=food,', 'sizes=A_1', 'page=0', 'is_company_verified=maybe'])(
    'refuses %s',
    async (query) => {
      expect((await api.app.inject(`/api/company/search?${query}`)).statusCode).toBe(422);
    },
  );
});

it('companies that the searcher has blocked are neither listed nor counted', async () => {
  const ask = async (query: string) =>
    (
      await api.app.inject({
        url: `/api/company/search${query}`,
        headers: { 'country-id': String(countryByKey('th')?.id) },
      })
    ).json().data;
  const all = await ask('');
  const [first, second] = all.companies;
  const rest = await ask(`?excluded_company_ids=${first.id},${second.id}`);
  expect(rest.total).toBe(all.total - 2);
  expect(rest.companies.map(({ id }: { id: number }) => id)).not.toContain(first.id);
  const verified = [first, second].filter(({ is_verified }) => is_verified).length;
  expect(rest.facets.is_company_verified).toBe(all.facets.is_company_verified - verified);
});
