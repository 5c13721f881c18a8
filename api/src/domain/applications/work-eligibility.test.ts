import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aJobseeker } from '../../testing/person.ts';
import { addJob } from '../../testing/recruiter.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { eligibilityOf } from './work-eligibility.ts';

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
});
