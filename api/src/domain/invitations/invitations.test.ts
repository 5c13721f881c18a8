import { pointRewards, type VipStatus, vipPrivileges } from '@jobharbor/shared/contracts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anAdmin } from '../../testing/people/appointed.ts';
import { mailsTo } from '../../testing/people/mailed.ts';
import {
  aConfirmedJobseeker,
  aJobseeker,
  aVisitor,
  onDeviceOf,
  type Person,
  type SignedInPerson,
} from '../../testing/people/person.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { aiTextsPerDay, findVip, maxResumeDrafts } from '../vip/vip-months.ts';
import { readRelatives } from './read-relatives.ts';
import { settleInvitations } from './settle-invitations.ts';

let api: TestApi;
let admin: SignedInPerson;
const start = new Date('2026-11-05T12:00:00Z');
beforeAll(async () => {
  api = await createTestApi({ now: start });
  admin = await anAdmin(api);
});
afterAll(() => api.close());
beforeEach(() => api.setTime(start));

let friends = 0;

const statusOf = async (person: Person): Promise<VipStatus> =>
  (await person.ask('GET', '/jobseeker/vip')).json().data;
const codeOf = async (person: Person) => (await statusOf(person)).link?.code ?? '';
const open = (visitor: Person, code: string) => visitor.ask('POST', '/jobseeker/invitations/open', { code });
const claim = (person: Person, code: string) =>
  person.ask('POST', '/jobseeker/invitations/claim', { code }, { remoteAddress: '192.0.2.44' });
const settle = () => settleInvitations(api.dependencies.db, api.now());

/** Registers by an invite link, from a network of their own unless it is named. */
async function aFriend(
  code: string,
  { browser = aVisitor(api), network, email }: { browser?: Person; network?: string; email?: string } = {},
): Promise<SignedInPerson> {
  friends += 1;
  api.wait(1);
  await open(browser, code);
  const form = {
    email: email ?? `friend-${friends}@example.com`,
    password: 'a good password',
    first_name: `Friend${friends}`,
    terms_and_condition: 1,
  };
  const remoteAddress = network ?? `10.7.${friends >> 8}.${friends & 255}`;
  const answer = await browser.ask('POST', '/auth/register', form, { remoteAddress });
  if (answer.statusCode !== 201) throw new Error(`Could not sign up: ${answer.body}`);
  const { user } = answer.json().data;
  return Object.assign(browser, { user, email: form.email, password: form.password });
}

/** Confirms the address and completes the profile. */
async function complete(person: SignedInPerson): Promise<SignedInPerson> {
  await api.dependencies.db
    .updateTable('accounts')
    .set({ is_email_verified: true, is_profile_completed: true })
    .where('id', '=', person.user.id)
    .execute();
  return person;
}

const pointsOf = async (person: Person): Promise<number> =>
  (await person.ask('GET', '/jobseeker/points')).json().data.balance;
const monthsOf = async (person: Person) => (await statusOf(person)).months;

