import { errorCode } from '@jobharbor/shared/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anEmployer } from '../../testing/people/employer.ts';
import { aPastInterview, testClock } from '../../testing/people/past-interview.ts';
import { aJobseeker, type Person } from '../../testing/people/person.ts';
import { aRecruiterWithJob } from '../../testing/people/recruiter.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const day = 86_400;
const recordOf = async (who: Person, jobId: number) =>
  (await who.ask('GET', `/job/${jobId}/static`)).json().data.employer_record;
const applicationOf = async (person: Person): Promise<{ id: number; chat_id: number }> =>
  (await person.ask('GET', '/jobApplication/jobseekers')).json().data.applications[0];

describe('what is said of how an employer interviews', () => {
  it('counts interviews that a word followed, from five on that are over two weeks ago, by company', async () => {
    const clock = testClock(api);
    const [recruiter, other] = [await aRecruiterWithJob(api), await aRecruiterWithJob(api)];
    const people: Person[] = [];
    for (let count = 0; count < 6; count += 1) {
      const person = await aJobseeker(api);
      await aPastInterview(recruiter, person, clock);
      people.push(person);
    }
    const [declined, written, silent, , , withdrawn] = people as [
      Person,
      Person,
      Person,
      Person,
      Person,
      Person,
    ];
    const { id } = await applicationOf(declined);
    const refusal = { status: 'declined', reason: 'other_candidate', text: 'We chose another.' };
    const refused = await recruiter.ask('PATCH', `/recruiter/applications/${id}`, refusal);
    const { chat_id } = await applicationOf(written);
    const message = { client_key: 'word-after', text: 'Thank you for coming' };
    const told = await recruiter.ask('POST', `/jobApplication/chats/${chat_id}/messages`, message);
    const gone = await withdrawn.ask('PATCH', `/job/applied-jobs/${recruiter.jobId}/withdraw`, {
      reason: 'no_answer',
    });
    expect([refused.statusCode, told.statusCode, gone.statusCode]).toEqual([200, 201, 200]);
    const before = await applicationOf(silent);
    const asked = { client_key: 'any-news', text: 'Is there any news?' };
    await silent.ask('POST', `/jobApplication/chats/${before.chat_id}/messages`, asked);
    clock.pass(8 * day);
    expect(await recordOf(other, recruiter.jobId)).toBeUndefined();
    clock.pass(6 * day);
    expect(await recordOf(other, recruiter.jobId)).toEqual({
      ...{ answers: null, reply: null },
      interviews: { interviews: 5, followed: 2 },
    });
    expect(await recordOf(other, other.jobId)).toBeUndefined();
    clock.pass(200 * day);
    expect(await recordOf(other, recruiter.jobId)).toBeUndefined();
  });
});

describe('a company', () => {
  it('replies in one sentence, by who may edit its profile, without a way to contact', async () => {
    api.setTime(new Date());
    const [employer, stranger] = [await anEmployer(api), await anEmployer(api)];
    const path = `/recruiter/companies/${employer.companyId}/reply`;
    expect((await stranger.ask('PUT', path, { sentence: 'We answer on Fridays.' })).statusCode).toBe(404);
    expect((await employer.ask('PUT', path, { sentence: 'Ask at t.me/pier' })).json().code).toBe(
      errorCode.replyUnfit,
    );
    for (const sentence of ['We answer on Fridays.', 'We answer daily.'])
      expect((await employer.ask('PUT', path, { sentence })).statusCode).toBe(200);
    const stored = await api.dependencies.db
      .selectFrom('employer_replies')
      .select('sentence')
      .where('company_id', '=', employer.companyId)
      .execute();
    expect(stored).toEqual([{ sentence: 'We answer daily.' }]);
  });
});
