import type { Message } from '@jobharbor/shared/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aConversation, aKey, messagesOf, say } from '../../testing/people/conversation.ts';
import type { Person } from '../../testing/people/person.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { openSocket } from '../../testing/socket.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const ask = (who: Person, chatId: number) =>
  who.ask('POST', `/jobApplication/chats/${chatId}/mobile-exchange`, { client_key: aKey() });
const answer = (who: Person, chatId: number, id: number, action: 'accept' | 'decline') =>
  who.ask('PATCH', `/jobApplication/chats/${chatId}/mobile-exchange/${id}`, { action });
const mobilesIn = async (who: Person, chatId: number) =>
  (await messagesOf(who, chatId)).messages.filter(({ kind }: Message) => kind === 'mobile');
const statusOf = async (applicationId: number) =>
  (
    await api.dependencies.db
      .selectFrom('applications')
      .select('exchange_status')
      .where('id', '=', applicationId)
      .executeTakeFirstOrThrow()
  ).exchange_status;

let numbers = 0;
async function withNumber(accountId: number): Promise<string> {
  numbers += 1;
  const number = `+6391700000${String(numbers).padStart(2, '0')}`;
  await api.dependencies.db
    .updateTable('accounts')
    .set({ phone_num: number, is_mobile_verified: true })
    .where('id', '=', accountId)
    .execute();
  return number;
}

describe('mobile numbers', () => {
  it('are exchanged only after both sides have written', async () => {
    const { person, recruiter, chatId } = await aConversation(api, 'Hello');
    await withNumber(person.user.id);
    for (const side of [person, recruiter])
      expect([(await ask(side, chatId)).statusCode, (await ask(side, chatId)).json().code]).toEqual([
        409, 42370,
      ]);
    // An acceptance is no message of the recruiter's.
    const { application_id } = (await person.ask('GET', `/jobApplication/chats/${chatId}`)).json().data.chat;
    await recruiter.ask('PATCH', `/recruiter/applications/${application_id}`, { status: 'accepted' });
    expect((await ask(recruiter, chatId)).json().code).toBe(42370);
    await say(recruiter, chatId, 'Hello, too');
    expect((await ask(recruiter, chatId)).statusCode).toBe(201);
  });

  it('stand in the thread of both once the person agrees, and make an interview by phone possible', async () => {
    const { person, recruiter, chatId, applicationId } = await aConversation(api, 'Hello');
    await say(recruiter, chatId, 'Hello, too');
    const asked = (await ask(recruiter, chatId)).json().data.message;
    expect(asked).toMatchObject({ kind: 'mobile', state: 'requested', sender: 'recruiter' });
    expect((await ask(recruiter, chatId)).json().data.message.id).toBe(asked.id);
    expect(await statusOf(applicationId)).toBe('requested');
    // Without a confirmed number there is nothing to share; nobody answers their own request.
    expect((await answer(person, chatId, asked.id, 'accept')).json().code).toBe(42371);
    expect((await answer(recruiter, chatId, asked.id, 'accept')).json().code).toBe(40004);
    const number = await withNumber(person.user.id);
    const tab = await openSocket(api, recruiter);
    const accepted = await answer(person, chatId, asked.id, 'accept');
    expect(accepted.json().data.message).toMatchObject({ state: 'accepted', jobseeker_mobile: number });
    const event = await tab.waitFor('message', ({ message }) => message.id === asked.id);
    expect(event.message).toMatchObject({ state: 'accepted', jobseeker_mobile: number });
    tab.close();
    for (const side of [person, recruiter])
      expect(await mobilesIn(side, chatId)).toMatchObject([{ state: 'accepted', jobseeker_mobile: number }]);
    expect(await statusOf(applicationId)).toBe('exchanged');
    expect((await answer(person, chatId, asked.id, 'accept')).statusCode).toBe(200);
    expect((await answer(person, chatId, asked.id, 'decline')).json().code).toBe(40009);
    const invited = await recruiter.ask('POST', `/recruiter/applications/${applicationId}/interviews`, {
      ...{ starts_at: Math.floor(api.now().getTime() / 1000) + 86_400, duration_minutes: 30 },
      ...{ time_zone: 'Asia/Manila', kind: 'phone' },
    });
    expect(invited.statusCode).toBe(201);
  });

  it('stay where they are after a decline, and can be asked for again', async () => {
    const { person, recruiter, chatId, applicationId } = await aConversation(api, 'Hello');
    await say(recruiter, chatId, 'Hello, too');
    expect((await ask(person, chatId)).json().code).toBe(42371);
    await withNumber(person.user.id);
    const { id } = (await ask(person, chatId)).json().data.message;
    expect((await answer(recruiter, chatId, id, 'decline')).json().data.message).toMatchObject({
      state: 'declined',
      jobseeker_mobile: null,
    });
    expect(await statusOf(applicationId)).toBe('none');
    expect((await ask(recruiter, chatId)).statusCode).toBe(201);
  });

  it('are nobody else’s, and are not asked for after a withdrawal', async () => {
    const { person, recruiter, chatId } = await aConversation(api, 'Hello');
    await say(recruiter, chatId, 'Hello, too');
    const { id } = (await ask(recruiter, chatId)).json().data.message;
    const { person: stranger } = await aConversation(api);
    expect((await ask(stranger, chatId)).json().code).toBe(40004);
    expect((await answer(stranger, chatId, id, 'accept')).json().code).toBe(40004);
    await withNumber(person.user.id);
    const { job } = (await person.ask('GET', `/jobApplication/chats/${chatId}`)).json().data.chat;
    await person.ask('PATCH', `/job/applied-jobs/${job.id}/withdraw`);
    expect((await answer(person, chatId, id, 'accept')).json().code).toBe(42020);
  });
});
