import type { Chat } from '@jobharbor/shared/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aConversation, messagesOf, say } from '../../testing/people/conversation.ts';
import type { Person } from '../../testing/people/person.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { openSocket } from '../../testing/socket.ts';
import { sendMailNotices } from '../mail-notices/send-mail-notices.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const change = (who: Person, chatId: number, changes: object) =>
  who.ask('PATCH', `/jobApplication/chats/${chatId}`, changes);
const listOf = async (who: Person, query = ''): Promise<Chat[]> =>
  (await who.ask('GET', `/jobApplication/chats${query}`)).json().data.chats;
const idsOf = async (who: Person, query = '') => (await listOf(who, query)).map(({ id }) => id);
const find = (who: Person, words: string, filter = 'all') =>
  idsOf(who, `?filter=${filter}&q=${encodeURIComponent(words)}`);
const unreadOf = async (who: Person) =>
  (await who.ask('GET', '/jobApplication/chats/unread-count')).json().data.unread_count;
const draft = (who: Person, chatId: number, text: string, written_at: number) =>
  who.ask('PUT', `/jobApplication/chats/${chatId}/draft`, { text, written_at });

describe('a chat that one side organises', () => {
  it('is pinned, muted and moved there alone, on all of its devices', async () => {
    const { person, recruiter, chatId } = await aConversation(api, 'Good morning');
    await say(recruiter, chatId, 'Hello');
    const tab = await openSocket(api, person);
    const pinned = (await change(person, chatId, { is_pinned: true, is_muted: true })).json().data.chat;
    expect(pinned).toMatchObject({ is_pinned: true, is_muted: true, not_interested_reason: null });
    await tab.waitFor('chat', ({ chat_id }) => chat_id === chatId);
    tab.close();
    const theirs = (await listOf(recruiter)).find(({ id }) => id === chatId);
    expect(theirs).toMatchObject({ is_pinned: false, is_muted: false });
    // A muted chat still counts.
    expect(await unreadOf(person)).toBe(1);
    await change(person, chatId, { not_interested_reason: 'pay' });
    expect([await idsOf(person), await idsOf(person, '?filter=not_interested')]).toEqual([[], [chatId]]);
    expect(await unreadOf(person)).toBe(0);
    expect(await idsOf(recruiter)).toContain(chatId);
    await change(person, chatId, { not_interested_reason: null });
    expect([await idsOf(person), await unreadOf(person)]).toEqual([[chatId], 1]);
  });

  it('stays in the list after thirty quiet days while it is pinned', async () => {
    const { person, chatId } = await aConversation(api);
    await change(person, chatId, { is_pinned: true });
    // The first visit keeps the session alive.
    for (const days of [29, 31]) {
      api.setTime(new Date(Date.now() + days * 86_400_000));
      expect(await idsOf(person)).toEqual([chatId]);
    }
    api.setTime(new Date());
  });

  it('is deleted on its own side, comes back with the next message or by undo, and stays as evidence', async () => {
    const { person, recruiter, chatId } = await aConversation(api, 'Good morning');
    await say(recruiter, chatId, 'Pay me 500.');
    for (const _ of [1, 2]) await change(person, chatId, { is_deleted: true });
    expect([await idsOf(person), await unreadOf(person)]).toEqual([[], 0]);
    expect(await idsOf(recruiter)).toContain(chatId);
    expect(await messagesOf(person, chatId)).toEqual({ messages: [], has_earlier: false });
    expect((await messagesOf(recruiter, chatId)).messages).toHaveLength(2);
    expect(await find(person, 'morning')).toEqual([]);
    await change(person, chatId, { is_deleted: false });
    expect([await idsOf(person), (await messagesOf(person, chatId)).messages.length]).toEqual([[chatId], 2]);

    await change(person, chatId, { is_deleted: true });
    await say(recruiter, chatId, 'Are you there?');
    expect((await listOf(person))[0]).toMatchObject({ id: chatId, unread_count: 1 });
    const { messages, has_earlier } = await messagesOf(person, chatId);
    expect([messages.map(({ text }: { text: string }) => text), has_earlier]).toEqual([
      ['Are you there?'],
      false,
    ]);
    await person.ask('POST', `/jobApplication/chats/${chatId}/report`, { report_reason_id: 1 });
    const { db } = api.dependencies;
    const reports = await db.selectFrom('conduct_reports').select('evidence').execute();
    expect(JSON.stringify(reports)).toContain('Pay me 500.');
  });

  it('is nobody else’s to organise, and says what it does not know', async () => {
    const { person, chatId } = await aConversation(api);
    const { person: stranger } = await aConversation(api);
    for (const answer of [
      await change(stranger, chatId, { is_pinned: true }),
      await draft(stranger, chatId, 'Hi', Date.now()),
    ])
      expect([answer.statusCode, answer.json().code]).toEqual([404, 40004]);
    expect((await change(person, chatId, { not_interested_reason: 'boring' })).statusCode).toBe(422);
    expect((await change(person, chatId, { is_starred: true })).statusCode).toBe(422);
  });

  it('is not mailed about while it is muted', async () => {
    const { person, recruiter, chatId } = await aConversation(api);
    await say(recruiter, chatId, 'Hello?');
    const { db } = api.dependencies;
    const mailed = async () => {
      await sendMailNotices(api.dependencies, new Date(Date.now() + 3_600_000));
      const chat = db.selectFrom('chats').select('mailed_message_id').where('id', '=', chatId);
      return (await chat.executeTakeFirstOrThrow()).mailed_message_id;
    };
    await change(person, chatId, { is_muted: true });
    expect(await mailed()).toBeNull();
    await change(person, chatId, { is_muted: false });
    expect(await mailed()).not.toBeNull();
  });
});

