import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { upsertJobs } from '../../intake/job-intake.ts';
import { aJobDraft } from '../../testing/a-job-draft.ts';
import { aVisitor, type Person } from '../../testing/person.ts';
import { smsCodeSentTo, textsTo } from '../../testing/sent-sms.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { matchNewJobs } from './match-new-jobs.ts';
import { sendDueAlerts } from './send-due-alerts.ts';

let api: TestApi;
let now: Date;
let person: Person;
let phones = 0;
let phone: string;
const day = 86_400_000;
const singapore = { headers: { 'country-id': '2' } };
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

/** An account that was made with the code of a text message, and has no address. */
beforeEach(async () => {
  now = new Date('2027-03-01T12:00:00Z');
  api.setTime(now);
  phones += 1;
  phone = `+658123${String(phones).padStart(4, '0')}`;
  person = aVisitor(api);
  const place = { remoteAddress: `10.9.0.${phones}` };
  await person.ask('POST', '/auth/phone-login/otp', { contact_number: phone }, place);
  const otp = await smsCodeSentTo(api, phone);
  const body = { contact_number: phone, otp, terms_and_condition: 1 };
  expect((await person.ask('POST', '/auth/phone-login', body, place)).statusCode).toBe(200);
});

const create = () =>
  person.ask(
    'POST',
    '/job/job-alerts/create',
    { filters: { query: 'nurse' }, time_zone: 'Asia/Singapore' },
    singapore,
  );
const wantTexts = (sms: boolean) =>
  person.ask('PATCH', '/jobseeker/account-setting', { notifications: { alerts: { sms } } });
const listed = async () => (await person.ask('GET', '/job/job-alerts')).json().data.job_alerts;
const alertTexts = async () => (await textsTo(api, phone)).filter((text) => text.includes('/my-jobs/alerts'));

/** A new nurse's job, and the next morning. */
async function passDay(): Promise<void> {
  await upsertJobs(api.dependencies.db, [aJobDraft({ title: 'Night nurse' })]);
  await matchNewJobs(api.dependencies.db);
  now = new Date(now.getTime() + day);
  api.setTime(now);
  await sendDueAlerts(api.dependencies, now);
}

describe('a person who has a phone number and no address', () => {
  it('is asked for a way before an alert is made, and gets it by text message once they chose those', async () => {
    expect((await create()).json().code).toBe(42053);
    await wantTexts(true);
    expect((await create()).json().data.job_alert).toMatchObject({
      state: 'active',
      email: '',
      is_texted: true,
    });
    await passDay();
    expect(await alertTexts()).toEqual([expect.stringContaining('“nurse')]);
  });

  it('sees that nothing is sent once they choose against text messages, and is told the same news later', async () => {
    await wantTexts(true);
    await create();
    await wantTexts(false);
    expect(await listed()).toMatchObject([{ email: '', is_texted: false }]);
    await passDay();
    expect(await alertTexts()).toEqual([]);
    await wantTexts(true);
    await passDay();
    expect(await alertTexts()).toEqual([expect.stringContaining('(2)')]);
  });

  it('cannot have a confirmation mailed, and can change, delete and restore the alert', async () => {
    await wantTexts(true);
    const { id } = (await create()).json().data.job_alert;
    const { statusCode } = await person.ask('POST', `/job/job-alerts/${id}/confirm-again`, {});
    expect(statusCode).toBe(200);
    expect(await api.dependencies.db.selectFrom('mails').selectAll().execute()).toEqual([]);
    const changed = await person.ask('PUT', `/job/job-alerts/${id}/update`, { frequency: 'weekly' });
    expect(changed.json().data.job_alert.frequency).toBe('weekly');
    await person.ask('DELETE', `/job/job-alerts/${id}/delete`);
    expect(await listed()).toEqual([]);
    await person.ask('POST', `/job/job-alerts/${id}/restore`);
    expect(await listed()).toHaveLength(1);
  });
});
