import type { MatchKind } from '@jobharbor/shared/calls/job/get-job-match';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aJobseeker, aVisitor } from '../../testing/people/person.ts';
import { addJob } from '../../testing/people/recruiter.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { type MatchedJob, matchJob } from './match-job.ts';
import type { Qualifications } from './qualifications.ts';
import { yearsCovered } from './years-of-work.ts';

const now = new Date('2026-11-20T00:00:00Z');
const [cebuCity, cebu, manila] = [10_401, 10_400, 10_101];

const aMatchedJob = (job: Partial<MatchedJob> = {}): MatchedJob => ({
  country_key: 'ph',
  language: 'en',
  location_ids: [],
  xp_lvl_id: null,
  degree_id: null,
  work_arrangement_id: null,
  salary_currency: null,
  salary_period: null,
  salary_min: null,
  salary_max: null,
  skills: [],
  applicant_countries: [],
  excluded_countries: [],
  ...job,
});
const somebody = (own: Partial<Qualifications> = {}): Qualifications => ({
  work_experience: [],
  education: [],
  skill: [],
  language: [],
  job_preference: [],
  working_since: null,
  location: null,
  countries: [],
  ...own,
});
const preference = (one: Partial<Qualifications['job_preference'][number]>) => ({
  job_preference: [
    {
      work_arrangement_id: 1,
      country_key: 'ph' as const,
      location_id: cebuCity,
      currency: 'PHP' as const,
      min_salary: 4_000_000,
      ...one,
    },
  ],
});
const study = (education_level_id: number, end_month: string | null, is_current = false) => ({
  education: [{ education_level_id, end_month, is_current }],
});
const pay = (salary_max: number, salary_period = 'monthly', salary_currency = 'PHP') => ({
  salary_currency,
  salary_period,
  salary_min: null,
  salary_max,
});

it.each<[MatchKind, Partial<MatchedJob>, Partial<Qualifications>, string]>([
  ['skills', { skills: ['Excel', 'SQL'] }, {}, 'unknown'],
  ['skills', { skills: ['Excel', 'Forklifts'] }, { skill: [{ name: ' excel' }] }, 'unmet: Excel'],
  ['skills', { skills: ['Forklifts'] }, { skill: [{ name: 'FORKLIFTS' }] }, 'met: Forklifts'],
  ['experience', { xp_lvl_id: 1 }, { working_since: 2020 }, 'not asked'],
  ['experience', { xp_lvl_id: 4 }, {}, 'unknown'],
  ['experience', { xp_lvl_id: 4 }, { working_since: 2024 }, 'unmet: 2'],
  ['experience', { xp_lvl_id: 5 }, { working_since: 2021 }, 'met: 5'],
  ['education', { degree_id: 1 }, study(5, '2020-06'), 'not asked'],
  ['education', { degree_id: 5 }, study(6, '2020-06'), "met: Master's degree"],
  ['education', { degree_id: 5 }, study(4, '2020-06'), 'unmet: Diploma / associate degree'],
  ['education', { degree_id: 5 }, study(5, '2028-06'), 'unmet'],
  ['education', { degree_id: 5 }, study(5, null, true), 'unmet'],
  ['education', { degree_id: 5 }, {}, 'unknown'],
  [
    'languages',
    { language: 'zh-Hant' },
    { language: [{ language: 'yue', proficiency: 'native' }] },
    'met: yue',
  ],
  ['languages', { language: 'es' }, { language: [{ language: 'es', proficiency: 'basic' }] }, 'unmet: es'],
  ['languages', { language: 'ja' }, {}, 'unknown'],
  ['location', { location_ids: [cebu, cebuCity] }, preference({}), 'met: Cebu City'],
  ['location', { location_ids: [cebu, cebuCity] }, preference({ location_id: cebu }), 'met: Visayas'],
  ['location', { location_ids: [cebu, cebuCity] }, preference({ location_id: manila }), 'unmet: Manila'],
  ['location', { location_ids: [cebu, cebuCity] }, preference({ work_arrangement_id: 3 }), 'unknown'],
  ['location', { location_ids: [cebuCity] }, { location: 'Lahug, Cebu City' }, 'met: Cebu City'],
  ['location', { location_ids: [cebuCity] }, { location: 'Oslo' }, 'unmet: Oslo'],
  ['location', { location_ids: [cebuCity], work_arrangement_id: 3 }, preference({}), 'not asked'],
  ['arrangement', { work_arrangement_id: 2 }, preference({ work_arrangement_id: 3 }), 'unmet: Remote'],
  ['arrangement', { work_arrangement_id: 3 }, preference({ work_arrangement_id: 3 }), 'met: Remote'],
  ['arrangement', { work_arrangement_id: 3 }, {}, 'unknown'],
  ['pay', pay(4_000_000), preference({}), 'met: PHP 4000000'],
  ['pay', pay(3_900_000), preference({}), 'unmet: PHP 4000000'],
  ['pay', pay(48_000_000, 'annually'), preference({}), 'met: PHP 4000000'],
  ['pay', pay(47_000_000, 'annually'), preference({}), 'unmet: PHP 4000000'],
  [
    'pay',
    pay(500_000, 'monthly', 'USD'),
    preference({ currency: 'JPY', min_salary: 100_000 }),
    'met: JPY 100000',
  ],
  ['pay', { salary_period: 'negotiable', salary_currency: 'PHP' }, preference({}), 'not asked'],
  ['pay', pay(4_000_000), {}, 'unknown'],
  ['eligibility', {}, { countries: ['ph'] }, 'not asked'],
  ['eligibility', { applicant_countries: ['sg'] }, { countries: ['ph'] }, 'unmet: ph'],
  ['eligibility', { excluded_countries: ['us'] }, { countries: ['ph'] }, 'met: ph'],
  ['eligibility', { excluded_countries: ['us'] }, {}, 'unknown'],
])('compares %s %j with %j: %s', (kind, job, own, expected) => {
  const found = matchJob(aMatchedJob(job), somebody(own), { language: 'en', now }).find(
    (criterion) => criterion.kind === kind,
  );
  const shown = [...(found?.own ?? []), ...Object.values(found?.own_pay ?? {})].join(' ');
  expect(found === undefined ? 'not asked' : found.result + (shown && `: ${shown}`)).toBe(expected);
});

