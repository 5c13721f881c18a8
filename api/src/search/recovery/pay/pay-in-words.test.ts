import type { CountryKey } from '@jobharbor/shared/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { locationsOf } from '../../../config-lists/index.ts';
import { upsertJobs } from '../../../intake/job-intake.ts';
import { aJobDraft } from '../../../testing/samples/a-job-draft.ts';
import { searchJobs } from '../../../testing/search/search-jobs.ts';
import { createTestApi, type TestApi } from '../../../testing/servers/test-api.ts';

let api: TestApi;
const placeIn = (country: CountryKey, name: string) =>
  locationsOf(country)
    .flatMap((region) => region.children)
    .filter(({ names }) => names.en === name)
    .map(({ id }) => id);

beforeAll(async () => {
  api = await createTestApi();
  const monthly = (currency: string, amount: number) => ({
    salary: { currency, period: 'monthly' as const, min: amount * 100, max: amount * 100 },
  });
  await upsertJobs(api.dependencies.db, [
    aJobDraft({ countryKey: 'ph', title: 'Accountant', locationIds: placeIn('ph', 'Cebu City'), skills: [] }),
    aJobDraft({ countryKey: 'ph', title: 'Cook', locationIds: placeIn('ph', 'Makati'), skills: [] }),
    aJobDraft({ countryKey: 'in', title: 'Accountant', skills: [], ...monthly('INR', 120_000) }),
    aJobDraft({ countryKey: 'in', title: 'Driver', skills: [], ...monthly('INR', 20_000) }),
    aJobDraft({ countryKey: 'id', title: 'Kasir', skills: [], ...monthly('IDR', 8_000_000) }),
    aJobDraft({
      ...{ countryKey: 'id', title: 'Kurir', skills: [], ...monthly('IDR', 4_000_000) },
      descriptionHtml: '<p>Gaji bisa 7 juta.</p>',
    }),
    aJobDraft({ countryKey: 'es', title: 'Conductor', language: 'es', skills: [] }),
    aJobDraft({ countryKey: 'es', title: 'Contable', language: 'es', skills: ['SAP'] }),
  ]);
});
afterAll(() => api.close());

it('finds the jobs that pay what somebody typed', async () => {
  const page = await searchJobs(api, 'in', { query: 'accountant 1 lakh' });
  expect(page.jobs.map(({ title }) => title)).toEqual(['Accountant']);
  expect(page.understood.pay).toEqual({ text: '1 lakh', rest: 'accountant', from: 100_000, to: null });
  expect((await searchJobs(api, 'in', { query: '1 lakh' })).total).toBe(1);
});

it('takes an amount behind a word for pay as pay, also where an advertisement mentions it', async () => {
  const page = await searchJobs(api, 'id', { query: 'gaji 7 juta' });
  expect(page.jobs.map(({ title }) => title)).toEqual(['Kasir']);
  expect(page.understood.pay).toEqual({ text: 'gaji 7 juta', rest: '', from: 7_000_000, to: null });
  const quoted = await searchJobs(api, 'id', { query: '"gaji" bisa 7 juta' });
  expect(quoted.jobs.map(({ title }) => title)).toEqual(['Kurir']);
});

it('offers to drop the pay or the words where no job has both', async () => {
  const page = await searchJobs(api, 'in', { query: 'driver 1 lakh' });
  expect(page.total).toBe(0);
  expect(page.understood.pay).toBeNull();
  expect(page.shorter_queries).toContainEqual({ query: 'driver', total: 1 });
  expect(page.shorter_queries).toContainEqual({ query: '1 lakh', total: 1 });
});

it('offers to drop the place or the words where no job has both', async () => {
  const page = await searchJobs(api, 'ph', { query: 'accountant in makati' });
  expect(page.total).toBe(0);
  expect(page.shorter_queries).toContainEqual({ query: 'accountant', total: 1 });
  expect(page.shorter_queries).toContainEqual({ query: 'makati', total: 1, name: 'Makati' });
});

it('says which words it understood as a place, unless nothing was found by them', async () => {
  const makati = { field: 'job_locations', name: 'Makati', text: 'makati', rest: 'cook' };
  expect((await searchJobs(api, 'ph', { query: 'cook in makati' })).understood.options).toEqual([makati]);
  expect((await searchJobs(api, 'ph', { query: 'accountant in makati' })).understood.options).toEqual([]);
});

it('goes on in the region around a place that has no such job, and says so', async () => {
  const page = await searchJobs(api, 'ph', { query: 'cook in pasig' });
  expect(page.jobs.map(({ title }) => title)).toEqual(['Cook']);
  const region = {
    field: 'job_locations',
    name: 'Metro Manila',
    instead_of: 'Pasig',
    text: 'pasig',
    rest: 'cook',
  };
  expect(page.understood.options).toEqual([region]);
  expect(page.facets.job_locations).toContainEqual({ id: placeIn('ph', 'Makati')[0], count: 1 });
  expect((await searchJobs(api, 'ph', { query: 'cook in cebu city' })).total).toBe(0);
});

it('corrects no word of a search to one with which it still finds nothing', async () => {
  const page = await searchJobs(api, 'es', { query: 'conductar sap' });
  expect(page.total).toBe(0);
  expect(page.understood.corrected_query).toBeNull();
});
