import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { aVisitor, type Person } from '../../testing/people/person.ts';
import { smsCodeSentTo, textsTo } from '../../testing/people/sent-sms.ts';
import { day, hour, useAlerts } from '../../testing/people/use-alerts.ts';
import { sendDueAlerts } from './send-due-alerts.ts';

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

describe('a run', () => {
  it('that ends in the middle has sent whole batches, and the next one the rest, each once', async () => {
    const people = [];
    for (let index = 0; index < 5; index += 1) {
      const person = await aReader();
      await create(person, { query: 'nurse' });
      people.push(person.email);
    }
    await add({ title: 'Nurse' });
    await match();
    pass(day);
    const { queue } = api().dependencies;
    let batches = 0;
    const dying = {
      ...queue,
      addAll: async (...given: Parameters<typeof queue.addAll>) => {
        batches += 1;
        await queue.addAll(...given);
        if (batches === 2) throw new Error('killed');
      },
    };
    await expect(sendDueAlerts({ ...api().dependencies, queue: dying }, now(), 2)).rejects.toThrow('killed');
    expect(await mails()).toHaveLength(2);
    await Promise.all([send(), sendDueAlerts(api().dependencies, now(), 2)]);
    const recipients = (await mails()).map(({ recipient }) => recipient).sort();
    expect(recipients).toEqual(people.sort());
    const { rows } =
      await sql`select from queue.job where id in (select id from mails where template = 'job-alert')`.execute(
        db(),
      );
    expect(rows).toHaveLength(5);
  });

  it('writes in the language that the alert was made in', async () => {
    const person = await aReader();
    const headers = { 'country-id': '2', 'language-id': '10' };
    await person.ask('POST', '/job/job-alerts/create', { filters: { query: 'nurse' } }, { headers });
    await add({ title: 'Nurse', otherPlaces: ['Jurong', 'Bedok', 'Yishun'] });
    await match();
    pass(day);
    await send();
    const [mail] = await mails();
    expect(mail?.language).toBe('ar');
    expect(mail?.data.items).toMatchObject([{ text: 'Harbour Clinic · Jurong وBedok وYishun' }]);
    expect(String(mail?.data.results_url)).toBe('https://jobs.example/ar/sg/jobs?q=nurse');
  });

  it.each([
    ['Europe/Madrid', '2027-03-26T12:00Z', ['03-27T07', '03-28T06', '03-29T06']],
    ['America/New_York', '2027-11-05T18:00Z', ['11-06T12', '11-07T13', '11-08T13']],
  ])(
    'each morning writes at eight, once, while the clocks change in %s after %s',
    async (zone, start, mornings) => {
      pass(Date.parse(start) - now().getTime());
      const person = await aReader();
      await create(person, { query: 'nurse' }, { time_zone: zone });
      await add({ title: 'Nurse' });
      await match();
      const sent: string[] = [];
      while (sent.length < mornings.length && now().getTime() < Date.parse(start) + 4 * day) {
        pass(hour);
        if ((await send()) === 0) continue;
        sent.push(now().toISOString().slice(5, 13));
        await add({ title: 'Nurse' });
        await match();
      }
      expect(sent).toEqual(mornings);
      expect(await mails()).toHaveLength(mornings.length);
    },
  );
});
