import { afterAll, beforeAll, expect, it } from 'vitest';
import { aJobseeker, type Person } from '../../testing/people/person.ts';
import { aRecruiterWithJob, type RecruiterWithJob } from '../../testing/people/recruiter.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { findEmployerRecords } from './employer-record.ts';

let api: TestApi;
let recruiter: RecruiterWithJob;
beforeAll(async () => {
  api = await createTestApi();
  recruiter = await aRecruiterWithJob(api);
});
afterAll(() => api.close());

const hour = 3_600;
let now = Date.UTC(2026, 10, 2, 8) / 1000;
const pass = (seconds: number) => {
  now += seconds;
  api.setTime(new Date(now * 1000));
};

async function invite(person: Person) {
  const sent = await person.ask('POST', `/data/jobs/${recruiter.jobId}/applications`, {});
  const path = `/recruiter/applications/${sent.json().data.application.id}/interviews`;
  const terms = { starts_at: now + 24 * hour, time_zone: 'Asia/Manila', kind: 'onsite', place: 'Pier 4' };
  return (await recruiter.ask('POST', path, terms)).json().data.interview.id as number;
}
const attend = (person: Person, id: number, body: object) =>
  person.ask('PATCH', `/jobApplication/interviews/${id}/attendance`, body);

/** An interview of somebody new that has passed, to which nobody of the employer came where `isMissed`. */
async function anInterview(isMissed: boolean) {
  const person = await aJobseeker(api);
  const id = await invite(person);
  await person.ask('PATCH', `/jobApplication/interviews/${id}`, { action: 'accept', version: 1 });
  pass(26 * hour);
  const word = isMissed ? { action: 'employer_absent' } : { action: 'mark', attended: true };
  expect((await attend(person, id, { ...word, version: 2 })).statusCode).toBe(200);
  return id;
}

async function recordShown() {
  const person = await aJobseeker(api);
  const id = await invite(person);
  const { interview } = (await person.ask('GET', `/jobApplication/interviews/${id}`)).json().data;
  return interview.employer_record;
}

it('tells who is invited how often the employer missed interviews, once there are enough of them', async () => {
  pass(0);
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
  const inAYear = new Date((now + 366 * 24 * hour) * 1000);
  expect(await findEmployerRecords(db, [company_id], inAYear)).toEqual(new Map());
});
