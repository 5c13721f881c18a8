import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSiteToken } from '../../session/site-token-repository.ts';
import { aColleague, anEmployer, anEmployerAccount, type Employer } from '../../testing/people/employer.ts';
import { mailsTo } from '../../testing/people/mailed.ts';
import { aVisitor, type SignedInPerson } from '../../testing/people/person.ts';
import { newPlace } from '../../testing/samples/new-place.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const transfer = (by: SignedInPerson, companyId: number, member: SignedInPerson, otp?: string) =>
  by.ask('POST', `/recruiter/companies/${companyId}/transfer`, {
    member_id: member.user.id,
    ...(otp !== undefined && { otp }),
  });
/** Data of the newest mail of a template; undefined without one. */
const mailed = async ({ email }: { email: string }, template: string) =>
  (await mailsTo(api, email)).find((mail) => mail.template === template)?.data;

/** Asks for the code, which is in the admin's newest mail. */
async function codeFor(admin: SignedInPerson, companyId: number, member: SignedInPerson): Promise<string> {
  api.wait(61);
  expect((await transfer(admin, companyId, member)).json().code).toBe(42440);
  return (await mailed(admin, 'company-transfer-code'))?.code ?? '';
}

async function handOver(admin: SignedInPerson, companyId: number, member: SignedInPerson) {
  const otp = await codeFor(admin, companyId, member);
  expect((await transfer(admin, companyId, member, otp)).statusCode).toBe(200);
  const link = (await mailed(admin, 'company-transferred'))?.restore_url ?? '';
  return link.split('#')[1] ?? '';
}

const undo = (token: string) => aVisitor(api).ask('POST', '/auth/changes/undo', { token }, newPlace());

/** Roles of the company's members by their accounts. */
async function rolesOf(companyId: number) {
  const rows = await api.dependencies.db
    .selectFrom('recruiters')
    .select(['account_id', 'role'])
    .where('company_id', '=', companyId)
    .execute();
  return Object.fromEntries(rows.map(({ account_id, role }) => [account_id, role]));
}

