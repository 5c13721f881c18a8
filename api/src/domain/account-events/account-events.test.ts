import { randomBytes } from 'node:crypto';
import { type AccountEventName, accountEventName } from '@jobharbor/shared/contracts';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashToken } from '../../session/session-token.ts';
import { anAdmin } from '../../testing/people/appointed.ts';
import { anAuthenticator } from '../../testing/people/authenticator.ts';
import { mailsTo } from '../../testing/people/mailed.ts';
import { aJobseeker, aVisitor, type Person, type SignedInPerson } from '../../testing/people/person.ts';
import { smsCodeSentTo } from '../../testing/people/sent-sms.ts';
import { type PartnerSite, startPartnerSite } from '../../testing/servers/partner-site.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';

let api: TestApi;
let admin: SignedInPerson;
let partner: PartnerSite;
const secret = 'a secret of the résumé builder of the tests';
beforeAll(async () => {
  partner = await startPartnerSite('resume-builder', secret);
  api = await createTestApi({ config: { handOffs: { 'resume-builder': { url: partner.url, secret } } } });
  admin = await anAdmin(api);
});
afterAll(async () => {
  await api.close();
  await partner.close();
});

/** Browser and address of every request here, which the recorded events must name. */
const here = { remoteAddress: '203.0.113.7', headers: { 'user-agent': 'Mozilla/5.0 Firefox/140.0' } };

const set = (person: SignedInPerson, values: object) =>
  api.dependencies.db.updateTable('accounts').set(values).where('id', '=', person.user.id).execute();
const act = (person: Person, path: string, body?: object) => person.ask('POST', path, body, here);
const proof = (person: SignedInPerson) => ({ current_password: person.password });
const logIn = (person: SignedInPerson, visitor: Person = aVisitor(api), password = person.password) =>
  act(visitor, '/auth/login', { login: person.email, password });
const mailedCode = async (email: string) => (await mailsTo(api, email))[0]?.data?.code;

async function turnTwoFactorOn(person: SignedInPerson) {
  const { secret } = (await act(person, '/auth/two-factor/authenticator', proof(person))).json().data;
  const code = generateSync({ secret, epoch: Math.floor(api.now().getTime() / 1_000) });
  return act(person, '/auth/two-factor/authenticator/confirm', { code });
}

async function addPasskey(person: SignedInPerson): Promise<number> {
  const { challenge, user } = (await act(person, '/auth/passkeys/options', proof(person))).json().data
    .options;
  const credential = anAuthenticator().make(user.id, { challenge });
  return (await act(person, '/auth/passkeys', { credential })).json().data.id;
}

let numbers = 0;
const newNumber = () => `+63917${String(++numbers).padStart(4, '0')}999`;
async function changePhone(person: SignedInPerson, contact_number = newNumber()): Promise<void> {
  await act(person, '/data/phone/change/otp', { contact_number, ...proof(person) });
  await act(person, '/data/phone/change', { contact_number, otp: await smsCodeSentTo(api, contact_number) });
}

const suspend = async (person: SignedInPerson): Promise<number> =>
  (await act(admin, '/admin/suspensions/create', { account_id: person.user.id, reason: 'Spam' })).json().data
    .suspension.id;

