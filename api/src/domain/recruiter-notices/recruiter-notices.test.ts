import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { say } from '../../testing/people/conversation.ts';
import { anEmployer } from '../../testing/people/employer.ts';
import { aJobForm } from '../../testing/people/job-form.ts';
import { mailsTo } from '../../testing/people/mailed.ts';
import { aJobseeker, aVisitor, type SignedInPerson } from '../../testing/people/person.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { sendDigests } from '../mail-notices/send-digests.ts';
import { sendRecruiterNews } from '../mail-notices/send-recruiter-news.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

/** An employer in Manila (UTC+8), at noon there, to whose job somebody has applied. */
async function anAnsweredJob() {
  api.setTime(new Date('2026-11-02T04:00:00Z'));
  const employer = await anEmployer(api);
  await api.dependencies.db
    .updateTable('accounts')
    .set({ language: 'en', country_key: 'ph' })
    .where('id', '=', employer.user.id)
    .execute();
  const job = { company_id: employer.companyId, form: aJobForm({}), is_another: false };
  const jobId = (await employer.ask('POST', '/recruiter/jobs/create', job)).json().data.job.id;
  const person = await aJobseeker(api);
  const draft = { first_message: 'Hello!', screening_answers: [] };
  const sent = await person.ask('POST', `/data/jobs/${jobId}/applications`, draft);
  const { chats } = (await person.ask('GET', '/jobApplication/chats')).json().data;
  return { employer, person, applicationId: sent.json().data.application.id, chatId: chats[0].id };
}

/** Sends what is due after some minutes, by two processes at once. */
async function sendAfter(minutes: number): Promise<void> {
  api.wait(minutes * 60);
  await Promise.all([1, 2].map(() => sendRecruiterNews(api.dependencies, api.now())));
  await Promise.all([1, 2].map(() => sendDigests(api.dependencies, api.now())));
}
const newsTo = async ({ email }: SignedInPerson) =>
  (await mailsTo(api, email)).filter(({ template }) => template === 'recruiter-news');
const change = (employer: SignedInPerson, body: object) => employer.ask('PATCH', '/recruiter/notices', body);

describe('what candidates do', () => {
  it('is mailed once after ten minutes, with what they wrote, and then at most once an hour', async () => {
    const { employer, person, chatId } = await anAnsweredJob();
    await sendAfter(5);
    expect(await newsTo(employer)).toEqual([]);
    await sendAfter(6);
    const [mail] = await newsTo(employer);
    const items = mail?.data?.items as unknown as { text: string; url: string }[];
    expect(items.map(({ text }) => text)).toEqual([
      expect.stringContaining('Unread messages · '),
      expect.stringContaining('News about the application · '),
    ]);
    api.wait(60);
    await say(person, chatId, 'Are you there?');
    await sendAfter(29);
    expect(await newsTo(employer)).toHaveLength(1);
    await sendAfter(31);
    expect(await newsTo(employer)).toHaveLength(2);
    await sendAfter(90);
    expect(await newsTo(employer)).toHaveLength(2);
  });

  it('is not mailed when it has been read on the site', async () => {
    const { employer, chatId } = await anAnsweredJob();
    await employer.ask('POST', '/jobApplication/notifications/read', { up_to: 1_000_000 });
    await employer.ask('POST', `/jobApplication/chats/${chatId}/read`, { up_to: 1_000_000 });
    await sendAfter(30);
    expect(await newsTo(employer)).toEqual([]);
  });

  it('waits for the end of quiet hours, or for the morning where one mail a day is wanted', async () => {
    const [quiet, daily] = [await anAnsweredJob(), await anAnsweredJob()];
    const schedule = { time_zone: 'Asia/Manila', quiet: { from: '11:00', until: '13:00' }, digest: false };
    expect((await change(quiet.employer, { schedule })).json().data.schedule).toEqual(schedule);
    await change(daily.employer, { schedule: { ...schedule, quiet: null, digest: true } });
    api.wait(60);
    await say(daily.person, daily.chatId, 'Are you there?');
    await sendAfter(30);
    expect([await newsTo(quiet.employer), await newsTo(daily.employer)]).toEqual([[], []]);
    await sendAfter(30);
    expect(await newsTo(quiet.employer)).toHaveLength(1);
    expect(await newsTo(daily.employer)).toEqual([]);
    api.setTime(new Date('2026-11-03T00:00:00Z'));
    await sendAfter(1);
    await sendAfter(30);
    expect(await newsTo(daily.employer)).toHaveLength(1);
  });

  it('is mailed by kind, and no more once the link of a mail was used', async () => {
    const { employer, person, chatId } = await anAnsweredJob();
    await change(employer, { applications: { email: false } });
    await sendAfter(11);
    const [mail] = await newsTo(employer);
    expect(mail?.data).toMatchObject({ count: 1 });
    const { pathname, search } = new URL(mail?.data?.unsubscribe_url ?? '');
    expect((await api.app.inject({ method: 'POST', url: pathname + search })).statusCode).toBe(200);
    const { data } = (await employer.ask('GET', '/recruiter/notices')).json();
    expect(data).toEqual({
      ...{ email: employer.email, is_email_verify: true, schedule: null, shows_activity: true },
      ...{ messages: { email: false, site: true }, applications: { email: false, site: true } },
      company: { email: true },
    });
    await say(person, chatId, 'Are you there?');
    await sendAfter(120);
    expect(await newsTo(employer)).toHaveLength(1);
  });
});

it('are the settings of recruiters alone', async () => {
  expect((await aVisitor(api).ask('GET', '/recruiter/notices')).statusCode).toBe(401);
  const seeker = await aJobseeker(api);
  expect((await change(seeker, { messages: { email: false } })).json().code).toBe(40005);
});
