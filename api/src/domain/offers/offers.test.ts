import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aConversation, type SentTo } from '../../testing/people/conversation.ts';
import { mailsTo } from '../../testing/people/mailed.ts';
import { aJobseeker } from '../../testing/people/person.ts';
import { aRecruiterWithJob } from '../../testing/people/recruiter.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { openSocket } from '../../testing/socket.ts';
import { readPdf } from '../resume-reading/read-pdf.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const now = new Date('2026-11-02T08:00:00Z');
const inDays = (days: number) => now.getTime() / 1000 + days * 86_400;
const terms = (wanted: object = {}) => ({
  ...{ title: 'Ward nurse', starts_on: '2027-01-04', valid_until: inDays(7), place: 'Pier 4, Cebu' },
  ...{ pay: { currency: 'PHP', amount: 60_000_000, period: 'annually' }, hours: '40 hours a week' },
  ...{ benefits: ['Health insurance', 'Meals'], ...wanted },
});

async function anApplication(): Promise<SentTo> {
  api.setTime(now);
  return aConversation(api);
}
const offer = ({ recruiter, applicationId }: SentTo, wanted: object = {}) =>
  recruiter.ask('POST', `/recruiter/applications/${applicationId}/offers`, terms(wanted));
const made = async (one: SentTo, wanted: object = {}) => (await offer(one, wanted)).json().data.offer;
const answer = ({ person }: Pick<SentTo, 'person'>, id: number, body: object) =>
  person.ask('PATCH', `/jobApplication/offers/${id}`, body);
const accepted = { action: 'accept', version: 1, signed_name: 'Ana Cruz' };
const withdraw = ({ recruiter }: SentTo, id: number, version = 1) =>
  recruiter.ask('PATCH', `/recruiter/offers/${id}`, { version, text: 'The position was cancelled.' });
const offersOf = async ({ person }: Pick<SentTo, 'person'>) =>
  (await person.ask('GET', '/jobApplication/offers')).json().data;
const applicationOf = async ({ person, applicationId }: SentTo) =>
  (await person.ask('GET', '/jobApplication/jobseekers'))
    .json()
    .data.applications.find(({ id }: { id: number }) => id === applicationId);

