import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliverSms } from '../../sms/deliver-sms.ts';
import { expireLostSms } from '../../sms/expire-lost-sms.ts';
import { SmsRefused } from '../../sms/sms-transport.ts';
import { mailsTo } from '../../testing/people/mailed.ts';
import { aVisitor } from '../../testing/people/person.ts';
import {
  aPhoneAccount,
  newPhone,
  sendPhoneCode as send,
  signInByPhone as signIn,
} from '../../testing/people/phone-accounts.ts';
import { smsCodeSentTo, textsTo } from '../../testing/people/sent-sms.ts';
import { newPlace } from '../../testing/samples/new-place.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

describe('who signs in by phone', () => {
  it('gets an account by the code of the message, and finds it again however the number is written', async () => {
    const visitor = aVisitor(api);
    const answer = await send(visitor, '0917 999 8877', { country_key: 'ph' });
    expect(answer.json().data).toEqual({
      contact_number: '+639179998877',
      resend_after: 60,
      expires_in: 600,
    });
    const [text = ''] = await textsTo(api, '+639179998877');
    const code = await smsCodeSentTo(api, '+639179998877');
    expect(text).toContain('10 ');
    expect(text.split('\n').at(-1)).toBe(`@jobs.example #${code}`);
    expect((await signIn(visitor, '+639179998877', code, 0)).json().code).toBe(42010);
    const made = await signIn(visitor, '+63 917 999 8877', code);
    expect(made.json().data).toMatchObject({ user: { role: 'jobseeker' }, is_new: true });
    expect((await signIn(aVisitor(api), '+639179998877', code)).json().code).toBe(41042);

    api.wait(61);
    const again = aVisitor(api);
    await send(again, '+63 (917) 999-8877');
    const found = await signIn(again, '+639179998877', await smsCodeSentTo(api, '+639179998877'), 0);
    expect(found.json().data).toMatchObject({ user: { id: made.json().data.user.id }, is_new: false });
  });

  it('has an account that works without an address', async () => {
    const person = await aPhoneAccount(api);
    const me = await person.ask('GET', '/jobseeker/me');
    expect(me.json().data).toMatchObject({ email: null, phone_num: person.phone, is_mobile_verified: true });
    expect((await person.ask('PATCH', '/jobseeker/me', { first_name: 'Lin' })).json().data.first_name).toBe(
      'Lin',
    );
    const setting = await person.ask('GET', '/jobseeker/account-setting');
    expect(setting.json().data).toMatchObject({ email: null, phone_num: person.phone, takes_phone: true });
    const alert = { filters: { query: 'cook' } };
    expect((await person.ask('POST', '/job/job-alerts/create', alert)).json().code).toBe(42053);
    expect((await person.ask('POST', '/data/email/generate-otp', {})).json()).toMatchObject({
      code: 40001,
      errors: { email: [expect.any(String)] },
    });
    const corrected = await person.ask('POST', '/data/email/generate-otp', { email: 'lin@example.com' });
    expect(corrected.statusCode).toBe(200);
    expect(await mailsTo(api, 'lin@example.com')).toMatchObject([{ template: 'email-confirmation' }]);
  });

  it('shows by a code of a message that the account is theirs, before it is deleted', async () => {
    const person = await aPhoneAccount(api);
    const end = (body: object) => person.ask('POST', '/jobseeker/account-deletion/create', body, newPlace());
    person.proof = undefined;
    expect((await end({})).json().code).toBe(42055);
    api.wait(61);
    expect((await person.ask('POST', '/jobseeker/owner-code/otp', {}, newPlace())).statusCode).toBe(200);
    expect((await end({ otp: await smsCodeSentTo(api, person.phone) })).statusCode).toBe(200);
  });

  it('makes one account by two requests at once', async () => {
    const phone = newPhone();
    await send(aVisitor(api), phone);
    const code = await smsCodeSentTo(api, phone);
    const answers = await Promise.all([1, 2].map(() => signIn(aVisitor(api), phone, code)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  });

  it('cannot use a code that is wrong, late, or another number’s', async () => {
    const phone = newPhone();
    const other = newPhone();
    await send(aVisitor(api), phone);
    await send(aVisitor(api), other);
    const code = await smsCodeSentTo(api, phone);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    expect((await signIn(aVisitor(api), phone, wrong)).json().code).toBe(41040);
    if (code !== (await smsCodeSentTo(api, other)))
      expect((await signIn(aVisitor(api), other, code)).json().code).toBe(41040);
    api.wait(601);
    expect((await signIn(aVisitor(api), phone, code)).json().code).toBe(41043);
  });

  it('reads beside the field that it is no mobile number of its country', async () => {
    const answer = await send(aVisitor(api), '+65 1234');
    expect(answer.json()).toMatchObject({ code: 41349, errors: { contact_number: [expect.any(String)] } });
  });

  it('learns of a suspension with the right code only', async () => {
    const { phone, id } = await aPhoneAccount(api);
    api.wait(61);
    await api.dependencies.db
      .updateTable('accounts')
      .set({ suspended_at: api.now() })
      .where('id', '=', id)
      .execute();
    await send(aVisitor(api), phone);
    expect((await signIn(aVisitor(api), phone, await smsCodeSentTo(api, phone))).json().code).toBe(41044);
  });

  it('is told to wait after the first message, and over a range of numbers', async () => {
    const phone = newPhone();
    await send(aVisitor(api), phone);
    const place = newPlace();
    const ask = () =>
      aVisitor(api).ask('POST', '/auth/phone-login/otp', { contact_number: newPhone() }, place);
    expect((await ask()).statusCode).toBe(200);
    const again = () => aVisitor(api).ask('POST', '/auth/phone-login/otp', { contact_number: phone }, place);
    expect((await again()).statusCode).toBe(200);
    expect((await again()).json()).toMatchObject({ code: 40006, retry_after: expect.any(Number) });
    const inRange = (last: number) => send(aVisitor(api), `+6598765${String(last).padStart(3, '0')}`);
    await inRange(100);
    await api.dependencies.db.updateTable('attempts').set({ count: 30 }).where('count', '=', 1).execute();
    expect((await inRange(101)).json().code).toBe(40006);
    await api.dependencies.db.deleteFrom('attempts').execute();
  });

  it('learns nothing of who is registered: the same answer for the same work', async () => {
    const { phone: known } = await aPhoneAccount(api);
    api.wait(61);
    const tell = async (phone: string) => {
      const { contact_number: _, ...rest } = (await send(aVisitor(api), phone)).json().data;
      const wrong = (await signIn(aVisitor(api), phone, '000000')).json().code;
      return { rest, wrong, texts: (await textsTo(api, phone)).length > 0 };
    };
    expect(await tell(known)).toEqual(await tell(newPhone()));
  });

  it('gets a session that nobody planted', async () => {
    const { phone } = await aPhoneAccount(api);
    api.wait(61);
    const thief = aVisitor(api);
    await thief.ask('POST', '/auth/guest/login', { guest_role: 'jobseeker' }, newPlace());
    const victim = aVisitor(api);
    for (const [name, value] of thief.cookies) victim.cookies.set(name, value);
    await send(victim, phone);
    expect((await signIn(victim, phone, await smsCodeSentTo(api, phone))).statusCode).toBe(200);
    expect((await thief.ask('GET', '/auth/session')).json().data.user).toBeNull();
  });

  it('is not offered it where the site sends no messages', async () => {
    const { app, config } = { app: api.app, config: api.dependencies.config };
    const before = config.sms;
    config.sms = { kind: 'none' };
    expect((await aVisitor(api).ask('GET', '/auth/social-providers')).json().data.phone).toBe(false);
    expect((await send(aVisitor(api), newPhone())).json().code).toBe(50012);
    config.sms = before;
    const offered = await app.inject('/api/auth/social-providers');
    expect(offered.json().data.phone).toBe(true);
  });
});

describe('a message', () => {
  const queued = async () => {
    const phone = newPhone();
    await send(aVisitor(api), phone);
    const row = api.dependencies.db.selectFrom('sms_messages').selectAll().where('recipient', '=', phone);
    return { phone, read: () => row.executeTakeFirstOrThrow() };
  };

  it('is sent once, and its code is kept no longer', async () => {
    const { read } = await queued();
    const { id } = await read();
    const sent: string[] = [];
    const transport = { send: async ({ text }: { text: string }) => void sent.push(text) };
    for (let turn = 0; turn < 2; turn += 1) await deliverSms(api.dependencies.db, transport, id, api.now());
    expect(sent).toHaveLength(1);
    expect(await read()).toMatchObject({ status: 'sent', text: null });
  });

  it('is tried again after a failure, not after a refusal, and not when its code has run out', async () => {
    const { db } = api.dependencies;
    const fail = (error: Error) => ({ send: () => Promise.reject(error) });
    const [failed, refused, late] = [await queued(), await queued(), await queued()];
    await expect(deliverSms(db, fail(new Error('503')), (await failed.read()).id, api.now())).rejects.toThrow(
      '503',
    );
    expect(await failed.read()).toMatchObject({ status: 'queued', answer: '503' });
    await deliverSms(db, fail(new SmsRefused('400')), (await refused.read()).id, api.now());
    expect(await refused.read()).toMatchObject({ status: 'refused', answer: '400' });
    const later = new Date(api.now().getTime() + 601_000);
    await deliverSms(db, fail(new Error('unused')), (await late.read()).id, later);
    expect((await late.read()).status).toBe('expired');
  });

  it('that no job sends any more is over, and what it said is deleted; one that is tried again is left alone', async () => {
    const { db } = api.dependencies;
    const [waiting, lost] = [await queued(), await queued()];
    const { id } = await lost.read();
    await db
      .updateTable('sms_messages')
      .set({ answer: 'the gateway answered 503' })
      .where('id', '=', id)
      .execute();
    await sql`update queue.job set state = 'failed' where id = ${id}`.execute(db);
    const later = (minutes: number) => new Date(api.now().getTime() + minutes * 60_000);
    await expireLostSms(db, later(30));
    expect((await lost.read()).status).toBe('queued');
    await expireLostSms(db, later(120));
    const ended = { status: 'expired', text: null, answer: 'the gateway answered 503', done_at: later(120) };
    expect(await lost.read()).toMatchObject(ended);
    expect((await waiting.read()).status).toBe('queued');
  });
});