it.each([
  ['two jobs at a time once', ['2020-01', '2021-12'], ['2021-01', '2022-12'], 3],
  ['no gap', ['2016-01', '2016-12'], ['2020-01', '2020-12'], 2],
  ['a year alone from its middle', ['2019', '2020-06'], ['2020-07', '2020-12'], 1],
  ['no time to come', ['2025-11', '2030-12'], ['2025-11', '2025-12'], 1],
])('years of work count %s', (_what, one, other, years) => {
  const spans = [one, other].map(([start_month = '', end_month]) => ({ start_month, end_month }));
  expect(yearsCovered(spans, now)).toBe(years);
});

describe('a job beside a profile', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi();
  });
  afterAll(() => api.close());

  it('is compared with what its owner wrote, for its owner alone', async () => {
    const person = await aJobseeker(api);
    const job = await addJob(api, {
      ...{ skills: ['Excel'], degreeId: 5, xpLvlId: 3, language: 'es', applicantCountries: ['sg'] },
    });
    const resultsOf = async () =>
      Object.fromEntries(
        (await person.ask('GET', `/job/${job}/match`))
          .json()
          .data.criteria.map(({ kind, result }: { kind: string; result: string }) => [kind, result]),
      );
    expect(await resultsOf()).toEqual({
      skills: 'unknown',
      experience: 'unknown',
      education: 'unknown',
      languages: 'unknown',
      eligibility: 'unknown',
    });
    await person.ask('PATCH', '/jobseeker/me', { working_since: 2019, nationality: 'sg' });
    await person.ask('POST', '/jobseeker/skills/create', { name: 'Excel' });
    await person.ask('POST', '/jobseeker/languages/create', { language: 'en', proficiency: 'native' });
    await person.ask('POST', '/jobseeker/educations/create', {
      ...{ school_name: 'UP', education_level_id: 6, start_month: '2010-06', end_month: '2014-04' },
    });
    expect(await resultsOf()).toEqual({
      skills: 'met',
      experience: 'met',
      education: 'met',
      languages: 'unmet',
      eligibility: 'met',
    });
    expect((await aVisitor(api).ask('GET', `/job/${job}/match`)).statusCode).toBe(401);
    expect((await person.ask('GET', '/job/999999999/match')).json().code).toBe(40004);
  });
});
