import type { AnyCall } from '@jobharbor/shared/contracts';
import { errorCode } from '@jobharbor/shared/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unconfirmedRuleOf, unconfirmedRules } from '../../session/unconfirmed-rules.ts';
import { collectRoutes } from '../../testing/collect-routes.ts';
import { aConversation } from '../../testing/people/conversation.ts';
import { aJobseeker, confirmEmail, type Person } from '../../testing/people/person.ts';
import { newPhone } from '../../testing/people/phone-accounts.ts';
import { addJob } from '../../testing/people/recruiter.ts';
import { newPlace } from '../../testing/samples/new-place.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { beginSummary, endSummary } from '../career-summary/summary-repository.ts';

let api: TestApi;
let calls: AnyCall[];
beforeAll(async () => {
  const { result, routes } = await collectRoutes(() => createTestApi());
  api = result;
  calls = routes
    .flatMap(({ call }) => call ?? [])
    .filter(
      ({ method, access, roles }) =>
        method !== 'GET' && access === 'protected' && roles.includes('jobseeker'),
    );
});
afterAll(() => api.close());

/** A call with a body that none accepts, of something that does not exist. */
const send = (person: Person, { method, path }: AnyCall) =>
  person.ask(
    method,
    path.replace(/\{\w+\}/g, '999999999'),
    method === 'DELETE' ? undefined : { nonsense: true },
    newPlace(),
  );

async function refusedTo(person: Person): Promise<string[]> {
  const refused: string[] = [];
  for (const call of calls)
    if (call.path !== '/auth/log-out' && codeOf(await send(person, call)) === errorCode.emailUnconfirmed)
      refused.push(call.id);
  return refused.sort();
}

const codeOf = (answer: { statusCode: number; json(): { code?: number } }) =>
  answer.statusCode < 300 ? answer.statusCode : answer.json().code;

describe('an account with an address that is not confirmed', () => {
  it('has a rule for each call by which a job seeker changes something', () => {
    expect([...unconfirmedRules.keys()].sort()).toEqual(calls.map(({ id }) => id).sort());
  });

  it('is refused the calls whose rule is no, until it has a confirmed address or number', async () => {
    const no = calls.filter((call) => unconfirmedRuleOf(call) === 'no').map(({ id }) => id);
    const person = await aJobseeker(api);
    expect(await refusedTo(person)).toEqual(no.sort());
    await confirmEmail(api, person);
    expect(await refusedTo(person)).toEqual([]);
    const other = await aJobseeker(api);
    await api.dependencies.db
      .updateTable('accounts')
      .set({ phone_num: newPhone(), is_mobile_verified: true })
      .where('id', '=', other.user.id)
      .execute();
    expect(await refusedTo(other)).toEqual([]);
  });

  it('sends ten applications, at once or not, of which a repeated one counts once', async () => {
    const person = await aJobseeker(api);
    const jobs = await Promise.all(Array.from({ length: 12 }, () => addJob(api)));
    const apply = async (jobId: number | undefined) =>
      codeOf(
        await person.ask('POST', `/data/jobs/${jobId}/applications`, { source: 'web', first_message: 'Hi' }),
      );
    expect(await apply(999_999_999)).toBe(errorCode.notFound);
    expect([await apply(jobs[0]), await apply(jobs[0])]).toEqual([201, 200]);
    const further = await Promise.all(jobs.slice(1, 11).map(apply));
    expect(further.sort()).toEqual([...Array(9).fill(201), errorCode.emailUnconfirmed]);
    expect(await apply(jobs[0])).toBe(200);
    api.wait(3_600);
    await confirmEmail(api, person);
    expect(await apply(jobs[11])).toBe(201);
  });

  it('makes one report a day, of whatever kind, and may correct it', async () => {
    const { person, chatId, recruiter } = await aConversation(api);
    const report = async (path: string, reason = 1) =>
      codeOf(await person.ask('POST', path, { report_reason_id: reason }));
    const ways = [
      `/job/${recruiter.jobId}/report`,
      `/jobApplication/chats/${chatId}/report`,
      `/jobApplication/recruiters/${recruiter.recruiterId}/report`,
    ];
    const answers = await Promise.all(ways.map((way) => report(way)));
    expect([...answers].sort()).toEqual([201, errorCode.emailUnconfirmed, errorCode.emailUnconfirmed]);
    expect(await report(ways[answers.indexOf(201)] ?? '', 2)).toBe(200);
    const another = ways[answers.indexOf(errorCode.emailUnconfirmed)] ?? '';
    api.wait(86_401);
    expect(await report(another)).toBe(201);
  });

  it('gets two texts a day for which somebody pays', async () => {
    const { user } = await aJobseeker(api);
    const { db } = api.dependencies;
    const write = async (costsCredit: boolean) => {
      const order = {
        accountId: user.id,
        language: 'en',
        variant: 0,
        creditsPerDay: 9,
        costsCredit,
      } as const;
      const { id } = await beginSummary(db, { ...order, now: api.now() });
      await endSummary(db, { id, costsCredit }, 'finished', []);
    };
    for (const costsCredit of [true, false, true, false]) await write(costsCredit);
    await expect(write(true)).rejects.toMatchObject({ code: errorCode.emailUnconfirmed });
    await write(false);
  });
});
