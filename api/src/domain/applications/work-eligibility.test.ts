import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aJobseeker } from '../../testing/people/person.ts';
import { addJob } from '../../testing/people/recruiter.ts';
import { searchJobs } from '../../testing/search/search-jobs.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { eligibilityOf, type JobPlace, workPermitOf } from './work-eligibility.ts';

it.each([
  [[], [], [], 'fits'],
  [['ph'], [], [], 'unknown'],
  [[], ['us'], [], 'unknown'],
  [['ph', 'sg'], [], ['jp', 'sg'], 'fits'],
  [['ph', 'sg'], [], ['jp'], 'not_open'],
  [[], ['us', 'ca'], ['us', 'ca'], 'excluded'],
  [[], ['us'], ['us', 'ph'], 'fits'],
  [['us'], ['us'], ['us', 'ph'], 'not_open'],
] as const)('a job open to %j without %j, for who may work in %j: %s', (open, excluded, own, expected) => {
  expect(eligibilityOf({ applicant_countries: open, excluded_countries: excluded }, own)).toBe(expected);
});

const place: JobPlace = {
  country_key: 'sg',
  work_arrangement_id: 1,
  applicant_countries: [],
  excluded_countries: [],
  visa_sponsorship: null,
};

it.each<[string, Partial<JobPlace>, string[], string]>([
  ['in a country of theirs', {}, ['ph', 'sg'], 'not_needed'],
  ['abroad', {}, ['ph'], 'unsaid'],
  ['abroad, for who says nothing', {}, [], 'not_needed'],
  ['abroad, from home', { work_arrangement_id: 3 }, ['ph'], 'not_needed'],
  ['abroad, open to their country', { applicant_countries: ['ph'] }, ['ph'], 'not_needed'],
  ['abroad, not open to them', { applicant_countries: ['sg'] }, ['ph'], 'not_needed'],
  ['abroad, with a visa', { visa_sponsorship: true }, ['ph'], 'sponsored'],
  ['in no country of the lists', { country_key: 'others' }, ['ph'], 'not_needed'],
])('the permit for a job %s', (_, job, own, expected) => {
  expect(workPermitOf({ ...place, ...job }, own)).toBe(expected);
});

describe('a job that is not open to everybody', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi();
  });
  afterAll(() => api.close());

  it('says so with the job and before the application, refuses it, and takes it once the profile fits', async () => {
    const person = await aJobseeker(api);
    const [open, closed] = [
      await addJob(api, { applicantCountries: ['ph', 'sg'] }),
      await addJob(api, { excludedCountries: ['us'] }),
    ];
    expect((await person.ask('GET', `/job/${open}/static`)).json().data).toMatchObject({
      applicant_countries: ['ph', 'sg'],
      excluded_countries: [],
    });
    const { jobs: found } = await searchJobs(api, 'sg');
    expect(found.find(({ id }) => id === closed)).toMatchObject({
      applicant_countries: [],
      excluded_countries: ['us'],
    });
    const mayWorkIn = (...work_eligibility: string[]) =>
      person.ask('PATCH', '/jobseeker/me', { work_eligibility });
    const check = async (job: number) =>
      (await person.ask('GET', `/data/jobs/${job}/application-check`)).json().data.eligibility;
    const apply = async (job: number) => {
      const answer = await person.ask('POST', `/data/jobs/${job}/applications`, {});
      return answer.json().code ?? answer.statusCode;
    };
    expect(await check(open)).toBe('unknown');
    await mayWorkIn('us');
    expect([await check(open), await check(closed)]).toEqual(['not_open', 'excluded']);
    expect([await apply(open), await apply(closed)]).toEqual([42113, 42114]);
    await mayWorkIn('us', 'sg');
    expect([await check(open), await check(closed)]).toEqual(['fits', 'fits']);
    expect([await apply(open), await apply(closed)]).toEqual([201, 201]);
  });

  it('takes a nationality as a right to work, and people from abroad where the employer arranges a visa', async () => {
    const person = await aJobseeker(api);
    const [without, withVisa] = [
      await addJob(api, { countryKey: 'sg', locationIds: [], visaSponsorship: false }),
      await addJob(api, { countryKey: 'sg', locationIds: [], visaSponsorship: true }),
    ];
    const about = async (job: number) => {
      const { eligibility, countries, work_permit } = (
        await person.ask('GET', `/data/jobs/${job}/application-check`)
      ).json().data;
      return { eligibility, countries, work_permit };
    };
    const apply = async (job: number) =>
      (await person.ask('POST', `/data/jobs/${job}/applications`, {})).statusCode;
    expect((await person.ask('GET', `/job/${without}/static`)).json().data).toMatchObject({
      applicant_countries: ['sg'],
      visa_sponsorship: false,
    });
    await person.ask('PATCH', '/jobseeker/me', { nationality: 'ph' });
    expect(await about(without)).toMatchObject({ eligibility: 'not_open', countries: ['ph'] });
    expect(await about(withVisa)).toMatchObject({ eligibility: 'fits', work_permit: 'sponsored' });
    expect(await apply(without)).toBe(409);
    await person.ask('PATCH', '/jobseeker/me', { nationality: 'sg' });
    expect(await about(without)).toMatchObject({ eligibility: 'fits', work_permit: 'not_needed' });
    expect(await apply(without)).toBe(201);
  });
});
