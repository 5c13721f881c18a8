import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo } from '../../testing/people/mailed.ts';
import { aVisitor, type Person } from '../../testing/people/person.ts';
import { smsCodeSentTo } from '../../testing/people/sent-sms.ts';
import { type IdentityProvider, startIdentityProvider } from '../../testing/servers/identity-provider.ts';
import { providerClient } from '../../testing/servers/provider-habits.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';

let provider: IdentityProvider;
let api: TestApi;
beforeAll(async () => {
  const vouched = (email: string) => ({ email, email_verified: true });
  provider = await startIdentityProvider('https://jobs.example/social-login', {
    counted: vouched('counted.social@example.com'),
    uncounted: vouched('uncounted.social@example.com'),
  });
  const { issuer } = provider;
  api = await createTestApi({ config: { social: { google: { ...providerClient, issuer } } } });
});
afterAll(async () => {
  await api.close();
  await provider.close();
});

const campaign = { utm_source: 'fair', utm_campaign: 'spring_26' };
type Subject = 'counted' | 'uncounted';
let phones = 0;

const mailed = async (email: string) => (await mailsTo(api, email))[0]?.data ?? {};
const askForMail = (visitor: Person, email: string) =>
  visitor.ask('POST', '/auth/email-login/otp', { email, redirect: '/en/ph/jobs' });

/** Each way by which a visitor gets an account; resolves with its id. */
const ways: Record<string, (visitor: Person, subject: Subject) => Promise<number>> = {
  'the form': async (visitor, subject) => {
    const form = { email: `${subject}.form@example.com`, password: 'a good password', first_name: 'Aylin' };
    const body = { ...form, terms_and_condition: 1, campaign };
    return (await visitor.ask('POST', '/auth/register', body)).json().data.user.id;
  },
  'a code by mail': async (visitor, subject) => {
    const email = `${subject}.code@example.com`;
    await askForMail(visitor, email);
    const body = { email, otp: (await mailed(email)).code, terms_and_condition: 1, campaign };
    return (await visitor.ask('POST', '/auth/email-login', body)).json().data.user.id;
  },
  'a link by mail': async (visitor, subject) => {
    const email = `${subject}.link@example.com`;
    await askForMail(visitor, email);
    const token = (await mailed(email)).sign_in_url?.split('#')[1];
    const body = { token, terms_and_condition: 1, campaign };
    return (await visitor.ask('POST', '/auth/email-login/link', body)).json().data.user.id;
  },
  'a code by text message': async (visitor) => {
    phones += 1;
    const contact_number = `+63917000${String(phones).padStart(4, '0')}`;
    await visitor.ask('POST', '/auth/phone-login/otp', { contact_number });
    const otp = await smsCodeSentTo(api, contact_number);
    const body = { contact_number, otp, terms_and_condition: 1, campaign };
    return (await visitor.ask('POST', '/auth/phone-login', body)).json().data.user.id;
  },
  'a social account': async (visitor, subject) => {
    const start = { social_type: 'google', redirect: '/en/ph/jobs' };
    const { url } = (await visitor.ask('POST', '/auth/social-login/start', start)).json().data;
    const credential = Object.fromEntries((await provider.visit(url, subject)).searchParams);
    const body = { social_type: 'google', credential, campaign };
    return (await visitor.ask('POST', '/auth/jobseekers/social-login', body)).json().data.user.id;
  },
};

const accountOf = (id: number) =>
  api.dependencies.db
    .selectFrom('accounts')
    .select(['campaign', 'language', 'accepted_terms_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

describe.each(Object.entries(ways))('an account that is made by %s', (_name, signUpBy) => {
  it('notes the campaign that led here, and the language of the page', async () => {
    const visitor = aVisitor(api);
    const { ask } = visitor;
    const speaksTurkish: Person = {
      ...visitor,
      ask: (method, url, body) => ask(method, url, body, { headers: { 'language-id': '9' } }),
    };
    const account = await accountOf(await signUpBy(speaksTurkish, 'counted'));
    expect(account).toMatchObject({ campaign, language: 'tr', accepted_terms_at: expect.any(Date) });
  });

  it('notes no campaign where the visitor may not be counted', async () => {
    const visitor = aVisitor(api);
    visitor.cookies.set('tracking', 'no');
    expect(await accountOf(await signUpBy(visitor, 'uncounted'))).toMatchObject({ campaign: null });
  });
});

describe('a client that names no language', () => {
  it.each([
    ['es-MX,es;q=0.9,en;q=0.5', 'es'],
    ['xx, zh-HK;q=0.8', 'zh-Hant'],
    ['*', 'en'],
    [undefined, 'en'],
  ])('with Accept-Language %s gets mails in %s', async (accepted, language) => {
    const email = `client-${language}-${accepted === undefined}@example.com`;
    const form = { email, password: 'a good password', first_name: 'Aylin', terms_and_condition: 1 };
    const headers: Record<string, string> = accepted === undefined ? {} : { 'accept-language': accepted };
    const answer = await aVisitor(api).ask('POST', '/auth/register', form, { headers });
    expect(await mailsTo(api, email)).toMatchObject([{ language }]);
    expect(await accountOf(answer.json().data.user.id)).toMatchObject({ language });
  });
});