describe('the filters', () => {
  it('tell unread chats and those whose application has ended from the rest', async () => {
    const { person, recruiter, chatId, applicationId } = await aConversation(api);
    expect([await idsOf(person, '?filter=unread'), await idsOf(person, '?filter=others')]).toEqual([[], []]);
    await say(recruiter, chatId, 'Hello');
    expect(await idsOf(person, '?filter=unread')).toEqual([chatId]);
    await recruiter.ask('PATCH', `/recruiter/applications/${applicationId}`, { status: 'declined' });
    expect([await idsOf(person, '?filter=others'), await idsOf(person)]).toEqual([[chatId], [chatId]]);
    // The chat of an application is none that was started before one.
    expect(await idsOf(person, '?filter=started')).toEqual([]);
    expect((await person.ask('GET', '/jobApplication/chats?filter=old')).statusCode).toBe(422);
  });
});

describe('the search in chats', () => {
  it.each([
    ['en', 'When could you start as a Welder?', 'welder START'],
    ['zh-Hans', '我们周三下午可以面谈吗', '面談'],
    ['zh-Hant', '請問您何時可以報到？', '报到'],
    ['ja', 'ｵﾝﾗｲﾝ面接は水曜日の午後です', 'オンライン'],
    ['es', '¿Cuándo empezarías?', 'cuando'],
    ['pt', 'Você aceita a remuneração?', 'remuneracao'],
    ['ms', 'Bilakah anda boleh bermula?', 'bermula'],
    ['id', 'Kapan Anda bisa mulai bekerja?', 'kapan mulai'],
    ['tr', 'İlanımız ışık hızında', 'ilanimiz IŞIK'],
    ['ar', 'هَلْ يُمْكِنُكَ المُقابَلةُ يوم الأربعاء؟', 'مقابله'],
  ])('finds the words of a message in %s, in any spelling', async (_language, text, words) => {
    const { person, recruiter, chatId } = await aConversation(api, 'Hello');
    const { id } = (await say(recruiter, chatId, text)).json().data.message;
    await say(person, chatId, 'OK');
    const [chat] = await listOf(person, `?q=${encodeURIComponent(words)}`);
    expect(chat).toMatchObject({ id: chatId, found_message: { id, text } });
    expect(await find(person, `${words} zeppelin`)).toEqual([]);
  });

  it('finds people, jobs and companies, together with words', async () => {
    const { person, recruiter, chatId } = await aConversation(api, 'Good morning');
    const [{ job, company } = expect.fail('no chat')] = await listOf(person);
    expect(await find(person, 'mei ling')).toEqual([chatId]);
    expect(await find(person, `${job.title} MORNING`)).toEqual([chatId]);
    expect(await find(person, `tan ${company.name}`)).toEqual([chatId]);
    expect(await find(recruiter, 'aylin')).toContain(chatId);
    // Recruiters do not see the last name.
    const { last_name } = await api.dependencies.db
      .selectFrom('accounts')
      .select('last_name')
      .where('id', '=', person.user.id)
      .executeTakeFirstOrThrow();
    if (last_name) expect(await find(recruiter, last_name)).not.toContain(chatId);
    const named = api.dependencies.db.updateTable('accounts').set({ first_name: '지민', last_name: '박' });
    await named.where('id', '=', recruiter.recruiterId).execute();
    const [{ counterpart } = expect.fail('no chat')] = await listOf(person);
    expect(await find(person, counterpart.name)).toEqual([chatId]);
  });

  it('finds also what the person is not interested in, but nothing of other people', async () => {
    const { person, chatId } = await aConversation(api, 'A secret of mine');
    await change(person, chatId, { not_interested_reason: 'other' });
    expect([await find(person, 'secret'), await find(person, 'secret', 'unread')]).toEqual([[chatId], []]);
    expect(await find((await aConversation(api)).person, 'secret')).toEqual([]);
  });
});

describe('unsent text', () => {
  it('is on the other devices, and an older text does not replace it', async () => {
    const { person, recruiter, chatId } = await aConversation(api);
    const now = api.now().getTime();
    const tab = await openSocket(api, person);
    await draft(person, chatId, 'I would like', now - 10);
    expect(await tab.waitFor('chat-draft')).toMatchObject({ chat_id: chatId, text: 'I would like' });
    tab.close();
    await draft(person, chatId, 'I', now - 20);
    expect((await listOf(person))[0]?.draft).toEqual({ text: 'I would like', written_at: now - 10 });
    expect((await listOf(recruiter)).find(({ id }) => id === chatId)?.draft).toBeNull();
    await draft(person, chatId, '', now);
    expect((await listOf(person))[0]?.draft?.text).toBe('');
  });
});