describe('an invitation', () => {
  it('gives both a month once the friend has confirmed an address and completed a profile', async () => {
    const inviter = await aConfirmedJobseeker(api);
    const { link } = await statusOf(inviter);
    expect(link?.url).toMatch(new RegExp(`/en/tw/vip\\?invite=${link?.code}$`));
    expect(link?.qr.path).toContain('h1v1h-1z');
    const friend = await aFriend(link?.code ?? '');
    expect(await statusOf(inviter)).toMatchObject({
      total: 1,
      friends: [{ first_name: friend.user.first_name, state: 'joined', lacks: ['email', 'profile'] }],
    });
    expect(await settle()).toBe(0);
    await complete(friend);
    expect((await statusOf(inviter)).friends).toMatchObject([{ state: 'checking', lacks: [] }]);
    expect(await settle()).toBe(1);
    expect(await settle()).toBe(0);
    const until = new Date('2026-12-05T12:00:01Z').getTime() / 1_000;
    expect(await statusOf(inviter)).toMatchObject({
      until,
      months: 1,
      counted_this_month: 1,
      friends: [{ state: 'counted' }],
    });
    expect(await statusOf(friend)).toMatchObject({
      until,
      invited_by: { first_name: 'Aylin', state: 'counted' },
    });
    expect(JSON.stringify(await statusOf(inviter))).not.toContain(friend.email);
    const later = new Date('2026-12-06T12:00:00Z');
    expect(await findVip(api.dependencies.db, inviter.user.id, later)).toEqual({ until: null, months: 1 });
  });

  it('names who invites to whoever opens the link, and nothing else', async () => {
    const code = await codeOf(await aConfirmedJobseeker(api));
    const answer = await open(aVisitor(api), `https://jobs.example/en/ph/vip?invite=${code.toUpperCase()}`);
    expect(answer.json().data).toEqual({ first_name: 'Aylin', has_badge: false });
    expect((await open(aVisitor(api), 'aaaaaaaaaa')).json()).toMatchObject({ code: 42492 });
    expect((await open(aVisitor(api), 'no code')).json().code).toBe(40001);
  });

  it('shows the badge of who brought friends where it is earned and wanted', async () => {
    const inviter = await aConfirmedJobseeker(api);
    const code = await codeOf(inviter);
    const seen = async () => (await open(aVisitor(api), code)).json().data.has_badge;
    const want = (is_on: boolean) => inviter.ask('PUT', '/jobseeker/vip/badge', { is_on });
    const give = (invited_id: number) =>
      api.dependencies.db
        .insertInto('vip_months')
        .values({ account_id: inviter.user.id, invited_id, granted_at: api.now() })
        .execute();
    expect((await want(true)).json().data.badge).toEqual({ is_earned: false, is_wanted: true });
    // The month of an account that was invited itself.
    await give(inviter.user.id);
    expect(await seen()).toBe(false);
    await give(0);
    expect(await seen()).toBe(true);
    expect((await statusOf(inviter)).badge).toEqual({ is_earned: true, is_wanted: true });
    await want(false);
    expect(await seen()).toBe(false);
  });

  it('has a link only for who has confirmed an address', async () => {
    expect((await statusOf(await aJobseeker(api))).link).toBeNull();
  });

  it('can be named in the first days by who made the account in another browser', async () => {
    const inviter = await aConfirmedJobseeker(api);
    const code = await codeOf(inviter);
    api.wait(1);
    const friend = await aJobseeker(api);
    expect((await claim(friend, code)).json().data).toEqual({ first_name: 'Aylin' });
    expect((await claim(friend, code)).statusCode).toBe(200);
    await complete(friend);
    await settle();
    expect(await monthsOf(inviter)).toBe(1);
    expect((await statusOf(friend)).claim_until).toBeNull();
    expect((await statusOf(await aJobseeker(api))).claim_until).not.toBeNull();
  });

  it('does not count for the own account, an older one, one of another inviter, or after a week', async () => {
    const inviter = await aConfirmedJobseeker(api);
    const code = await codeOf(inviter);
    expect((await claim(inviter, code)).json().code).toBe(42493);
    api.wait(60);
    const other = await aConfirmedJobseeker(api);
    expect((await claim(inviter, await codeOf(other))).json().code).toBe(42493);
    const invited = await aFriend(code);
    expect((await claim(invited, await codeOf(other))).json().code).toBe(42493);
    const late = await aJobseeker(api);
    expect((await claim(late, 'bbbbbbbbbb')).json().code).toBe(42492);
    api.wait(7 * 86_400);
    expect((await claim(late, code)).json()).toMatchObject({
      code: 42493,
      errors: { code: expect.anything() },
    });
    expect((await statusOf(late)).claim_until).toBeNull();
    await complete(late);
    expect(await settle()).toBe(0);
  });

  it('counts ten in a month, and the eleventh when the next one begins', async () => {
    const inviter = await aConfirmedJobseeker(api);
    const code = await codeOf(inviter);
    for (let index = 0; index < 11; index += 1) await complete(await aFriend(code));
    await settle();
    const status = await statusOf(inviter);
    expect(status).toMatchObject({ months: 10, counted_this_month: 10 });
    expect(status.friends.filter(({ state }) => state === 'waiting')).toHaveLength(1);
    expect(status.next_month_at).toBe(new Date('2026-12-01T00:00:00Z').getTime() / 1_000);
    expect(await settle()).toBe(0);
    api.setTime(new Date('2026-12-01T00:00:00Z'));
    expect(await settle()).toBe(1);
    expect(await monthsOf(inviter)).toBe(11);
  });

  it('raises two limits, and nothing about order or visibility', async () => {
    const { db } = api.dependencies;
    const inviter = await aConfirmedJobseeker(api);
    const limits = async () => [
      await aiTextsPerDay(db, { accountId: inviter.user.id, usual: 10, now: api.now() }),
      await maxResumeDrafts(db, inviter.user.id, api.now()),
    ];
    expect(await limits()).toEqual([10, 5]);
    await complete(await aFriend(await codeOf(inviter)));
    await settle();
    expect(await limits()).toEqual([vipPrivileges.aiTexts, vipPrivileges.resumeDrafts]);
    expect(await aiTextsPerDay(db, { accountId: inviter.user.id, usual: 0, now: api.now() })).toBe(0);
  });
});

