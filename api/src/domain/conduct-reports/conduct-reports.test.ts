import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAdmin } from '../../testing/people/appointed.ts';
import { aConversation, say } from '../../testing/people/conversation.ts';
import { mailsTo } from '../../testing/people/mailed.ts';
import { aJobseeker, confirmEmail, type Person, type SignedInPerson } from '../../testing/people/person.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';

let api: TestApi;
let admin: SignedInPerson;
beforeAll(async () => {
  api = await createTestApi();
  admin = await anAdmin(api);
});
afterAll(() => api.close());

const reportChat = (who: Person, chatId: number, reason = 1, details = '') =>
  who.ask('POST', `/jobApplication/chats/${chatId}/report`, { report_reason_id: reason, details });
const ownReports = async (who: Person) =>
  (await who.ask('GET', '/jobApplication/reports')).json().data.reports;
const undecided = async (kind: string, id: number) =>
  (await admin.ask('GET', '/admin/conduct-reports?size=100'))
    .json()
    .data.reports.find(
      (one: { kind: string; subject_id: number }) => one.kind === kind && one.subject_id === id,
    );
const mailedAbout = async ({ email }: SignedInPerson) =>
  (await mailsTo(api, email)).filter(({ template }) => template.startsWith('conduct-'));
const decide = (id: number, body: object, by: Person = admin) =>
  by.ask('PATCH', `/admin/conduct-reports/${id}/decide`, body);
const kept = { outcome: 'kept', note: 'A dispute about pay' };

describe('a report of a chat', () => {
  it('copies the messages as they were, and a second one brings the copy up to date', async () => {
    const { person, recruiter, chatId } = await aConversation(api, 'Hello!');
    await say(recruiter, chatId, 'Send 500 first.');
    const sent = await reportChat(person, chatId, 1, ' asks for 500 ');
    expect(sent.statusCode).toBe(201);
    expect(sent.json().data).toMatchObject({ reason: { key: 'asks-for-money' }, is_mailed: false });
    await say(recruiter, chatId, 'Or 400.');
    const report = await undecided('chat', chatId);
    expect(report).toMatchObject({
      ...{ reporter_id: person.user.id, accused_id: recruiter.recruiterId, accused_name: 'Mei Ling Tan' },
      ...{ details: 'asks for 500', reports_of_accused: 1 },
    });
    const texts = ({ evidence }: typeof report) =>
      evidence.messages.map(({ sender, text }: { sender: string; text: string }) => `${sender}: ${text}`);
    expect(texts(report)).toEqual(['jobseeker: Hello!', 'recruiter: Send 500 first.']);
    expect((await reportChat(person, chatId, 2)).statusCode).toBe(200);
    expect(texts(await undecided('chat', chatId)).at(-1)).toBe('recruiter: Or 400.');
    expect(await ownReports(person)).toMatchObject([
      { kind: 'chat', subject_id: chatId, reason: { key: 'asks-for-data' }, decision: null },
    ]);
  });

  it('is nobody else’s, names a reason of its list, and can be sent about a blocked company', async () => {
    const { person, chatId } = await aConversation(api);
    expect((await reportChat(await aJobseeker(api), chatId)).json().code).toBe(40004);
    const unknown = (await reportChat(person, chatId, 99)).json();
    expect(unknown).toMatchObject({ code: 40001, errors: { report_reason_id: expect.anything() } });
    const { company } = (await person.ask('GET', `/jobApplication/chats/${chatId}`)).json().data.chat;
    await person.ask('POST', '/company/blacklist-companies/create', { company_id: company.id });
    expect((await person.ask('GET', `/jobApplication/chats/${chatId}`)).statusCode).toBe(404);
    expect((await reportChat(person, chatId)).statusCode).toBe(201);
  });

  it('is limited to 30 a day', async () => {
    const { person, chatId } = await aConversation(api);
    api.setTime(new Date());
    for (let count = 0; count < 30; count += 1) await reportChat(person, chatId);
    expect((await reportChat(person, chatId)).json()).toMatchObject({ code: 40006 });
  });
});

