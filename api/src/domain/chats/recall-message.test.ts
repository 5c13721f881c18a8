import { recallMinutes } from '@jobharbor/shared/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAdmin } from '../../testing/people/appointed.ts';
import { aConversation, messagesOf, say } from '../../testing/people/conversation.ts';
import type { Person } from '../../testing/people/person.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { openSocket } from '../../testing/socket.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const recall = (who: Person, chatId: number, id: number) =>
  who.ask('POST', `/jobApplication/chats/${chatId}/messages/${id}/recall`);
const sendAt = async (who: Person, chatId: number, text: string): Promise<number> =>
  (await say(who, chatId, text)).json().data.message.id;
const unreadOf = async (who: Person) =>
  (await who.ask('GET', '/jobApplication/chats/unread-count')).json().data.unread_count;

describe('a message that its writer recalls', () => {
  it('leaves a mark on both sides at once, is not unread, and is kept for a report', async () => {
    const { person, recruiter, chatId } = await aConversation(api, 'Hello!');
    const id = await sendAt(recruiter, chatId, 'Pay me 500.');
    expect(await unreadOf(person)).toBe(1);
    const tab = await openSocket(api, person);
    const recalled = { id, kind: 'recalled', text: '—', sender: 'recruiter' };
    expect((await recall(recruiter, chatId, id)).json().data.message).toMatchObject(recalled);
    const event = await tab.waitFor('message', ({ message }) => message.id === id);
    expect(event.message).toMatchObject(recalled);
    tab.close();
    for (const side of [person, recruiter])
      expect((await messagesOf(side, chatId)).messages.at(-1)).toMatchObject(recalled);
    expect(await unreadOf(person)).toBe(0);
    expect((await recall(recruiter, chatId, id)).statusCode).toBe(200);
    await person.ask('POST', `/jobApplication/chats/${chatId}/report`, { report_reason_id: 1 });
    const { reports } = (await (await anAdmin(api)).ask('GET', '/admin/conduct-reports')).json().data;
    const { evidence } = reports.find((one: { subject_id: number }) => one.subject_id === chatId);
    expect(evidence.messages.at(-1)).toMatchObject({ text: 'Pay me 500.', is_recalled: true });
    // The reporter's export of data holds the copy.
    const { db } = api.dependencies;
    const stored = await db.selectFrom('conduct_reports').select('evidence').execute();
    expect(JSON.stringify(stored)).not.toContain('Pay me');
  });

  it('is their own, and recent', async () => {
    const { person, recruiter, chatId } = await aConversation(api, 'Hello!');
    const id = await sendAt(person, chatId, 'Wrong chat');
    expect((await recall(recruiter, chatId, id)).json().code).toBe(40004);
    expect((await recall((await aConversation(api)).person, chatId, id)).json().code).toBe(40004);
    const sentAt = (await messagesOf(person, chatId)).messages.at(-1).sent_at * 1_000;
    api.setTime(new Date(sentAt + recallMinutes * 60_000 + 1_000));
    const late = (await recall(person, chatId, id)).json();
    expect(late).toMatchObject({ code: 42100, message: expect.stringContaining(`${recallMinutes} minutes`) });
    api.setTime(new Date(sentAt + recallMinutes * 60_000));
    expect((await recall(person, chatId, id)).statusCode).toBe(200);
  });
});