/** Who caused it: `owner` from `here`; `site` if no request of the owner did. */
const touches: Record<AccountEventName, ['owner' | 'site', (person: SignedInPerson) => Promise<unknown>]> = {
  'sign-in': [
    'owner',
    async (person) => {
      const visitor = aVisitor(api);
      await logIn(person, visitor);
      await visitor.ask('GET', '/auth/session', undefined, here);
    },
  ],
  'sign-in-approved': [
    'owner',
    async (person) => {
      const { token } = (await act(aVisitor(api), '/auth/qr-login/start')).json().data;
      await act(person, '/auth/qr-login/describe', { token });
      await act(person, '/auth/qr-login/decision', { token, is_approved: true });
    },
  ],
  'sign-in-failed': ['owner', (person) => logIn(person, aVisitor(api), 'not the one')],
  'code-failed': [
    'owner',
    (person) => act(aVisitor(api), '/auth/email-login', { email: person.email, otp: '000000' }),
  ],
  'handed-over': ['owner', (person) => act(person, '/auth/hand-offs', { site: 'resume-builder' })],
  'social-linked': [
    'owner',
    async (person) => {
      await set(person, { is_email_verified: true });
      const token = randomBytes(16).toString('base64url');
      await api.dependencies.db
        .insertInto('social_proofs')
        .values({
          ...{ token_hash: hashToken(token), social_type: 'google', subject: person.email },
          ...{ email_key: person.email, expires_at: new Date(api.now().getTime() + 60_000) },
        })
        .execute();
      await act(person, '/auth/jobseekers/social-login/link', { token });
    },
  ],
  'password-changed': [
    'owner',
    async (person) => {
      await act(aVisitor(api), '/auth/reset-password/otp', { email: person.email });
      const otp = await mailedCode(person.email);
      const new_password = 'harbour light paper';
      await act(aVisitor(api), '/auth/reset-password', { email: person.email, otp, new_password });
    },
  ],
  'email-changed': [
    'owner',
    async (person) => {
      const email = `next-${person.email}`;
      await act(person, '/data/email/change/otp', { email, ...proof(person) });
      await act(person, '/data/email/change', { email, otp: await mailedCode(email) });
    },
  ],
  'phone-changed': ['owner', (person) => changePhone(person)],
  'phone-removed': [
    'owner',
    async (person) => {
      await changePhone(person);
      await act(person, '/data/phone/remove', proof(person));
    },
  ],
  'phone-released': [
    'site',
    async (person) => {
      const phone_num = newNumber();
      await set(person, { phone_num });
      await changePhone(await aJobseeker(api), phone_num);
    },
  ],
  'two-factor-on': ['owner', turnTwoFactorOn],
  'recovery-codes-made': [
    'owner',
    async (person) => {
      await turnTwoFactorOn(person);
      await act(person, '/auth/two-factor/recovery-codes', proof(person));
    },
  ],
  'two-factor-off': [
    'owner',
    async (person) => {
      await turnTwoFactorOn(person);
      await act(person, '/auth/two-factor/end', proof(person));
    },
  ],
  'passkey-added': ['owner', addPasskey],
  'passkey-removed': [
    'owner',
    async (person) => {
      const id = await addPasskey(person);
      await act(person, `/auth/passkeys/${id}/delete`, proof(person));
    },
  ],
  'device-ended': [
    'owner',
    async (person) => {
      await logIn(person);
      const { devices } = (await person.ask('GET', '/auth/devices', undefined, here)).json().data;
      const { id } = devices.find(({ is_current }: { is_current: boolean }) => !is_current);
      await person.ask('DELETE', `/auth/devices/${id}/delete`, undefined, here);
    },
  ],
  'devices-ended': [
    'owner',
    async (person) => {
      await logIn(person);
      await act(person, '/auth/devices/end-others');
    },
  ],
  'deletion-requested': [
    'owner',
    (person) => act(person, '/jobseeker/account-deletion/create', proof(person)),
  ],
  'deletion-cancelled': [
    'owner',
    async (person) => {
      await act(person, '/jobseeker/account-deletion/create', proof(person));
      await logIn(person, person);
      await person.ask('DELETE', '/jobseeker/account-deletion/delete', undefined, here);
    },
  ],
  'data-export-requested': ['owner', (person) => act(person, '/jobseeker/data-export/create', proof(person))],
  suspended: ['site', suspend],
  'suspension-appealed': [
    'site',
    async (person) => {
      await suspend(person);
      const link = (await mailsTo(api, person.email))[0]?.data?.appeal_url;
      await act(aVisitor(api), '/auth/suspension/appeal', { token: link?.split('#')[1], text: 'Not me.' });
    },
  ],
  'suspension-lifted': [
    'site',
    async (person) => {
      const id = await suspend(person);
      await admin.ask('PATCH', `/admin/suspensions/${id}/lift`, { note: 'By mistake' }, here);
    },
  ],
};

const eventsOf = (person: SignedInPerson) =>
  api.dependencies.db
    .selectFrom('account_events')
    .select(['event', 'at', 'address', 'user_agent'])
    .where('account_id', '=', person.user.id)
    .orderBy('id', 'desc')
    .execute();

describe('what touches an account', () => {
  it.each(accountEventName.options)('is written with time and place: %s', async (event) => {
    const person = await aJobseeker(api);
    const [by, touch] = touches[event];
    await touch(person);
    const written = (await eventsOf(person)).filter((row) => row.event === event);
    const { remoteAddress: address, headers } = here;
    const origin = { address, user_agent: headers['user-agent'] };
    expect(written).toEqual([
      { event, at: api.now(), ...(by === 'owner' ? origin : { address: null, user_agent: null }) },
    ]);
  });

  it('is shown to its owner alone', async () => {
    const [person, other] = [await aJobseeker(api), await aJobseeker(api)];
    await logIn(person, aVisitor(api), 'not the one');
    const listOf = async (one: Person) => (await one.ask('GET', '/jobseeker/account-events')).json().data;
    expect((await listOf(person)).events).toMatchObject([
      { event: 'sign-in' },
      { event: 'sign-in-failed', address: here.remoteAddress, browser: 'Firefox' },
    ]);
    expect((await listOf(other)).events).toMatchObject([{ event: 'sign-in' }]);
  });

  it('does not fill with the failures of somebody who guesses for hours', async () => {
    const person = await aJobseeker(api);
    for (let count = 0; count < 25; count += 1)
      await aVisitor(api).ask(
        'POST',
        '/auth/login',
        { login: person.email, password: `guess ${count}` },
        { remoteAddress: `10.77.${count}.1` },
      );
    expect((await eventsOf(person)).filter(({ event }) => event === 'sign-in-failed')).toHaveLength(20);
  });
});