describe('a report', () => {
  it('of a recruiter holds what they wrote in every chat with the person', async () => {
    const { person, recruiter, chatId } = await aConversation(api);
    await say(recruiter, chatId, 'I am the owner.');
    const path = `/jobApplication/recruiters/${recruiter.recruiterId}/report`;
    expect((await person.ask('POST', path, { report_reason_id: 1 })).json().data.reason.key).toBe(
      'impersonation',
    );
    const { evidence } = await undecided('recruiter', recruiter.recruiterId);
    expect(evidence.messages.at(-1)).toMatchObject({ text: 'I am the owner.', sender: 'recruiter' });
    const stranger = await aJobseeker(api);
    expect((await stranger.ask('POST', path, { report_reason_id: 1 })).statusCode).toBe(404);
  });

  it('of an interview holds its terms and marks', async () => {
    const { person, recruiter, applicationId } = await aConversation(api);
    const starts_at = Math.floor(api.now().getTime() / 1000) + 86_400;
    const invited = await recruiter.ask('POST', `/recruiter/applications/${applicationId}/interviews`, {
      ...{ starts_at, time_zone: 'Asia/Singapore', kind: 'onsite', place: '12 Harbour Street' },
    });
    const { id } = invited.json().data.interview;
    const path = `/jobApplication/interviews/${id}/report`;
    expect((await person.ask('POST', path, { report_reason_id: 1 })).statusCode).toBe(201);
    const { evidence } = await undecided('interview', id);
    expect(evidence.interview).toMatchObject({ starts_at, place: '12 Harbour Street', state: 'pending' });
    const stranger = await aJobseeker(api);
    expect((await stranger.ask('POST', path, { report_reason_id: 1 })).statusCode).toBe(404);
  });

  it('of a candidate comes from the recruiter of their application alone', async () => {
    const { person, recruiter, applicationId } = await aConversation(api, 'I am a surgeon.');
    const path = `/recruiter/applications/${applicationId}/report`;
    expect((await person.ask('POST', path, { report_reason_id: 1 })).json().code).toBe(40005);
    expect((await recruiter.ask('POST', path, { report_reason_id: 1 })).statusCode).toBe(201);
    expect(await undecided('talent', applicationId)).toMatchObject({
      ...{ accused_id: person.user.id, evidence: { messages: [{ text: 'I am a surgeon.' }] } },
    });
    // The agency no longer acts for this recruiter.
    await api.dependencies.db
      .updateTable('recruiters')
      .set({ managed_by: null })
      .where('account_id', '=', recruiter.recruiterId)
      .execute();
    expect((await recruiter.ask('POST', path, { report_reason_id: 1 })).statusCode).toBe(404);
  });
});

describe('an admin', () => {
  it('decides once, and who reported learns what came of it', async () => {
    const { person, chatId } = await aConversation(api);
    await confirmEmail(api, person);
    await reportChat(person, chatId);
    const { id, reported_at } = await undecided('chat', chatId);
    expect((await decide(id, { ...kept, reported_at }, person)).json().code).toBe(40005);
    expect((await decide(id, { ...kept, reported_at: reported_at - 1 })).json().code).toBe(40009);
    expect((await decide(id, { outcome: 'warned', reported_at })).json().code).toBe(40001);
    expect((await decide(id, { ...kept, reported_at })).json().data.decision.outcome).toBe('kept');
    const again = await decide(id, { outcome: 'warned', reported_at, reason: 'Be kind.' });
    expect(again.json().data.decision.outcome).toBe('kept');
    expect(await undecided('chat', chatId)).toBeUndefined();
    expect((await ownReports(person))[0].decision.outcome).toBe('kept');
    expect(await mailedAbout(person)).toMatchObject([{ template: 'conduct-kept' }]);
  });

  it('warns the other person, who does not learn who reported', async () => {
    const { person, recruiter, applicationId } = await aConversation(api);
    await confirmEmail(api, person);
    await recruiter.ask('POST', `/recruiter/applications/${applicationId}/report`, { report_reason_id: 4 });
    const { id, reported_at } = await undecided('talent', applicationId);
    await decide(id, { outcome: 'warned', reported_at, reason: 'Keep to the subject.' });
    const [warning] = await mailedAbout(person);
    expect(warning).toMatchObject({ template: 'conduct-warning', data: { reason: 'Keep to the subject.' } });
    expect(JSON.stringify(warning)).not.toContain('Mei Ling Tan');
  });

  it('suspends the other account, whose sessions end', async () => {
    const { person, recruiter, applicationId } = await aConversation(api);
    await recruiter.ask('POST', `/recruiter/applications/${applicationId}/report`, { report_reason_id: 2 });
    const { id, reported_at } = await undecided('talent', applicationId);
    await decide(id, { outcome: 'suspended', reported_at, reason: 'Not who you say.' });
    expect((await person.ask('GET', '/jobseeker/me')).statusCode).toBe(401);
  });
});