describe('an invitation that is no friend’s', () => {
  const stateOf = async (inviter: Person) => {
    await settle();
    const [friend] = (await statusOf(inviter)).friends;
    return [friend?.state, friend?.held_for];
  };

  it.each([
    ['device', async (inviter: SignedInPerson) => ({ browser: onDeviceOf(api, inviter) })],
    ['disposable', async () => ({ email: 'somebody@mailinator.com' })],
    ['mailbox', async ({ email }: SignedInPerson) => ({ email: email.replace('@', '+2@') })],
  ] as const)('is held for its %s', async (reason, way) => {
    const inviter = await aConfirmedJobseeker(api);
    const browser = aVisitor(api);
    const friend = await aFriend(await codeOf(inviter), { browser, ...(await way(inviter)) });
    await complete(friend);
    expect(await stateOf(inviter)).toEqual(['held', [reason]]);
    expect([await monthsOf(inviter), await monthsOf(friend)]).toEqual([0, 0]);
  });

  it('is held for the network of another friend', async () => {
    const inviter = await aConfirmedJobseeker(api);
    const code = await codeOf(inviter);
    await complete(await aFriend(code, { network: '198.51.100.7' }));
    await settle();
    await complete(await aFriend(code, { network: '198.51.100.7' }));
    expect(await stateOf(inviter)).toEqual(['held', ['network']]);
    expect(await monthsOf(inviter)).toBe(1);
  });

  it('in a chain of ten invented accounts gives months to the first pair alone', async () => {
    const first = await aConfirmedJobseeker(api);
    const ring: SignedInPerson[] = [first];
    for (let index = 0; index < 10; index += 1) {
      const last = ring.at(-1) as SignedInPerson;
      // Each in a browser without cookies, at one network, and its code is the next one's.
      await complete(last);
      ring.push(await complete(await aFriend(await codeOf(last), { network: '203.0.113.9' })));
      await settle();
    }
    // The first friend came from a network that was not known yet; that it invites in turn is seen only later.
    const months = await Promise.all(ring.map(monthsOf));
    expect(months).toEqual([1, 1, ...Array.from({ length: 9 }, () => 0)]);
    // No form closes the circle. The walk over the tree ends nevertheless, with each account once.
    const invite_code = await codeOf(ring.at(-1) as SignedInPerson);
    const { db } = api.dependencies;
    await db.updateTable('accounts').set({ invite_code }).where('id', '=', first.user.id).execute();
    const walked = await readRelatives(db, first.user.id, [ring[1]?.user.id ?? 0]);
    expect(walked.map(({ id }) => id).sort()).toEqual(ring.map(({ user }) => user.id).sort());
    expect(walked.find(({ id }) => id === first.user.id)?.inviterId).toBe(ring.at(-1)?.user.id);
  });

  it('in a chain within days is held, though each has a device, network and mailbox of its own', async () => {
    const first = await aConfirmedJobseeker(api);
    const second = await complete(await aFriend(await codeOf(first)));
    await settle();
    const third = await complete(await aFriend(await codeOf(second)));
    await settle();
    await complete(await aFriend(await codeOf(third)));
    expect(await stateOf(third)).toEqual(['held', ['ring']]);
  });

  it('is appealed, counted by an admin with a reason, and taken back again', async () => {
    const inviter = await aConfirmedJobseeker(api);
    const friend = await complete(
      await aFriend(await codeOf(inviter), { email: 'real-friend@mailinator.com' }),
    );
    await settle();
    const id = (await statusOf(inviter)).friends[0]?.id;
    const appeal = (by: Person, text = 'We share no more than a school.') =>
      by.ask('POST', `/jobseeker/invitations/${id}/appeal`, { text });
    expect((await appeal(friend)).json().code).toBe(40004);
    expect((await appeal(inviter)).statusCode).toBe(200);
    const { invitations } = (await admin.ask('GET', '/admin/invitations')).json().data;
    expect(invitations[0]).toMatchObject({
      id,
      held_for: ['disposable'],
      inviter: { account_id: inviter.user.id },
      appeal: { text: 'We share no more than a school.' },
    });
    const decide = (outcome: string, state: string, reason = 'Looked at.') =>
      admin.ask('PATCH', `/admin/invitations/${id}/decide`, { outcome, state, reason });
    expect((await decide('counted', 'held')).json().data.invitation.state).toBe('counted');
    expect([await monthsOf(inviter), await monthsOf(friend)]).toEqual([1, 1]);
    expect(await pointsOf(inviter)).toBe(pointRewards.invitation);
    expect((await decide('counted', 'held')).statusCode).toBe(200);
    expect((await decide('refused', 'held')).json().code).toBe(40009);
    const taken = await decide('refused', 'counted', 'One person.');
    expect(taken.json().data.invitation.decisions).toMatchObject([
      { outcome: 'counted', decided_by: admin.user.id },
      { outcome: 'refused', reason: 'One person.' },
    ]);
    expect([await monthsOf(inviter), await monthsOf(friend)]).toEqual([0, 0]);
    expect(await pointsOf(inviter)).toBe(0);
    expect((await statusOf(inviter)).friends).toMatchObject([{ state: 'refused', reason: 'One person.' }]);
    expect((await inviter.ask('GET', '/admin/invitations')).json().code).toBe(40005);
  });
});

