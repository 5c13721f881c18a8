import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enforceRetention } from '../../app/cleanup.ts';
import { aConversation, aKey, messagesOf, say } from '../../testing/people/conversation.ts';
import type { Person } from '../../testing/people/person.ts';
import { pdf, upload } from '../../testing/people/upload-resume.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { openSocket } from '../../testing/socket.ts';

let api: TestApi;
const now = new Date('2026-11-22T08:00:00Z');
beforeAll(async () => {
  api = await createTestApi({ now });
});
afterAll(() => api.close());

const ask = (who: Person, chatId: number) =>
  who.ask('POST', `/jobApplication/chats/${chatId}/resume-exchange`, { client_key: aKey() });
const answer = (who: Person, chatId: number, id: number, body: object) =>
  who.ask('PATCH', `/jobApplication/chats/${chatId}/resume-exchange/${id}`, body);
const fileOf = (who: Person, chatId: number, id: number) =>
  who.ask('GET', `/jobApplication/chats/${chatId}/messages/${id}/file`);
const addResume = async (person: Person, name = 'cv.pdf'): Promise<number> =>
  (await upload(person, name, pdf(name))).json().data.resume.id;
const deleteResume = (person: Person, id: number) => person.ask('DELETE', `/jobseeker/resumes/${id}/delete`);
const later = (days: number) => new Date(now.getTime() + days * 86_400_000);

/** A chat in which both have written and the recruiter has asked. */
async function aRequest() {
  const chat = await aConversation(api);
  await say(chat.recruiter, chat.chatId, 'Hello, too');
  const { message } = (await ask(chat.recruiter, chat.chatId)).json().data;
  return { ...chat, id: message.id as number, message };
}

describe('a résumé that a recruiter asks for', () => {
  it('is asked for once, by the recruiter alone, and only after both have written', async () => {
    const { person, recruiter, chatId } = await aConversation(api);
    expect((await ask(recruiter, chatId)).json().code).toBe(42403);
    await say(recruiter, chatId, 'Hello, too');
    expect((await ask(person, chatId)).statusCode).toBe(403);
    const first = await ask(recruiter, chatId);
    expect(first.json().data.message).toMatchObject({ kind: 'resume', state: 'requested', resume: null });
    const again = await ask(recruiter, chatId);
    expect([first.statusCode, again.statusCode]).toEqual([201, 200]);
    expect(again.json().data.message.id).toBe(first.json().data.message.id);
  });

  it('is opened from the chat by both once the person has chosen one, which the person sees', async () => {
    const { person, recruiter, chatId, applicationId, id } = await aRequest();
    expect((await fileOf(recruiter, chatId, id)).json().code).toBe(40004);
    const resumeId = await addResume(person, 'Ana.pdf');
    const foreign = await addResume((await aConversation(api)).person);
    expect((await answer(person, chatId, id, { action: 'accept', resume_id: foreign })).json().code).toBe(
      40004,
    );
    expect((await answer(recruiter, chatId, id, { action: 'decline' })).statusCode).toBe(403);
    const tab = await openSocket(api, recruiter);
    const accepted = { kind: 'resume', state: 'accepted', resume: { filename: 'Ana.pdf', format: 'pdf' } };
    const given = await answer(person, chatId, id, { action: 'accept', resume_id: resumeId });
    expect(given.json().data.message).toMatchObject(accepted);
    expect((await tab.waitFor('message', ({ message }) => message.id === id)).message).toMatchObject(
      accepted,
    );
    tab.close();
    // The copy outlives the original.
    await deleteResume(person, resumeId);
    await enforceRetention(api.dependencies, later(1));
    for (const side of [person, recruiter])
      expect((await fileOf(side, chatId, id)).rawPayload.equals(pdf('Ana.pdf'))).toBe(true);
    const { views } = (await person.ask('GET', '/jobApplication/viewers')).json().data;
    expect(views).toMatchObject([{ application_id: applicationId, part: 'resume', filename: 'Ana.pdf' }]);
    expect((await fileOf((await aConversation(api)).person, chatId, id)).json().code).toBe(40004);
  });

  it('is taken back, with its file', async () => {
    const { person, recruiter, chatId, id } = await aRequest();
    const resumeId = await addResume(person);
    await answer(person, chatId, id, { action: 'accept', resume_id: resumeId });
    expect((await answer(person, chatId, id, { action: 'decline' })).json().code).toBe(40009);
    const { db, files } = api.dependencies;
    const { file_key: key } = await db
      .selectFrom('messages')
      .select('file_key')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await deleteResume(person, resumeId);
    const taken = await answer(person, chatId, id, { action: 'take_back' });
    expect(taken.json().data.message).toMatchObject({ state: 'revoked', resume: null });
    expect((await fileOf(recruiter, chatId, id)).json().code).toBe(40004);
    expect(JSON.stringify(await messagesOf(recruiter, chatId))).not.toContain('cv.pdf');
    await enforceRetention(api.dependencies, later(1));
    expect(await files.read(key ?? '')).toBeNull();
    expect((await ask(recruiter, chatId)).statusCode).toBe(201);
  });

  it('is declined, asked for again, and no longer opened after a withdrawal', async () => {
    const { person, recruiter, chatId, id } = await aRequest();
    const declined = await answer(person, chatId, id, { action: 'decline' });
    expect(declined.json().data.message).toMatchObject({ state: 'declined', resume: null });
    const again = (await ask(recruiter, chatId)).json().data.message.id;
    await answer(person, chatId, again, { action: 'accept', resume_id: await addResume(person) });
    expect((await fileOf(recruiter, chatId, again)).statusCode).toBe(200);
    const { job } = (await person.ask('GET', `/jobApplication/chats/${chatId}`)).json().data.chat;
    await person.ask('PATCH', `/job/applied-jobs/${job.id}/withdraw`);
    expect((await fileOf(recruiter, chatId, again)).json().code).toBe(40004);
    expect((await fileOf(person, chatId, again)).statusCode).toBe(200);
    expect((await answer(person, chatId, again, { action: 'take_back' })).statusCode).toBe(200);
  });
});
