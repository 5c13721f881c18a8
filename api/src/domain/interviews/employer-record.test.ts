import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  aPastInterview,
  inviteForTomorrow,
  type TestClock,
  testClock,
} from '../../testing/people/past-interview.ts';
import { aJobseeker } from '../../testing/people/person.ts';
import { aRecruiterWithJob, type RecruiterWithJob } from '../../testing/people/recruiter.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { findEmployerRecords } from './employer-record.ts';

let api: TestApi;
let recruiter: RecruiterWithJob;
let clock: TestClock;
beforeAll(async () => {
  api = await createTestApi();
  recruiter = await aRecruiterWithJob(api);
  clock = testClock(api);
});
afterAll(() => api.close());

/** An interview of somebody new that has passed, to which nobody of the employer came where `isMissed`. */
async function anInterview(isMissed: boolean) {
  const person = await aJobseeker(api);
  const id = await aPastInterview(recruiter, person, clock);
  const word = isMissed ? { action: 'employer_absent' } : { action: 'mark', attended: true };
  const path = `/jobApplication/interviews/${id}/attendance`;
  expect((await person.ask('PATCH', path, { ...word, version: 2 })).statusCode).toBe(200);
  return id;
}

async function recordShown() {
  const person = await aJobseeker(api);
  const id = await inviteForTomorrow(recruiter, person, clock);
  const { interview } = (await person.ask('GET', `/jobApplication/interviews/${id}`)).json().data;
  return interview.employer_record;
}

it('tells who is invited how often the employer missed interviews, once there are enough of them', async () => {
  await anInterview(true);
  const disputed = await anInterview(true);
  for (let held = 0; held < 2; held += 1) await anInterview(false);
  expect(await recordShown()).toBeNull();
  await anInterview(false);
  expect(await recordShown()).toEqual({ interviews: 5, missed: 2 });
  const { version } = (await recruiter.ask('GET', '/recruiter/interviews'))
    .json()
    .data.interviews.find((one: { id: number }) => one.id === disputed);
  const there = { action: 'mark', version, attended: true };
  await recruiter.ask('PATCH', `/recruiter/interviews/${disputed}/attendance`, there);
  expect(await recordShown()).toEqual({ interviews: 5, missed: 1 });
  const { db } = api.dependencies;
  const { company_id } = await db
    .selectFrom('jobs')
    .select('company_id')
    .where('id', '=', recruiter.jobId)
    .executeTakeFirstOrThrow();
  const inAYear = new Date((clock.now() + 366 * 86_400) * 1000);
  expect(await findEmployerRecords(db, [company_id], inAYear)).toEqual(new Map());
});