it('of 1,000 friends who complete at once, checked by two processes, none is counted twice', async () => {
  const { db } = api.dependencies;
  const before = await db
    .selectFrom('vip_months')
    .select(sql<number>`count(*)::int`.as('n'))
    .executeTakeFirst();
  const inviters = Array.from({ length: 100 }, (_, index) => index);
  await sql`
    with people as (
      insert into accounts (role, email, email_key, is_email_verified, first_name, created_at, updated_at)
      select 'jobseeker', 'mass-' || n || '@example.com', 'mass-' || n || '@example.com', true, 'Mass', ${start}, ${start}
      from unnest(${inviters}::int[]) n returning id)
    insert into invite_links (account_id, code, created_at) select id, 'mass' || id, ${start} from people`.execute(
    db,
  );
  await sql`
    insert into accounts (role, email, email_key, is_email_verified, is_profile_completed, first_name, invite_code,
      invite_network, created_at, updated_at)
    select 'jobseeker', address, address, true, true, 'Friend', code, address, ${start}::timestamptz + interval '1 day',
      ${start}
    from (select l.code, l.code || '-' || n || '@example.com' as address from invite_links l, generate_series(1, 10) n
      where l.code like 'mass%') friends`.execute(db);
  for (let left = 1; left > 0; ) {
    const settled = await Promise.all([1, 2].map(() => settleInvitations(db, api.now())));
    left = settled.reduce((sum, one) => sum + one, 0);
  }
  const { rows } = await sql<{ months: number }>`
    select count(*)::int as months from vip_months m join invite_links l on l.account_id = m.account_id
    where l.code like 'mass%' group by m.account_id`.execute(db);
  expect(rows.map(({ months }) => months)).toEqual(inviters.map(() => 10));
  const after = await db
    .selectFrom('vip_months')
    .select(sql<number>`count(*)::int`.as('n'))
    .executeTakeFirst();
  expect((after?.n ?? 0) - (before?.n ?? 0)).toBe(2_000);
  const again = sql`
    insert into invitations (invited_id, inviter_id, state, settled_at, counted_at)
    select invited_id, inviter_id, state, settled_at, counted_at from invitations limit 1`.execute(db);
  await expect(again).rejects.toThrow(/invitations_pkey/);
});

describe('inviting by mail', () => {
  const invite = (person: Person, emails: string[]) =>
    person.ask('POST', '/jobseeker/invitations/create', { emails });

  it('mails the link by the confirmed address, once in 30 days, and to no account', async () => {
    const inviter = await aConfirmedJobseeker(api);
    const member = await aConfirmedJobseeker(api);
    const emails = ['asked@example.com', 'Asked@example.com', member.email];
    expect((await invite(inviter, emails)).json().data).toEqual({ asked: 2 });
    await invite(await aConfirmedJobseeker(api), ['asked@example.com']);
    const mails = await mailsTo(api, 'asked@example.com');
    expect(mails.map(({ template, data }) => [template, data?.from])).toEqual([
      ['vip-invitation', inviter.email],
    ]);
    expect(mails[0]?.data?.open_url).toContain(`?invite=${await codeOf(inviter)}`);
    expect(await mailsTo(api, member.email)).toEqual([]);
  });

  it('takes ten at a time, thirty a day, and nobody’s whose own address is not confirmed', async () => {
    const some = (count: number) =>
      Array.from({ length: count }, (_, n) => `some-${friends}-${n}@example.com`);
    const inviter = await aConfirmedJobseeker(api);
    expect((await invite(inviter, some(11))).json()).toMatchObject({ code: 41269 });
    for (let day = 0; day < 3; day += 1) expect((await invite(inviter, some(10))).statusCode).toBe(200);
    expect((await invite(inviter, some(1))).json().code).toBe(40006);
    expect((await invite(await aJobseeker(api), some(1))).json().code).toBe(42342);
  });
});
