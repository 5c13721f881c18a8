import { beforeEach, describe, expect, it } from 'vitest';
import { aVisitor, type Person } from '../../testing/person.ts';
import { smsCodeSentTo, textsTo } from '../../testing/sent-sms.ts';
import { day, useAlerts } from '../../testing/use-alerts.ts';

const { api, db, now, pass, create, add, match, send, mails, aReader } = useAlerts();

/** A new job, and the next morning. */
async function passDay(title = 'Night nurse'): Promise<void> {
  await add({ title });
  await match();
  pass(day);
  await send();
}

describe('the text message of an alert', () => {
  it('is sent to a confirmed number, too, or alone, once, in its language', async () => {
    const person = await aReader();
    const phone = `+6581${String(person.user.id).padStart(6, '0')}`;
    await match();
    await create(person, { query: 'nurse' });
    await person.ask('PATCH', '/jobseeker/account-setting', { notifications: { alerts: { sms: true } } });
    const tell = async (title: string) => {
      await passDay(title);
      return [(await textsTo(api(), phone)).length, (await mails()).length];
    };
    expect(await tell('Day nurse')).toEqual([0, 1]);
    await db()
      .updateTable('accounts')
      .set({ phone_num: phone, is_mobile_verified: true })
      .where('id', '=', person.user.id)
      .execute();
    expect(await tell('Night nurse')).toEqual([1, 2]);
    expect((await textsTo(api(), phone))[0]).toMatch(
      /new jobs for your alert “nurse.*” \(1\): https:\/\/jobs\.example\/en\/sg\/my-jobs\/alerts$/,
    );
    await person.ask('PATCH', '/jobseeker/account-setting', { notifications: { alerts: { email: false } } });
    expect(await tell('School nurse')).toEqual([2, 2]);
    // A mailbox that has refused mails ends the mails alone.
    await db()
      .insertInto('stopped_addresses')
      .values({ address_key: person.email, reason: 'bounced', stopped_at: now() })
      .execute();
    expect(await tell('Head nurse')).toEqual([3, 2]);
    expect(await tell('Plumber')).toEqual([3, 2]);
    await person.ask('PATCH', '/jobseeker/account-setting', { notifications: { alerts: { sms: false } } });
    expect(await tell('Ward nurse')).toEqual([3, 2]);
  });
});

describe('a person who has a phone number and no address', () => {
  let person: Person;
  let phones = 0;
  let phone: string;

  /** An account that was made with the code of a text message, and has no address. */
  beforeEach(async () => {
    phones += 1;
    phone = `+658123${String(phones).padStart(4, '0')}`;
    person = aVisitor(api());
    const place = { remoteAddress: `10.9.0.${phones}` };
    await person.ask('POST', '/auth/phone-login/otp', { contact_number: phone }, place);
    const otp = await smsCodeSentTo(api(), phone);
    const body = { contact_number: phone, otp, terms_and_condition: 1 };
    expect((await person.ask('POST', '/auth/phone-login', body, place)).statusCode).toBe(200);
  });

  const save = () => create(person, { query: 'nurse' });
  const wantTexts = (sms: boolean) =>
    person.ask('PATCH', '/jobseeker/account-setting', { notifications: { alerts: { sms } } });
  const listed = async () => (await person.ask('GET', '/job/job-alerts')).json().data.job_alerts;
  const alertTexts = async () =>
    (await textsTo(api(), phone)).filter((text) => text.includes('/my-jobs/alerts'));

  it('is asked for a way before an alert is made, and gets it by text message once they chose those', async () => {
    expect((await save()).problem.code).toBe(42053);
    await wantTexts(true);
    expect((await save()).alert).toMatchObject({
      state: 'active',
      email: '',
      is_texted: true,
    });
    await passDay();
    expect(await alertTexts()).toEqual([expect.stringContaining('“nurse')]);
  });

  it('sees that nothing is sent once they choose against text messages, and is told the same news later', async () => {
    await wantTexts(true);
    await save();
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
    const { id } = (await save()).alert;
    const { statusCode } = await person.ask('POST', `/job/job-alerts/${id}/confirm-again`, {});
    expect(statusCode).toBe(200);
    expect(await db().selectFrom('mails').selectAll().execute()).toEqual([]);
    const changed = await person.ask('PUT', `/job/job-alerts/${id}/update`, { frequency: 'weekly' });
    expect(changed.json().data.job_alert.frequency).toBe('weekly');
    await person.ask('DELETE', `/job/job-alerts/${id}/delete`);
    expect(await listed()).toEqual([]);
    await person.ask('POST', `/job/job-alerts/${id}/restore`);
    expect(await listed()).toHaveLength(1);
  });
});
