import { convertFilters } from '@jobharbor/shared/calls/config/convert-filters';
import {
  type CountryKey,
  countryByKey,
  type LanguageTag,
  languageByTag,
  readAnswer,
} from '@jobharbor/shared/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { upsertJobs } from '../../intake/job-intake.ts';
import { aJobDraft } from '../../testing/samples/a-job-draft.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const nothing = { locations: [], salary: null, company_ids: [] };

async function convert(from: CountryKey, to: CountryKey, chosen: object, language: LanguageTag = 'en') {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/config/filters/convert',
    headers: {
      'country-id': String(countryByKey(to)?.id),
      'language-id': String(languageByTag(language)?.id),
    },
    body: { from, ...nothing, ...chosen },
  });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return readAnswer(convertFilters, answer.json());
}

describe('filters taken to another country', () => {
  it('lose their places, by name', async () => {
    expect(await convert('ph', 'sg', { locations: ['cebu-city', 'gone'] })).toEqual({
      ...nothing,
      dropped: ['Cebu City', 'gone'],
    });
    expect(await convert('ph', 'ph', { locations: ['cebu-city'] })).toMatchObject({
      locations: ['cebu-city'],
    });
  });

  it.each<[CountryKey, CountryKey, string, string]>([
    ['us', 'jp', 'level-4', 'JPY'],
    ['vn', 'sg', 'level-8', 'SGD'],
    ['es', 'mx', 'level-1', 'MXN'],
    ['ph', 'sg', 'from-level-7', 'SGD'],
    ['jp', 'ph', 'from-level-3', 'PHP'],
  ])('hold about the same pay from %s in %s', async (from, to, salary) => {
    const conversion = (await convert(from, to, { salary })).salary;
    expect(conversion?.before).not.toBe(conversion?.after);
    const back = (await convert(to, from, { salary: conversion?.seo_value })).salary;
    const level = (seoValue = '') => Number(/\d+$/.exec(seoValue)?.[0]);
    expect(Math.abs(level(back?.seo_value) - level(salary))).toBeLessThanOrEqual(3);
  });

  it('name a pay range that does not exist', async () => {
    expect(await convert('ph', 'sg', { salary: 'level-99' })).toEqual({ ...nothing, dropped: ['level-99'] });
  });

  it.each<[CountryKey, CountryKey, LanguageTag, string, RegExp]>([
    ['ph', 'sg', 'en', '30000', /^₱30,000$/],
    ['ph', 'sg', 'en', '30000-45500', /^₱30,000-₱45,500$/],
    ['us', 'es', 'es', '30000', /^\$30,000$/],
    ['jp', 'ph', 'ja', '305000', /^30\.5万円$/],
    ['id', 'sg', 'id', '7250000', /^Rp\s7,25\sjt$/],
  ])(
    'name an amount typed into the address as money of %s, in %s and %s: %s',
    async (from, to, language, salary, name) => {
      const { dropped } = await convert(from, to, { salary }, language);
      expect(dropped).toEqual([expect.stringMatching(name)]);
    },
  );

  it('keep a company that has open jobs there, and name one that has none', async () => {
    const { ids } = await upsertJobs(api.dependencies.db, [
      aJobDraft({ countryKey: 'my', company: { sourceKey: 'both', name: 'Both Ltd' } }),
      aJobDraft({ countryKey: 'ph', company: { sourceKey: 'ph-only', name: 'Manila Ltd' } }),
    ]);
    const rows = await api.dependencies.db
      .selectFrom('jobs')
      .select(['company_id'])
      .where('id', 'in', ids)
      .orderBy('id')
      .execute();
    const company_ids = rows.map(({ company_id }) => company_id);
    expect(await convert('ph', 'my', { company_ids })).toEqual({
      ...nothing,
      company_ids: company_ids.slice(0, 1),
      dropped: ['Manila Ltd'],
    });
  });
});