describe('an offer', () => {
  it('reaches the person at once and whole, once however often it is sent, and is the stage of the application', async () => {
    const one = await anApplication();
    const tab = await openSocket(api, one.person);
    const answers = await Promise.all([offer(one), offer(one), offer(one)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 201]);
    await tab.waitFor('application', ({ stage }) => stage === 'offered');
    await tab.waitFor('news');
    tab.close();
    const { offers } = await offersOf(one);
    expect(offers).toMatchObject([
      {
        ...{ ...terms(), phase: 'open', by: 'Mei Ling Tan', note: null, version: 1, signed_name: null },
        monthly: { amount: expect.any(Number), currency: expect.any(String) },
      },
    ]);
    expect(await applicationOf(one)).toMatchObject({ status: 'accepted', stage: 'offered' });
    expect((await one.person.ask('GET', '/jobApplication/news')).json().data.news).toMatchObject([
      { event: 'offer_made' },
    ]);
  });

  it('is the only open one, until it expires', async () => {
    const one = await anApplication();
    await offer(one);
    const second = await offer(one, { title: 'Head nurse' });
    expect([second.statusCode, second.json().code]).toEqual([409, 42097]);
    api.setTime(new Date(inDays(7) * 1000));
    expect((await offersOf(one)).offers).toMatchObject([{ phase: 'expired' }]);
    expect((await applicationOf(one)).stage).toBe('offer_ended');
    const late = await answer(one, (await offersOf(one)).offers[0].id, accepted);
    expect([late.statusCode, late.json().code]).toEqual([409, 42098]);
    const again = await offer(one, { valid_until: inDays(9) });
    expect(again.statusCode).toBe(201);
  });

  it('needs a time ahead until which it stands, and an application that goes on', async () => {
    const one = await anApplication();
    expect((await offer(one, { valid_until: inDays(-1) })).json().errors).toMatchObject({
      valid_until: [expect.any(String)],
    });
    await one.person.ask('PATCH', `/job/applied-jobs/${one.recruiter.jobId}/withdraw`);
    expect((await offer(one)).json().code).toBe(40009);
  });

  it('is accepted beside another accepted one only by who says that they know, also at the same moment', async () => {
    const first = await anApplication();
    const { person } = first;
    const recruiter = await aRecruiterWithJob(api);
    const sent = await person.ask('POST', `/data/jobs/${recruiter.jobId}/applications`, {});
    const second = { person, recruiter, applicationId: sent.json().data.application.id };
    const offers = [await made(first), await made(second)];
    const unaware = { ...accepted, despite_accepted: false };
    const answers = await Promise.all(offers.map(({ id }) => answer(first, id, unaware)));
    expect(answers.map((one) => one.json().code ?? one.statusCode).sort()).toEqual([200, 42459]);
    const refused = offers[answers.findIndex((one) => one.statusCode === 409)];
    const known = await answer(first, refused.id, { ...accepted, despite_accepted: true });
    expect(known.json().data.offer.phase).toBe('accepted');
  });

  it('is accepted with a name once, and then has a signed copy for both sides and nobody else', async () => {
    const one = await anApplication();
    const { id } = await made(one);
    const path = `/jobApplication/offers/${id}/document`;
    expect((await one.person.ask('GET', path)).statusCode).toBe(404);
    const both = await Promise.all([answer(one, id, accepted), answer(one, id, accepted)]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await offersOf(one)).offers).toMatchObject([
      { phase: 'accepted', signed_name: 'Ana Cruz', answered_at: inDays(0), version: 2 },
    ]);
    expect((await applicationOf(one)).stage).toBe('hired');
    for (const reader of [one.person, one.recruiter]) {
      const copy = await reader.ask('GET', path);
      expect(copy.headers['content-type']).toBe('application/pdf');
      expect(copy.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    }
    expect((await (await aJobseeker(api)).ask('GET', path)).statusCode).toBe(404);
    // In Arabic the number stays before its words.
    const arabic = await one.person.ask('GET', path, undefined, { headers: { 'language-id': '10' } });
    const lines = (await readPdf(arabic.rawPayload)).lines.map(({ text }) => text);
    expect(lines).toContain('40 hours a week');
  });

  it('is declined with a reason, which the employer reads', async () => {
    const one = await anApplication();
    const { id } = await made(one);
    const declined = { action: 'decline', version: 1, reason: 'pay', text: 'It is below what I earn now.' };
    expect((await answer(one, id, declined)).statusCode).toBe(200);
    const ofOne = await one.recruiter.ask('GET', `/recruiter/offers?application_id=${one.applicationId}`);
    const ofNone = await one.recruiter.ask('GET', '/recruiter/offers?application_id=999999');
    expect([ofOne.json().data.total, ofNone.json().data.total]).toEqual([1, 0]);
    const { offers } = (await one.recruiter.ask('GET', '/recruiter/offers')).json().data;
    expect(offers.find((own: { id: number }) => own.id === id)).toMatchObject({
      ...{ phase: 'declined', decline_reason: 'pay', text: declined.text },
    });
    expect((await answer(one, id, accepted)).json().code).toBe(42098);
    expect((await applicationOf(one)).stage).toBe('offer_declined');
  });

  it('stays open after a question, which is a message of the chat', async () => {
    const one = await anApplication();
    const { id, chat_id } = await made(one);
    const question = { action: 'ask', version: 1, text: 'Is the room paid for?' };
    await answer(one, id, question);
    await answer(one, id, question);
    const { messages } = (await one.recruiter.ask('GET', `/jobApplication/chats/${chat_id}/messages`)).json()
      .data;
    expect(messages.map(({ text }: { text: string }) => text)).toEqual([
      'Hello!',
      'Application accepted',
      'Offer of work',
      'Is the room paid for?',
    ]);
    expect((await offersOf(one)).offers).toMatchObject([{ phase: 'open', version: 1 }]);
    expect((await applicationOf(one)).story.at(-1).event).toBe('offer_questioned');
  });

  it('is withdrawn with a reason that is told at once, also by mail, and cannot be accepted any more', async () => {
    const one = await anApplication();
    await api.dependencies.db
      .updateTable('accounts')
      .set({ is_email_verified: true })
      .where('id', '=', one.person.user.id)
      .execute();
    const { id } = await made(one);
    const tab = await openSocket(api, one.person);
    expect((await withdraw(one, id)).statusCode).toBe(200);
    await tab.waitFor('application', ({ stage }) => stage === 'offer_ended');
    tab.close();
    expect((await offersOf(one)).offers).toMatchObject([
      { phase: 'withdrawn', text: 'The position was cancelled.' },
    ]);
    const mails = await mailsTo(api, one.person.email);
    expect(mails.map(({ template }) => template).sort()).toEqual(['offer-made', 'offer-withdrawn']);
    expect(mails[0]?.data?.unsubscribe_url).toContain('/mail-notices/unsubscribe?token=applications.');
    expect((await answer(one, id, accepted)).json().code).toBe(42098);
    expect((await withdraw(one, id)).statusCode).toBe(200);
  });

  it('is another’s to nobody: neither person nor recruiter', async () => {
    const [one, other] = [await anApplication(), await anApplication()];
    const { id } = await made(one);
    expect((await answer(other, id, accepted)).statusCode).toBe(404);
    expect((await offersOf(other)).offers).toEqual([]);
    expect(
      (await one.person.ask('POST', `/recruiter/applications/${one.applicationId}/offers`, terms()))
        .statusCode,
    ).toBe(403);
  });

  it('ends with the application, by either side', async () => {
    const [one, other] = [await anApplication(), await anApplication()];
    const [first, second] = [await made(one), await made(other)];
    await one.person.ask('PATCH', `/job/applied-jobs/${one.recruiter.jobId}/withdraw`, {
      reason: 'other_job',
    });
    await other.recruiter.ask('PATCH', `/recruiter/applications/${other.applicationId}`, {
      ...{ status: 'declined', reason: 'other_candidate', text: 'Sorry.' },
    });
    expect((await offersOf(one)).offers).toMatchObject([{ id: first.id, phase: 'declined' }]);
    expect((await offersOf(other)).offers).toMatchObject([{ id: second.id, phase: 'withdrawn' }]);
  });

  it('names the applications that are still open, once one is accepted', async () => {
    const one = await anApplication();
    const other = await aRecruiterWithJob(api);
    await one.person.ask('POST', `/data/jobs/${other.jobId}/applications`, {});
    const { id } = await made(one);
    expect((await offersOf(one)).open_applications).toEqual([]);
    await answer(one, id, accepted);
    expect((await offersOf(one)).open_applications).toMatchObject([{ job_id: other.jobId }]);
  });
});
