import { errorCode } from '@jobharbor/shared/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aConversation, aKey, messagesOf, say } from '../../testing/people/conversation.ts';
import { aJobseeker, type Person } from '../../testing/people/person.ts';
import { aRecruiterWithJob, importJob } from '../../testing/people/recruiter.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { eraseDueAccounts } from '../account-data/erase-account.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

async function aCompletePerson() {
  const person = await aJobseeker(api);
  await complete(person.user.id);
  return person;
}

const complete = (id: number) =>
  api.dependencies.db
    .updateTable('accounts')
    .set({ is_profile_completed: true, is_email_verified: true })
    .where('id', '=', id)
    .execute();

const ask = (person: Person, jobId: number, text = 'Is it shift work?', key = aKey()) =>
  person.ask('POST', '/jobApplication/chats', { job_id: jobId, text, client_key: key });

const check = async (person: Person, jobId: number) =>
  (await person.ask('GET', `/jobApplication/chats/start?job_id=${jobId}`)).json().data;

const chatOf = async (person: Person, chatId: number) =>
  (await person.ask('GET', `/jobApplication/chats/${chatId}`)).json().data.chat;

const apply = (person: Person, jobId: number) =>
  person.ask('POST', `/data/jobs/${jobId}/applications`, {
    ...{ first_message: 'I apply', screening_answers: [] },
  });

async function aQuestion() {
  const [person, recruiter] = [await aCompletePerson(), await aRecruiterWithJob(api)];
  const { chat } = (await ask(person, recruiter.jobId)).json().data;
  return { person, recruiter, chatId: chat.id as number };
}

describe('a question before an application', () => {
  it('begins one chat for a job, which both sides list, search, count and answer', async () => {
    const [person, recruiter] = [await aCompletePerson(), await aRecruiterWithJob(api)];
    expect(await check(person, recruiter.jobId)).toMatchObject({ chat_id: null, obstacle: null });
    const first = await ask(person, recruiter.jobId, 'Is it shift work?', 'key-of-a-question');
    expect(first.statusCode).toBe(201);
    const { chat } = first.json().data;
    expect(chat).toMatchObject({ application_label: 'pending', start: { by: 'jobseeker', ended_by: null } });
    const again = await ask(person, recruiter.jobId, 'Is it shift work?', 'key-of-a-question');
    expect([again.statusCode, again.json().data.chat.id]).toEqual([200, chat.id]);
    await ask(person, recruiter.jobId, 'And who pays the ferry?');
    expect((await messagesOf(recruiter, chat.id)).messages).toHaveLength(2);
    await say(recruiter, chat.id, 'No, days only.');
    expect(await chatOf(person, chat.id)).toMatchObject({
      unread_count: 1,
      counterpart: { name: 'Mei Ling Tan' },
    });
    const started = (await recruiter.ask('GET', '/jobApplication/chats?filter=started')).json().data;
    expect([started.total, started.chats[0]?.id]).toEqual([1, chat.id]);
    const found = (await person.ask('GET', '/jobApplication/chats?q=days')).json().data;
    expect(found.chats.map(({ id }: { id: number }) => id)).toEqual([chat.id]);
    const listed = (await recruiter.ask('GET', '/jobApplication/notifications')).json().data;
    expect(JSON.stringify(listed)).not.toContain(person.email);
    expect(await check(person, recruiter.jobId)).toMatchObject({ chat_id: chat.id, obstacle: null });
    const exists = await person.ask(
      'GET',
      `/jobApplication/chats/check-exists/${recruiter.recruiterId}/jobseekers`,
    );
    expect(exists.json().data.chat_id).toBe(chat.id);
  });

  it('becomes the chat of the application that follows, with what was written', async () => {
    const { person, recruiter, chatId } = await aQuestion();
    await recruiter.ask('POST', `/jobApplication/chats/${chatId}/end`);
    const { application } = (await apply(person, recruiter.jobId)).json().data;
    expect(await chatOf(person, chatId)).toMatchObject({ application_id: application.id, start: null });
    const { messages } = await messagesOf(recruiter, chatId);
    expect(messages.map(({ text }: { text: string }) => text)).toEqual(['Is it shift work?', 'I apply']);
    expect((await say(recruiter, chatId, 'Welcome')).statusCode).toBe(201);
    const refused = await person.ask('POST', `/jobApplication/chats/${chatId}/end`);
    expect(refused.json().code).toBe(errorCode.chatHasApplication);
  });

  it('is refused without a complete profile or a permit to work there, with the reason beforehand', async () => {
    const { jobId } = await aRecruiterWithJob(api);
    const newcomer = await aJobseeker(api);
    expect(await check(newcomer, jobId)).toMatchObject({ obstacle: { code: errorCode.profileIncomplete } });
    expect((await ask(newcomer, jobId)).json().code).toBe(errorCode.profileIncomplete);
    const elsewhere = await aRecruiterWithJob(api, { applicantCountries: ['ph'] });
    const person = await aCompletePerson();
    await api.dependencies.db
      .updateTable('accounts')
      .set({ work_eligibility: ['jp'] })
      .where('id', '=', person.user.id)
      .execute();
    expect(await check(person, elsewhere.jobId)).toMatchObject({ obstacle: { code: errorCode.notEligible } });
    expect((await ask(person, elsewhere.jobId)).json().code).toBe(errorCode.notEligible);
    const { id: unanswered } = await importJob(api, { company: { sourceKey: 'mute', name: 'Mute' } });
    expect(await check(person, unanswered)).toMatchObject({
      obstacle: { code: errorCode.externalApplication },
    });
  });

  it('is refused after three new ones in a day', async () => {
    const person = await aCompletePerson();
    for (let begun = 0; begun < 3; begun += 1)
      expect((await ask(person, (await aRecruiterWithJob(api)).jobId)).statusCode).toBe(201);
    const { jobId } = await aRecruiterWithJob(api);
    expect((await ask(person, jobId)).json().code).toBe(errorCode.chatStartLimit);
    expect(await check(person, jobId)).toMatchObject({ obstacle: { code: errorCode.chatStartLimit } });
  });

  it('ends by either side with one press; only who ended it goes on', async () => {
    const { person, recruiter, chatId } = await aQuestion();
    const ended = await recruiter.ask('POST', `/jobApplication/chats/${chatId}/end`);
    expect(ended.json().data.chat).toMatchObject({
      application_label: 'withdrawn',
      start: { ended_by: 'recruiter' },
    });
    await person.ask('POST', `/jobApplication/chats/${chatId}/end`);
    expect(await chatOf(person, chatId)).toMatchObject({ start: { ended_by: 'recruiter' } });
    for (const side of [person, recruiter])
      expect((await say(side, chatId, 'Still there?')).json().code).toBe(errorCode.chatEnded);
    expect((await ask(person, recruiter.jobId)).json().code).toBe(errorCode.chatEnded);
    const others = (await person.ask('GET', '/jobApplication/chats?filter=others')).json().data;
    expect(others.chats).toHaveLength(1);

    const mine = await aQuestion();
    await mine.person.ask('POST', `/jobApplication/chats/${mine.chatId}/end`);
    expect((await ask(mine.person, mine.recruiter.jobId)).statusCode).toBe(200);
    expect(await chatOf(mine.recruiter, mine.chatId)).toMatchObject({ start: { ended_by: null } });
  });

  it('exchanges numbers like any chat, and no résumé, which goes with an application', async () => {
    const { person, recruiter, chatId } = await aQuestion();
    await say(recruiter, chatId, 'May I call you?');
    const asked = { client_key: 'key-of-an-exchange' };
    expect(
      (await recruiter.ask('POST', `/jobApplication/chats/${chatId}/mobile-exchange`, asked)).statusCode,
    ).toBe(201);
    const resume = await recruiter.ask('POST', `/jobApplication/chats/${chatId}/resume-exchange`, asked);
    expect(resume.json().code).toBe(errorCode.resumeNeedsApplication);
    const report = await person.ask('POST', `/jobApplication/chats/${chatId}/report`, {
      report_reason_id: 1,
    });
    expect(report.statusCode).toBe(201);
    const stranger = await aCompletePerson();
    const refused = await stranger.ask('POST', `/jobApplication/chats/${chatId}/end`);
    expect(refused.json().code).toBe(errorCode.notFound);
  });

  it('goes with the account of who asked', async () => {
    const { person, recruiter, chatId } = await aQuestion();
    await apply(person, (await aRecruiterWithJob(api)).jobId);
    const { db, clock } = api.dependencies;
    await db
      .updateTable('accounts')
      .set({ deletion_due_at: clock() })
      .where('id', '=', person.user.id)
      .execute();
    await eraseDueAccounts(db, clock());
    const left = await db.selectFrom('chats').select('id').where('id', '=', chatId).execute();
    expect(left).toEqual([]);
    expect((await recruiter.ask('GET', `/jobApplication/chats/${chatId}`)).statusCode).toBe(404);
  });
});

