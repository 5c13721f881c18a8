import type { Message } from '@jobharbor/shared/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aConversation, messagesOf, say } from '../../testing/people/conversation.ts';
import type { Person } from '../../testing/people/person.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const linesOf = async (who: Person, chatId: number) =>
  (await messagesOf(who, chatId)).messages.map((message: Message) =>
    message.kind === 'system' ? `${message.sender} ${message.event}` : message.kind,
  );
const unreadOf = async (who: Person) =>
  (await who.ask('GET', '/jobApplication/chats/unread-count')).json().data.unread_count;

const invitation = (api: TestApi) => ({
  starts_at: Math.floor(api.now().getTime() / 1000) + 3 * 86_400,
  duration_minutes: 30,
  time_zone: 'Asia/Manila',
  kind: 'onsite',
  place: 'Pier 4',
});

describe('the chat of an application', () => {
  it('tells of an acceptance and of an interview, whose card both sides see and whose answer follows', async () => {
    const { person, recruiter, chatId, applicationId } = await aConversation(api, 'Good morning');
    const invited = await recruiter.ask(
      'POST',
      `/recruiter/applications/${applicationId}/interviews`,
      invitation(api),
    );
    const { interview } = invited.json().data;
    for (const side of [person, recruiter])
      expect(await linesOf(side, chatId)).toEqual(['text', 'recruiter accepted', 'interview']);
    const card = (await messagesOf(person, chatId)).messages.at(-1);
    expect(card).toMatchObject({ interview_id: interview.id, text: 'Invitation to an interview' });
    // A line alone is not unread, a card is.
    expect(await unreadOf(person)).toBe(1);
    const shown = await person.ask('GET', `/jobApplication/interviews/${card.interview_id}`);
    expect(shown.json().data.interview).toMatchObject({ id: interview.id, place: 'Pier 4' });
    await person.ask('PATCH', `/jobApplication/interviews/${interview.id}`, { action: 'accept', version: 1 });
    expect((await linesOf(recruiter, chatId)).at(-1)).toBe('jobseeker interview_accepted');
    const { person: stranger } = await aConversation(api);
    expect((await stranger.ask('GET', `/jobApplication/interviews/${interview.id}`)).json().code).toBe(40004);
  });

  it('tells of a decline once, and of a withdrawal, after which nobody writes', async () => {
    const declined = await aConversation(api, 'Hello');
    for (const _ of [1, 2])
      await declined.recruiter.ask('PATCH', `/recruiter/applications/${declined.applicationId}`, {
        status: 'declined',
      });
    expect(await linesOf(declined.person, declined.chatId)).toEqual(['text', 'recruiter declined']);

    const { person, recruiter, chatId } = await aConversation(api, 'Hello');
    const { job } = (await person.ask('GET', `/jobApplication/chats/${chatId}`)).json().data.chat;
    await person.ask('PATCH', `/job/applied-jobs/${job.id}/withdraw`);
    expect(await linesOf(recruiter, chatId)).toEqual(['text', 'jobseeker withdrawn']);
    expect((await say(recruiter, chatId, 'Wait')).json().code).toBe(42020);
  });

  it('has no line that can be recalled or counts as the employer’s reply', async () => {
    const { person, recruiter, chatId, applicationId } = await aConversation(api, 'Hello');
    await recruiter.ask('PATCH', `/recruiter/applications/${applicationId}`, { status: 'accepted' });
    const line = (await messagesOf(recruiter, chatId)).messages.at(-1);
    const path = `/jobApplication/chats/${chatId}/messages/${line.id}/recall`;
    expect((await recruiter.ask('POST', path)).json().code).toBe(40004);
    const steps = await api.dependencies.db
      .selectFrom('application_steps')
      .select('event')
      .where('application_id', '=', applicationId)
      .execute();
    expect(steps.map(({ event }) => event)).not.toContain('replied');
    expect(await unreadOf(person)).toBe(0);
  });

  it('survives both sides acting at once', async () => {
    const { person, recruiter, chatId, applicationId } = await aConversation(api, 'Hello');
    const answers = await Promise.all([
      recruiter.ask('POST', `/recruiter/applications/${applicationId}/interviews`, invitation(api)),
      say(recruiter, chatId, 'Are you there?'),
      say(person, chatId, 'Hello again'),
      recruiter.ask('PATCH', `/recruiter/applications/${applicationId}`, { status: 'viewed' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => status >= 500)).toEqual([]);
    const ids = (await messagesOf(person, chatId)).messages.map(({ id }: Message) => id);
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
  });

  it('shows an event that only a later version knows as its text', async () => {
    const { person, recruiter, chatId, applicationId } = await aConversation(api, 'Hello');
    await recruiter.ask('PATCH', `/recruiter/applications/${applicationId}`, { status: 'accepted' });
    await api.dependencies.db
      .updateTable('messages')
      .set({ event: 'teleported' as 'other', text: 'Teleported' })
      .where('chat_id', '=', chatId)
      .where('kind', '=', 'system')
      .execute();
    const line = (await messagesOf(person, chatId)).messages.at(-1);
    expect(line).toMatchObject({ kind: 'system', event: 'other', text: 'Teleported' });
  });
});
