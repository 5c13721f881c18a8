import { listSitemapPages } from '@jobharbor/shared/calls/config/list-sitemap-pages';
import { listSitemapParts } from '@jobharbor/shared/calls/config/list-sitemap-parts';
import { type CountryKey, countryByKey, readAnswer } from '@jobharbor/shared/contracts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { upsertJobs } from '../../intake/job-intake.ts';
import { aJobDraft } from '../../testing/samples/a-job-draft.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { refreshSitemap } from './refresh-sitemap.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  const company = { sourceKey: 'idle', name: 'Idle' };
  await upsertJobs(api.dependencies.db, [
    aJobDraft({ title: 'Open here', countryKey: 'sg' }),
    aJobDraft({ title: 'Open there', countryKey: 'jp' }),
    aJobDraft({ title: 'Closed', countryKey: 'sg', company, status: 'closed' }),
    aJobDraft({ title: 'Over', countryKey: 'sg', company, validThrough: new Date(Date.now() - 3_600_000) }),
  ]);
});
afterAll(() => api.close());

const pages = async (kind: string, country: CountryKey, part = 0) => {
  const answer = await api.app.inject({
    url: `/api/config/sitemap-pages?kind=${kind}&part=${part}`,
    headers: { 'country-id': String(countryByKey(country)?.id) },
  });
  return readAnswer(listSitemapPages, answer.json()).pages;
};

it('names open jobs and companies that hire, of the country alone, with the time of their last change', async () => {
  const jobs = await pages('jobs', 'sg');
  expect(jobs.map(({ slug }) => slug)).toEqual(['open-here']);
  expect(Math.abs((jobs[0]?.modified_at ?? 0) - Date.now() / 1_000)).toBeLessThan(600);
  expect((await pages('companies', 'sg')).map(({ slug }) => slug)).toEqual(['harbour-clinic']);
  expect((await pages('jobs', 'jp')).map(({ slug }) => slug)).toEqual(['open-there']);
  expect(await pages('jobs', 'sg', 7)).toEqual([]);
});

it('lists the parts that hold something', async () => {
  const list = async () => {
    const answer = await api.app.inject('/api/config/sitemap-parts');
    const { parts } = readAnswer(listSitemapParts, answer.json());
    return parts.map(({ country_key, kind, part }) => [country_key, kind, part]);
  };
  const { db } = api.dependencies;
  const first = [
    ['jp', 'companies', 0],
    ['jp', 'jobs', 0],
    ['sg', 'companies', 0],
    ['sg', 'jobs', 0],
  ];
  expect(await list()).toEqual(first);
  // As if none had been known, and once more.
  await sql`delete from sitemap_parts`.execute(db);
  expect(await list()).toEqual([]);
  for (const _run of [1, 2]) {
    await refreshSitemap(db, api.now());
    expect(await list()).toEqual(first);
  }

  // An import of yesterday evening is committed only now.
  const late = new Date(api.now().getTime() - 20 * 3_600_000);
  const other = [['id', 'companies', 0], ['id', 'jobs', 0], ...first];
  await upsertJobs(db, [aJobDraft({ title: 'Late', countryKey: 'id' })], { now: late });
  expect(await list()).toEqual(other);
  await sql`delete from sitemap_parts where country_key = 'id'`.execute(db);
  await refreshSitemap(db, api.now());
  expect(await list()).toEqual(other);

  await db
    .updateTable('search_documents')
    .set({ removed_at: api.now() })
    .where('country_key', '=', 'jp')
    .execute();
  await refreshSitemap(db, api.now());
  expect(await list()).toEqual(other.filter(([country]) => country !== 'jp'));
});

it.each(['kind=people&part=0', 'kind=jobs&part=-1', 'kind=jobs'])('refuses %s', async (query) => {
  expect((await api.app.inject(`/api/config/sitemap-pages?${query}`)).statusCode).toBe(422);
});
