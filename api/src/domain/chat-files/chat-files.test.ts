import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { enforceRetention } from '../../app/cleanup.ts';
import { aConversation, aKey, messagesOf } from '../../testing/people/conversation.ts';
import type { Person, SignedInPerson } from '../../testing/people/person.ts';
import { pdf } from '../../testing/people/upload-resume.ts';
import { aForm } from '../../testing/samples/multipart.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { openSocket } from '../../testing/socket.ts';

let api: TestApi;
let photo: Buffer;
const now = new Date('2026-11-22T08:00:00Z');
beforeAll(async () => {
  api = await createTestApi({ now });
  photo = await sharp({ create: { width: 2_000, height: 1_000, channels: 3, background: '#fff' } })
    .withExif({ IFD0: { Copyright: 'a secret place' } })
    .png()
    .toBuffer();
});
beforeEach(() => api.setTime(now));
afterAll(() => api.close());

interface Sent {
  bytes?: Buffer;
  name?: string;
  key?: string;
}
const send = (
  who: Person,
  chatId: number,
  { bytes = pdf(), name = 'شهادة.pdf', key = aKey() }: Sent = {},
) => {
  const { body, headers } = aForm({ name, bytes, fields: { client_key: key } });
  return who.ask('POST', `/jobApplication/chats/${chatId}/files`, body, { headers });
};
const fileOf = (who: Person, chatId: number, id: number, headers = {}) =>
  who.ask('GET', `/jobApplication/chats/${chatId}/messages/${id}/file`, undefined, { headers });
const recall = (who: Person, chatId: number, id: number) =>
  who.ask('POST', `/jobApplication/chats/${chatId}/messages/${id}/recall`);
async function countStored(): Promise<number> {
  let stored = 0;
  for await (const _ of api.dependencies.files.list()) stored += 1;
  return stored;
}