/** A token of the employers' site, as a hand-off brings. */
async function aTokenOf({ user }: SignedInPerson): Promise<string> {
  const { db } = api.dependencies;
  const { id } = await db
    .selectFrom('sessions')
    .select('id')
    .where('account_id', '=', user.id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const token = await createSiteToken(db, {
    ...{ site: 'employer', accountId: user.id, sessionId: id, scopes: ['companies'], now: api.now() },
  });
  return token.access_token;
}
const byToken = (token: string, url: string, body?: object) =>
  api.app.inject({
    ...{ method: body === undefined ? 'GET' : 'POST', url: `/api${url}` },
    headers: { authorization: `Bearer ${token}` },
    ...(body !== undefined && { payload: body }),
  });

async function aTeam() {
  const admin = await anEmployer(api);
  const [member, other] = [await aColleague(api, admin), await aColleague(api, admin)];
  return { admin, member, other, companyId: admin.companyId };
}

describe('handing a company over', () => {
  it('takes a code that the admin alone is mailed, also with a token of the employers’ site', async () => {
    const { admin, member, companyId } = await aTeam();
    const token = await aTokenOf(admin);
    const path = `/recruiter/companies/${companyId}/transfer`;
    const ask = (body: object) => byToken(token, path, { member_id: member.user.id, ...body });
    const first = await ask({});
    expect([first.statusCode, first.json().code]).toEqual([403, 42440]);
    expect((await rolesOf(companyId))[member.user.id]).toBe('recruiter');
    expect(await mailed(admin, 'company-transfer-code')).toMatchObject({
      ...{ member: 'Ben', code: expect.stringMatching(/^\d{6}$/) },
    });
    expect((await ask({ otp: '000000' })).json()).toMatchObject({
      code: 41040,
      errors: { otp: [expect.any(String)] },
    });
    const otp = (await mailed(admin, 'company-transfer-code'))?.code;
    expect((await ask({ otp })).statusCode).toBe(200);
    expect(await rolesOf(companyId)).toMatchObject({
      [admin.user.id]: 'recruiter',
      [member.user.id]: 'admin',
    });
    expect(await mailed(member, 'company-received')).toMatchObject({ member: 'Ana' });
    expect(await mailed(admin, 'company-transferred')).toMatchObject({
      restore_url: expect.stringMatching(/\/undo-change#[\w-]{40,}$/),
    });
    // Not again by the same code: it is used, and its holder is no admin any more.
    expect((await ask({ otp })).json().code).toBe(40005);
  });

  it('takes the code of this member, and not one that was asked for a colleague', async () => {
    const { admin, member, other, companyId } = await aTeam();
    const otp = await codeFor(admin, companyId, member);
    expect((await transfer(admin, companyId, other, otp)).json().code).toBe(41040);
    expect((await rolesOf(companyId))[admin.user.id]).toBe('admin');
  });

  it('counts codes and guesses, and sends none to who may not hand it over', async () => {
    const { admin, member, companyId } = await aTeam();
    expect((await transfer(member, companyId, admin)).json().code).toBe(40005);
    expect(await mailed(member, 'company-transfer-code')).toBeUndefined();
    await codeFor(admin, companyId, member);
    expect((await transfer(admin, companyId, member)).json().code).toBe(40006);
    const codes: number[] = [];
    for (let guess = 0; guess < 6; guess += 1)
      codes.push((await transfer(admin, companyId, member, '000000')).json().code);
    expect(codes).toEqual([...Array(5).fill(41040), 40006]);
  });

  it('is the only way to another admin: no role of an invitation or a change is one', async () => {
    const { admin, member, companyId } = await aTeam();
    const of = `/recruiter/companies/${companyId}`;
    const answers = [
      await admin.ask('PATCH', `${of}/members/${member.user.id}`, { role: 'admin' }),
      await admin.ask('POST', `${of}/invitations`, { email: 'x@example.com', title: 'x', role: 'admin' }),
      await admin.ask('PATCH', `${of}/members/${admin.user.id}`, { role: 'recruiter' }),
      await admin.ask('POST', `${of}/members/${admin.user.id}/remove`, { successor_id: member.user.id }),
      await admin.ask('POST', `${of}/leave`, { successor_id: member.user.id }),
    ];
    expect(answers.map((answer) => answer.json().code)).toEqual([40001, 40001, 42348, 42348, 42348]);
    expect((await rolesOf(companyId))[admin.user.id]).toBe('admin');
  });
});

describe('the link of the former admin', () => {
  it('gives the company back with all members, and ends tokens, sessions and invitations since', async () => {
    const { admin, member: thief, other, companyId } = await aTeam();
    const before = await rolesOf(companyId);
    const token = await handOver(admin, companyId, thief);
    const of = `/recruiter/companies/${companyId}`;
    const remove = { successor_id: thief.user.id };
    expect((await thief.ask('POST', `${of}/members/${other.user.id}/remove`, remove)).statusCode).toBe(200);
    expect((await thief.ask('POST', `${of}/members/${admin.user.id}/remove`, remove)).statusCode).toBe(200);
    const invited = { email: 'accomplice@example.com', title: 'x' };
    expect((await thief.ask('POST', `${of}/invitations`, invited)).statusCode).toBe(201);
    const ofThief = await aTokenOf(thief);
    expect((await byToken(ofThief, `${of}/members`)).statusCode).toBe(200);

    const described = await aVisitor(api).ask('POST', '/auth/changes/describe', { token }, newPlace());
    expect(described.json().data).toMatchObject({
      event: 'company-transferred',
      company: expect.stringMatching(/^Registered/),
    });
    expect((await undo(token)).json().data).toEqual({ event: 'company-transferred' });
    expect(await rolesOf(companyId)).toEqual(before);
    expect((await byToken(ofThief, `${of}/members`)).json().code).toBe(40003);
    expect((await thief.ask('GET', `${of}/members`)).json().code).toBe(40003);
    const { db } = api.dependencies;
    const open = await db.selectFrom('company_invitations').where('company_id', '=', companyId).selectAll();
    expect(await open.execute()).toEqual([]);
    for (const person of [admin, thief])
      expect(await mailed(person, 'company-transfer-undone')).toMatchObject({ member: 'Ana' });
    expect((await undo(token)).json().code).toBe(42341);
  });

  it('ends tokens of members who were not touched, whose sessions stay', async () => {
    const { admin, member, other, companyId } = await aTeam();
    const token = await handOver(admin, companyId, member);
    const ofOther = await aTokenOf(other);
    await undo(token);
    const path = `/recruiter/companies/${companyId}/members`;
    expect((await byToken(ofOther, path)).json().code).toBe(40003);
    expect((await other.ask('GET', path)).statusCode).toBe(200);
  });

  it('undoes what came after it, and voids those links; it works for a week', async () => {
    const { admin, member, other, companyId } = await aTeam();
    const before = await rolesOf(companyId);
    const first = await handOver(admin, companyId, member);
    const second = await handOver(member, companyId, other);
    expect((await undo(first)).statusCode).toBe(200);
    expect(await rolesOf(companyId)).toEqual(before);
    expect((await undo(second)).json().code).toBe(42341);

    const late = await aTeam();
    const old = await handOver(late.admin, late.companyId, late.member);
    api.wait(7 * 86_400 + 1);
    expect((await undo(old)).json().code).toBe(42341);
  });

  it('asks who has joined another company to leave it first', async () => {
    const { admin, member, companyId } = await aTeam();
    const token = await handOver(admin, companyId, member);
    await admin.ask('POST', `/recruiter/companies/${companyId}/leave`, { successor_id: member.user.id });
    const elsewhere: Employer = await anEmployer(api);
    const draft = { email: admin.email, title: 'Recruiter' };
    await elsewhere.ask('POST', `/recruiter/companies/${elsewhere.companyId}/invitations`, draft);
    const { invitations } = (await admin.ask('GET', '/recruiter/invitations')).json().data;
    await admin.ask('PATCH', `/recruiter/invitations/${invitations[0].id}`, { answer: 'accepted' });
    expect((await undo(token)).json().code).toBe(42347);
    await admin.ask('POST', `/recruiter/companies/${elsewhere.companyId}/leave`, {});
    expect((await undo(token)).statusCode).toBe(200);
    expect((await rolesOf(companyId))[admin.user.id]).toBe('admin');
  });

  it('is not needed where the account itself is taken back from a thief who then handed the company over', async () => {
    const { admin, member, companyId } = await aTeam();
    const taken = await anEmployerAccount(api);
    const { db } = api.dependencies;
    const made = await admin.ask('POST', '/auth/two-factor/recovery-codes', {});
    expect(made.statusCode).toBe(200);
    const link = (await mailed(admin, 'recovery-codes-made'))?.undo_url?.split('#')[1] ?? '';
    // The thief has another address confirmed.
    await db.updateTable('accounts').set({ email: taken.email }).where('id', '=', admin.user.id).execute();
    api.wait(61);
    expect((await transfer(admin, companyId, member)).json().code).toBe(42440);
    const otp = (await mailed(taken, 'company-transfer-code'))?.code ?? '';
    expect((await transfer(admin, companyId, member, otp)).statusCode).toBe(200);
    expect((await undo(link)).json()).toMatchObject({ data: { event: 'recovery-codes-made' } });
    expect((await rolesOf(companyId))[admin.user.id]).toBe('admin');
  });
});
