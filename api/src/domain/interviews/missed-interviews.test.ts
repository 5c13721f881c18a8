import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPastInterview, type TestClock, testClock } from '../../testing/people/past-interview.ts';
import { aJobseeker, type Person } from '../../testing/people/person.ts';
import { aRecruiterWithJob } from '../../testing/people/recruiter.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { addMonths, countAbsences } from './missed-interviews.ts';

const at = (text: string) => new Date(`${text}T09:00:00Z`);
const rule = { absences: 3, within_months: 3, barred_months: 6 };

describe('missed interviews', () => {
  const three = [at('2026-01-31'), at('2026-03-02'), at('2026-04-30')];

  it.each([
    ['bar from the third within three months, for six', three, '2026-05-01', 2, '2026-10-30'],
    ['bar no longer after that', three, '2026-11-01', 0, null],
    [
      'do not bar where the third came later',
      [...three.slice(0, 2), at('2026-05-01')],
      '2026-05-02',
      2,
      null,
    ],
    ['count two without a bar', three.slice(1), '2026-05-01', 2, null],
  ] as const)('%s', (_, absences, now, count, until) => {
    const { barredUntil, ...told } = countAbsences(absences, rule, at(now));
    expect([told.count, barredUntil]).toEqual([count, until && at(until)]);
  });

  it('are counted by the calendar, to the last day of a shorter month', () => {
    expect(addMonths(at('2026-11-30'), 3)).toEqual(at('2027-02-28'));
  });
});

describe('somebody who missed three interviews', () => {
  let api: TestApi;
  let clock: TestClock;
  beforeAll(async () => {
    api = await createTestApi();
    clock = testClock(api);
  });
  afterAll(() => api.close());

  async function miss(person: Person) {
    const recruiter = await aRecruiterWithJob(api);
    const id = await aPastInterview(recruiter, person, clock);
    const absent = { action: 'mark', version: 2, attended: false };
    expect((await recruiter.ask('PATCH', `/recruiter/interviews/${id}/attendance`, absent)).statusCode).toBe(
      200,
    );
    return id;
  }
  const noticeOf = async (person: Person) =>
    (await person.ask('GET', '/jobApplication/interviews')).json().data.absences;
  const applyTo = async (person: Person) => {
    const { jobId } = await aRecruiterWithJob(api);
    return person.ask('POST', `/data/jobs/${jobId}/applications`, {});
  };

  it('is told before, cannot apply then, and can again once one is contested', async () => {
    const person = await aJobseeker(api);
    await miss(person);
    await miss(person);
    expect(await noticeOf(person)).toEqual({
      ...{ count: 2, limit: 3, within_months: 3, barred_months: 6, barred_until: null },
    });
    const id = await miss(person);
    expect((await noticeOf(person)).barred_until).toBeGreaterThan(clock.now() + 175 * 86_400);
    const refused = await applyTo(person);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 42099]);
    const appeal = { action: 'appeal', version: 3, text: 'The line was dead. I have the call log.' };
    await person.ask('PATCH', `/jobApplication/interviews/${id}/attendance`, appeal);
    expect(await noticeOf(person)).toMatchObject({ count: 2, barred_until: null });
    expect((await applyTo(person)).statusCode).toBe(201);
  });
});