describe('a file of a chat', () => {
  it('reaches both sides, and nobody else', async () => {
    const { person, recruiter, chatId } = await aConversation(api);
    const tab = await openSocket(api, recruiter);
    const key = aKey();
    const [first, again] = [
      await send(person, chatId, { key }),
      await send(person, chatId, { key, name: 'a second time.pdf' }),
    ];
    expect([first.statusCode, again.statusCode]).toEqual([201, 200]);
    const { message } = first.json().data;
    expect(message).toMatchObject({ kind: 'file', filename: 'شهادة.pdf', text: 'شهادة.pdf', format: 'pdf' });
    expect(again.json().data.message.id).toBe(message.id);
    expect((await tab.waitFor('message', (event) => event.message.id === message.id)).message.kind).toBe(
      'file',
    );
    tab.close();
    for (const side of [person, recruiter]) {
      expect((await messagesOf(side, chatId)).messages.at(-1)).toMatchObject({
        kind: 'file',
        size: pdf().length,
      });
      const file = await fileOf(side, chatId, message.id);
      expect(file.rawPayload.equals(pdf())).toBe(true);
      expect(file.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-security-policy': "default-src 'none'; sandbox",
        'content-disposition': expect.stringMatching(/^attachment; .*UTF-8''%D8/),
      });
    }
    const stranger = await aConversation(api);
    expect((await send(stranger.person, chatId)).json().code).toBe(40004);
    expect((await fileOf(stranger.person, chatId, message.id)).json().code).toBe(40004);
    expect((await fileOf(stranger.person, stranger.chatId, message.id)).json().code).toBe(40004);
  });

  it('is a picture without its metadata, scaled down, that is asked for again each time', async () => {
    const { person, recruiter, chatId, applicationId } = await aConversation(api);
    const sent = await send(recruiter, chatId, { bytes: photo, name: 'Office.PNG' });
    const { message } = sent.json().data;
    expect(message).toMatchObject({ kind: 'picture', filename: 'Office.jpg', width: 1_600, height: 800 });
    const file = await fileOf(person, chatId, message.id);
    const { exif, format } = await sharp(file.rawPayload).metadata();
    expect([exif, format, file.headers['content-type']]).toEqual([undefined, 'jpeg', 'image/jpeg']);
    const etag = String(file.headers.etag);
    expect((await fileOf(person, chatId, message.id, { 'if-none-match': etag })).statusCode).toBe(304);
    // It is an answer of the recruiter's.
    const { db } = api.dependencies;
    const steps = db
      .selectFrom('application_steps')
      .select('event')
      .where('application_id', '=', applicationId);
    expect(await steps.execute()).toContainEqual({ event: 'replied' });
    const found = await person.ask('GET', '/jobApplication/chats?q=office.jpg');
    expect(found.json().data.chats[0].found_message.id).toBe(message.id);
  });

  it.each<[string, Sent, number]>([
    ['another type', { bytes: Buffer.from('MZ a program'), name: 'cv.pdf' }, 42400],
    ['nothing in it', { bytes: Buffer.alloc(0) }, 42009],
    ['a part missing', { bytes: Buffer.from('%PDF-1.4 and no more') }, 42008],
    ['more than the limit', { bytes: Buffer.concat([pdf(), Buffer.alloc(10 * 1024 * 1024)]) }, 42401],
    ['no key', { key: '' }, 40001],
  ])('is refused with %s, and leaves nothing', async (_, sent, code) => {
    const { person, chatId } = await aConversation(api);
    const before = await countStored();
    expect((await send(person, chatId, sent)).json().code).toBe(code);
    expect((await messagesOf(person, chatId)).messages).toHaveLength(1);
    expect(await countStored()).toBe(before);
  });

  it('is refused above the limit of a day, with recalled ones counted', async () => {
    const { person, chatId } = await aConversation(api);
    const { message } = (await send(person, chatId)).json().data;
    await recall(person, chatId, message.id);
    const { db } = api.dependencies;
    const earlier = { chat_id: chatId, sender: 'jobseeker' as const, kind: 'file' as const, text: 'cv.pdf' };
    await db
      .insertInto('messages')
      .values(Array.from({ length: 49 }, () => ({ ...earlier, sent_at: now })))
      .execute();
    const before = await countStored();
    expect((await send(person, chatId)).json().code).toBe(42402);
    expect(await countStored()).toBe(before);
    api.setTime(new Date(now.getTime() + 86_400_001));
    expect((await send(person, chatId)).statusCode).toBe(201);
  });

  it('is refused unopened above the limit of the account, in whichever chat, and those of others are not', async () => {
    const { person, recruiter, chatId } = await aConversation(api);
    const { id } = person.user;
    await send(person, chatId);
    const { db } = api.dependencies;
    const key = createHash('sha256').update(`chat-files:${id}`).digest('base64url');
    await db.updateTable('attempts').set({ count: 200 }).where('key', '=', key).execute();
    const before = await countStored();
    // An opened one would be refused for its type.
    const refused = await send(person, chatId, { bytes: Buffer.from('MZ a program') });
    expect([refused.statusCode, refused.json().code]).toEqual([429, 40006]);
    expect(await countStored()).toBe(before);
    expect((await send(recruiter, chatId)).statusCode).toBe(201);
    api.setTime(new Date(now.getTime() + 86_400_001));
    expect((await send(person, chatId)).statusCode).toBe(201);
  });

  it('goes for both with a recall, is kept for reports, and goes with the account', async () => {
    const { person, recruiter, chatId } = await aConversation(api);
    const ids: number[] = [];
    const before = await countStored();
    for (const name of ['first.pdf', 'second.pdf'])
      ids.push((await send(person, chatId, { name })).json().data.message.id);
    const own = (await send(recruiter, chatId, { name: 'terms.pdf' })).json().data.message.id;
    await recall(person, chatId, ids[0] ?? 0);
    expect((await fileOf(recruiter, chatId, ids[0] ?? 0)).json().code).toBe(40004);
    expect((await messagesOf(recruiter, chatId)).messages.at(-3)).toMatchObject({
      kind: 'recalled',
      text: '—',
    });
    expect(JSON.stringify(await messagesOf(recruiter, chatId))).not.toContain('first.pdf');
    expect(await countStored()).toBe(before + 3);
    await erase(person);
    expect(await countStored()).toBe(before + 1);
    expect((await fileOf(recruiter, chatId, ids[1] ?? 0)).json().code).toBe(40004);
    expect((await fileOf(recruiter, chatId, own)).statusCode).toBe(200);
    expect(JSON.stringify(await messagesOf(recruiter, chatId))).not.toContain('second.pdf');
  });

  it('is not sent after a withdrawal', async () => {
    const { person, chatId } = await aConversation(api);
    const { job } = (await person.ask('GET', `/jobApplication/chats/${chatId}`)).json().data.chat;
    await person.ask('PATCH', `/job/applied-jobs/${job.id}/withdraw`);
    const before = await countStored();
    expect((await send(person, chatId)).json().code).toBe(42020);
    expect(await countStored()).toBe(before);
  });
});

async function erase({ user: { id } }: SignedInPerson): Promise<void> {
  const { db } = api.dependencies;
  await db.updateTable('accounts').set({ deletion_due_at: now }).where('id', '=', id).execute();
  await enforceRetention(api.dependencies, now);
}
