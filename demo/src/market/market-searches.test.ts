import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type JobSource, openJobSource } from '@jobharbor/api/job-source';
import { createTestApi, type TestApi } from '@jobharbor/api/testing/servers/test-api.ts';
import { countries, countryByKey, languageByTag, languages } from '@jobharbor/shared/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { listCell, numberCell, readCsv } from '../data/read-data.ts';
import { makeMarket, marketSource } from './make-market.ts';
import { occupations } from './occupations.ts';

/** A query that a person types, the occupations that answer it, and how many of the first ten are of these at least. */
const searches = readCsv(
  'searches.csv',
  z.object({
    language: z.enum(languages.map(({ value }) => value)),
    country: z.enum(countries.map(({ key }) => key)),
    query: z.string(),
    occupations: z.pipe(listCell, z.array(z.enum(occupations.map(({ key }) => key)))),
    least: numberCell,
  }),
);

/** Fixed clock: the age of jobs, and which of them are closed, depends on the day of the week. */
const moment = new Date(Date.UTC(2026, 10, 23, 9, 24));

let api: TestApi;
let source: JobSource & { close(): Promise<void> };
let dataFolder: string;
beforeAll(async () => {
  api = await createTestApi({ now: moment });
  source = await openJobSource(marketSource, { DATABASE_URL: api.connectionString });
  dataFolder = await mkdtemp(join(tmpdir(), 'jobharbor-searches-'));
  await makeMarket(source, { dataFolder, now: api.dependencies.clock() });
}, 300_000);
afterAll(async () => {
  await source.close();
  await api.close();
  await rm(dataFolder, { recursive: true, force: true });
});

const occupationOf = new Map(occupations.map(({ key, categoryId }) => [categoryId, key]));

describe.each(languages.map(({ value }) => value))('who searches the market in %s', (language) => {
  const own = searches.filter((search) => search.language === language);

  it('has at least thirty queries in the table', () => {
    expect(own.length).toBeGreaterThanOrEqual(30);
  });

  it.each(own)('for $query finds $least of the first ten to be what they mean', async (search) => {
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/job/search',
      headers: {
        'country-id': String(countryByKey(search.country)?.id),
        'language-id': String(languageByTag(language)?.id),
      },
      body: { query: search.query, sort: 2, page: 1, size: 10 },
    });
    const jobs: { title: string; category: { id: number } | null }[] = answer.json().data.jobs;
    const found = jobs.map(({ title, category }) => `${title}: ${occupationOf.get(category?.id ?? 0)}`);
    const meant = found.filter((one) => search.occupations.some((key) => one.endsWith(`: ${key}`)));
    expect({ found, meant: meant.length }).toSatisfy(() => meant.length >= search.least);
  });
});
