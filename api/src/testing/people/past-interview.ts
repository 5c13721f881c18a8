import type { TestApi } from '../servers/test-api.ts';
import type { Person } from './person.ts';
import type { RecruiterWithJob } from './recruiter.ts';

const hour = 3_600;

/** The API's clock, in seconds since 1970, which a test moves on. */
export function testClock(api: TestApi) {
  let now = Date.UTC(2026, 10, 2, 8) / 1000;
  const pass = (seconds: number) => {
    now += seconds;
    api.setTime(new Date(now * 1000));
  };
  pass(0);
  return { now: () => now, pass };
}
export type TestClock = ReturnType<typeof testClock>;

/** A person applies for the recruiter's job and is invited for the next day; the interview's id. */
export async function inviteForTomorrow(
  recruiter: RecruiterWithJob,
  person: Person,
  clock: TestClock,
): Promise<number> {
  const sent = await person.ask('POST', `/data/jobs/${recruiter.jobId}/applications`, {});
  const path = `/recruiter/applications/${sent.json().data.application.id}/interviews`;
  const terms = { time_zone: 'Asia/Manila', kind: 'onsite', place: 'Pier 4' };
  const invited = await recruiter.ask('POST', path, { ...terms, starts_at: clock.now() + 24 * hour });
  return invited.json().data.interview.id;
}

/** The person accepts the invitation, and its time passes. The interview's version is 2 then. */
export async function aPastInterview(
  recruiter: RecruiterWithJob,
  person: Person,
  clock: TestClock,
): Promise<number> {
  const id = await inviteForTomorrow(recruiter, person, clock);
  await person.ask('PATCH', `/jobApplication/interviews/${id}`, { action: 'accept', version: 1 });
  clock.pass(26 * hour);
  return id;
}