describe('a chat that an employer begins', () => {
  const invite = (recruiter: Person, jobId: number, personId: number, key = aKey()) =>
    recruiter.ask('POST', `/recruiter/jobs/${jobId}/chats`, {
      ...{ jobseeker_id: personId, text: 'We have another pier.', client_key: key },
    });

  it('is for who has applied to the company and shares it, and for nobody else', async () => {
    const { person, recruiter } = await aConversation(api);
    const company = await api.dependencies.db
      .selectFrom('jobs')
      .innerJoin('companies', 'companies.id', 'jobs.company_id')
      .select(['companies.id', 'companies.name'])
      .where('jobs.id', '=', recruiter.jobId)
      .executeTakeFirstOrThrow();
    const sourceKey = company.name.toLowerCase().replace(' ', '-');
    const other = await importJob(api, { title: 'Night pilot', company: { sourceKey, name: company.name } });
    expect(other.company_id).toBe(company.id);
    const answer = await invite(recruiter, other.id, person.user.id);
    expect(answer.statusCode).toBe(201);
    const { chat } = answer.json().data;
    expect(await chatOf(person, chat.id)).toMatchObject({ unread_count: 1, start: { by: 'recruiter' } });
    const stranger = await aCompletePerson();
    expect((await invite(recruiter, other.id, stranger.user.id)).json().code).toBe(errorCode.notFound);
    await person.ask('POST', `/jobApplication/chats/${chat.id}/end`);
    expect((await invite(recruiter, other.id, person.user.id)).json().code).toBe(errorCode.chatEnded);
    expect((await apply(person, other.id)).statusCode).toBe(201);
    expect(await chatOf(person, chat.id)).toMatchObject({ start: null });
  });
});
