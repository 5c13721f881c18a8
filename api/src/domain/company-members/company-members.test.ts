import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAdmin } from '../../testing/people/appointed.ts';
import {
  aColleague,
  anEmployer,
  anEmployerAccount,
  companyForm,
  type Employer,
} from '../../testing/people/employer.ts';
import { mailsTo } from '../../testing/people/mailed.ts';
import { aJobseeker, type SignedInPerson } from '../../testing/people/person.ts';
import { aRecruiterWithJob, importJob } from '../../testing/people/recruiter.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const register = (person: SignedInPerson, form: object, key?: string) =>
  person.ask('POST', '/recruiter/companies/create', form, {
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });
const companiesOf = async (person: SignedInPerson) =>
  (await person.ask('GET', '/recruiter/companies')).json().data.companies;
const of = (admin: Employer, path: string) => `/recruiter/companies/${admin.companyId}${path}`;
const membersOf = async (admin: Employer, reader: SignedInPerson = admin) =>
  (await reader.ask('GET', of(admin, '/members'))).json().data;

/** Gives the member a job of the company with an application, and so a chat. */
async function giveJob(companyOf: Employer, member: SignedInPerson) {
  const job = await importJob(api, { sourceId: `of-${member.user.id}`, recruiterId: member.user.id });
  const values = { company_id: companyOf.companyId };
  await api.dependencies.db.updateTable('jobs').set(values).where('id', '=', job.id).execute();
  const seeker = await aJobseeker(api);
  const sent = { first_message: 'Hello', screening_answers: [] };
  const answer = await seeker.ask('POST', `/data/jobs/${job.id}/applications`, sent);
  return { jobId: job.id, applicationId: answer.json().data.application.id as number, seeker };
}

describe('an employer', () => {
  it('signs up as one, registers a company, and is its admin', async () => {
    const person = await anEmployerAccount(api);
    expect(person.user).toMatchObject({ role: 'recruiter', needs_second_factor: true });
    expect(await companiesOf(person)).toEqual([]);
    const answer = await register(person, companyForm('Quay Foods'), 'once');
    expect([answer.statusCode, answer.json().data.company]).toEqual([
      201,
      expect.objectContaining({ name: 'Quay Foods', slug: 'quay-foods', role: 'admin', is_verified: false }),
    ]);
    const again = await register(person, companyForm('Quay Foods'), 'once');
    expect([again.statusCode, again.json().data.company.id]).toEqual([200, answer.json().data.company.id]);
    const [company] = await companiesOf(person);
    expect(company.permissions).toContain('verify-recruiters');
    expect((await person.ask('GET', `/company/${company.id}`)).json().data.name).toBe('Quay Foods');
    expect((await register(person, companyForm('A second one'))).json().code).toBe(42347);
  });

  it('is asked to join a company of the same name that is here, unless it is another one', async () => {
    await anEmployer(api, 'Twice Inc.');
    const person = await anEmployerAccount(api);
    expect((await register(person, companyForm('TWICE inc.'))).json()).toMatchObject({
      code: 42353,
      errors: { name: [expect.any(String)] },
    });
    const other = { ...companyForm('Twice Inc.'), is_another: true };
    expect((await register(person, other)).statusCode).toBe(201);
  });

  it('needs a confirmed address, and names things that exist', async () => {
    const person = await anEmployerAccount(api);
    const { db } = api.dependencies;
    const confirm = (is_email_verified: boolean) =>
      db.updateTable('accounts').set({ is_email_verified }).where('id', '=', person.user.id).execute();
    await confirm(false);
    expect((await register(person, companyForm('Unconfirmed'))).json().code).toBe(42342);
    await confirm(true);
    const form = {
      ...companyForm('Nowhere'),
      country_key: 'xx',
      industry_id: 99_999,
      website: 'javascript:1',
    };
    expect((await register(person, form)).json().errors).toHaveProperty('website');
    const { website: _, ...rest } = form;
    expect(Object.keys((await register(person, rest)).json().errors).sort()).toEqual([
      'country_key',
      'industry_id',
    ]);
  });
});

describe('an invitation', () => {
  it('is mailed, and makes its address a member once it is accepted', async () => {
    const admin = await anEmployer(api);
    const [invited, stranger] = [await anEmployerAccount(api), await anEmployerAccount(api)];
    const draft = { email: invited.email.toUpperCase(), title: 'Recruiter' };
    expect((await admin.ask('POST', of(admin, '/invitations'), draft)).statusCode).toBe(201);
    const [mail] = await mailsTo(api, draft.email);
    expect(mail).toMatchObject({
      template: 'company-invitation-unverified',
      data: { from: admin.email },
    });
    const { invitations } = (await invited.ask('GET', '/recruiter/invitations')).json().data;
    const path = `/recruiter/invitations/${invitations[0].id}`;
    expect((await stranger.ask('PATCH', path, { answer: 'accepted' })).json().code).toBe(40004);
    expect((await invited.ask('PATCH', path, { answer: 'accepted' })).statusCode).toBe(200);
    expect((await invited.ask('PATCH', path, { answer: 'accepted' })).json().code).toBe(40004);
    const { members } = await membersOf(admin, invited);
    expect(members.map(({ role, is_you }: Record<string, unknown>) => [role, is_you])).toEqual([
      ['admin', false],
      ['recruiter', true],
    ]);
  });

  it('names people and company in its mail once the company is verified', async () => {
    const admin = await anEmployer(api, 'Harbour\n\u202eLights\u200b Ltd');
    const { db } = api.dependencies;
    const email = `invited-${admin.companyId}@example.com`;
    const invite = async () => {
      await db.deleteFrom('mails').where('recipient', '=', email).execute();
      await admin.ask('POST', of(admin, '/invitations'), { email, title: 'Recruiter' });
      return (await mailsTo(api, email))[0]?.data;
    };
    expect(Object.keys((await invite()) ?? {}).sort()).toEqual(['from']);
    await db.updateTable('companies').set({ is_verified: true }).where('id', '=', admin.companyId).execute();
    expect(await invite()).toMatchObject({ inviter: 'Ana', company: 'Harbour Lights Ltd' });
  });

  it('ends when it is withdrawn, declined or two weeks old', async () => {
    const admin = await anEmployer(api);
    const person = await anEmployerAccount(api);
    const invite = async () => {
      await admin.ask('POST', of(admin, '/invitations'), { email: person.email, title: 'Recruiter' });
      return (await membersOf(admin)).invitations[0].id as number;
    };
    const received = async () =>
      (await person.ask('GET', '/recruiter/invitations')).json().data.invitations.length;
    await admin.ask('DELETE', of(admin, `/invitations/${await invite()}`));
    expect(await received()).toBe(0);
    await person.ask('PATCH', `/recruiter/invitations/${await invite()}`, { answer: 'declined' });
    const again = await admin.ask('POST', of(admin, '/invitations'), {
      email: admin.email,
      title: 'Recruiter',
    });
    expect([again.json().code, Object.keys(again.json().errors)]).toEqual([42351, ['email']]);
    expect([await received(), await companiesOf(person)]).toEqual([0, []]);
    await invite();
    const { db } = api.dependencies;
    await db.updateTable('company_invitations').set({ expires_at: api.now() }).execute();
    expect(await received()).toBe(0);
  });
});

describe('somebody who asks to join', () => {
  const ask = (person: SignedInPerson, companyId: number) =>
    person.ask('POST', `/recruiter/companies/${companyId}/join`, { title: 'Recruiter', text: 'I hire.' });

  it('is a member only once the admin of the company has verified them', async () => {
    const admin = await anEmployer(api);
    const [person, refused] = [await anEmployerAccount(api), await anEmployerAccount(api)];
    for (const one of [person, refused])
      expect((await ask(one, admin.companyId)).json().data).toEqual({ decided_by: 'company' });
    expect((await mailsTo(api, admin.email)).map(({ template }) => template)).toEqual(
      Array(2).fill('company-join-asked'),
    );
    expect((await person.ask('GET', of(admin, '/members'))).json().code).toBe(40004);
    const { requests } = await membersOf(admin);
    expect(requests[0].person).toMatchObject({ id: person.user.id, email: person.email });
    const decide = (by: SignedInPerson, index: number, body: object) =>
      by.ask('PATCH', of(admin, `/requests/${requests[index].id}`), body);
    expect((await decide(person, 0, { outcome: 'joined' })).json().code).toBe(40004);
    expect((await decide(admin, 0, { outcome: 'joined' })).statusCode).toBe(200);
    await decide(admin, 1, { outcome: 'refused', reason: 'We do not know you.' });
    expect(await companiesOf(person)).toMatchObject([{ id: admin.companyId, role: 'recruiter' }]);
    expect(await companiesOf(refused)).toEqual([]);
    expect((await mailsTo(api, refused.email))[0]).toMatchObject({
      template: 'company-join-refused',
      data: { reason: 'We do not know you.' },
    });
  });

  it('is mailed to the admin until the link of such a mail has been used', async () => {
    const admin = await anEmployer(api);
    await ask(await anEmployerAccount(api), admin.companyId);
    const [mail] = await mailsTo(api, admin.email);
    const { pathname, search } = new URL(mail?.data?.unsubscribe_url ?? '');
    await api.app.inject({ method: 'POST', url: pathname + search });
    await ask(await anEmployerAccount(api), admin.companyId);
    expect(await mailsTo(api, admin.email)).toHaveLength(1);
    expect((await membersOf(admin)).requests).toHaveLength(2);
  });

  it('becomes the admin of a company without one, if an admin of the site agrees', async () => {
    const { company_id } = await importJob(api, { company: { sourceKey: 'free', name: 'Nobody’s' } });
    const [person, late] = [await anEmployerAccount(api), await anEmployerAccount(api)];
    expect((await ask(person, company_id)).json().data).toEqual({ decided_by: 'site' });
    await ask(late, company_id);
    const admin = await anAdmin(api);
    const claims = async () => (await admin.ask('GET', '/admin/company-claims')).json().data.claims;
    const [first, second] = await claims();
    expect(first.company.name).toBe('Nobody’s');
    await admin.ask('PATCH', `/admin/company-claims/${first.id}`, {
      outcome: 'joined',
      note: 'Named in the register',
    });
    expect(await companiesOf(person)).toMatchObject([{ id: company_id, role: 'admin' }]);
    // From now on the company's own admin decides.
    expect(await claims()).toEqual([]);
    const decide = await admin.ask('PATCH', `/admin/company-claims/${second.id}`, {
      outcome: 'joined',
      note: 'Twice',
    });
    expect(decide.json().code).toBe(40004);
  });
});

describe('a member who goes', () => {
  it('is signed out everywhere, and a colleague has the jobs, applications and chats', async () => {
    const admin = await anEmployer(api);
    const [member, successor] = [await aColleague(api, admin), await aColleague(api, admin)];
    const { applicationId, seeker } = await giveJob(admin, member);
    const remove = (body: object) => admin.ask('POST', of(admin, `/members/${member.user.id}/remove`), body);
    expect((await remove({})).json()).toMatchObject({
      code: 42349,
      errors: { successor_id: [expect.any(String)] },
    });
    expect((await remove({ successor_id: member.user.id })).json().code).toBe(42349);
    expect((await remove({ successor_id: seeker.user.id })).json().code).toBe(40004);
    expect((await member.ask('GET', `/recruiter/applications/${applicationId}`)).statusCode).toBe(200);
    expect((await remove({ successor_id: successor.user.id })).statusCode).toBe(200);
    expect((await member.ask('GET', '/recruiter/companies')).json().code).toBe(40003);
    expect((await mailsTo(api, member.email)).map(({ template }) => template)).toContain('company-removed');
    const list = (await successor.ask('GET', '/recruiter/applications')).json().data.applications;
    expect(list.map(({ id }: { id: number }) => id)).toEqual([applicationId]);
    expect((await successor.ask('GET', '/jobApplication/chats')).json().data.chats).toHaveLength(1);
  });

  it('may leave, except for the admin, who first makes another member the admin', async () => {
    const admin = await anEmployer(api);
    const member = await aColleague(api, admin);
    const leave = (person: SignedInPerson) => person.ask('POST', of(admin, '/leave'), {});
    const transfer = (by: SignedInPerson, member_id: number, otp?: string) =>
      by.ask('POST', of(admin, '/transfer'), { member_id, otp });
    expect((await leave(admin)).json().code).toBe(42348);
    expect((await transfer(member, member.user.id)).json().code).toBe(40005);
    expect((await transfer(admin, member.user.id)).json().code).toBe(42440);
    const otp = (await mailsTo(api, admin.email))[0]?.data?.code;
    expect((await transfer(admin, member.user.id, otp)).statusCode).toBe(200);
    expect((await leave(admin)).statusCode).toBe(200);
    expect((await leave(member)).json().code).toBe(42348);
    expect(await companiesOf(admin)).toEqual([]);
  });
});

describe('the roles of a company', () => {
  it('the coordinator acts on the jobs of all members and cannot be changed or removed', async () => {
    const admin = await anEmployer(api);
    const [coordinator, member, other] = [
      await aColleague(api, admin, 'coordinator'),
      await aColleague(api, admin),
      await aColleague(api, admin),
    ];
    const { applicationId } = await giveJob(admin, member);
    const read = async (person: SignedInPerson) =>
      (await person.ask('GET', `/recruiter/applications/${applicationId}`)).statusCode;
    const readers = [coordinator, admin, member, other, await anEmployer(api)];
    const answers: number[] = [];
    for (const person of readers) answers.push(await read(person));
    expect(answers).toEqual([200, 200, 200, 404, 404]);
    const path = of(admin, `/members/${coordinator.user.id}`);
    expect((await admin.ask('PATCH', path, { role: 'recruiter' })).json().code).toBe(42350);
    expect((await admin.ask('POST', `${path}/remove`, {})).json().code).toBe(42350);
    expect(
      (await admin.ask('POST', of(admin, '/transfer'), { member_id: coordinator.user.id })).json().code,
    ).toBe(42350);
    expect((await admin.ask('PATCH', path, { title: 'Office' })).statusCode).toBe(200);
  });

  it('only the admin decides about members, and grants the analysis of talents', async () => {
    const admin = await anEmployer(api);
    const [coordinator, member] = [await aColleague(api, admin, 'coordinator'), await aColleague(api, admin)];
    const { applicationId } = await giveJob(admin, member);
    const me = of(admin, `/members/${member.user.id}`);
    for (const person of [coordinator, member]) {
      const codes = [
        await person.ask('PATCH', me, { may_analyse_talent: true }),
        await person.ask('POST', `${me}/remove`, {}),
        await person.ask('POST', of(admin, '/invitations'), { email: 'x@example.com', title: 'x' }),
        await person.ask('DELETE', of(admin, '/invitations/1')),
        await person.ask('PATCH', of(admin, '/requests/1'), { outcome: 'joined' }),
      ].map((answer) => answer.json().code);
      expect(codes).toEqual(Array(5).fill(40005));
    }
    const analyse = async () =>
      (await member.ask('POST', `/recruiter/applications/${applicationId}/analysis`, {})).json().code;
    expect(await analyse()).toBe(40005);
    await admin.ask('PATCH', me, { may_analyse_talent: true });
    expect(await analyse()).toBeUndefined();
  });

  it('an agency sees its company, and the members see whom the agency acts for', async () => {
    const agency = await aRecruiterWithJob(api);
    const { companies } = (await agency.ask('GET', '/recruiter/companies')).json().data;
    expect(companies.find(({ role }: { role: unknown }) => role !== null)).toBeUndefined();
    const { members } = (
      await agency.ask('GET', `/recruiter/companies/${companies.at(-1).id}/members`)
    ).json().data;
    expect(members[0].agency).toMatchObject({ name: 'Mei Ling Tan' });
    const transfer = await agency.ask('POST', `/recruiter/companies/${companies.at(-1).id}/transfer`, {
      member_id: members[0].id,
    });
    expect(transfer.json().code).toBe(40005);
  });
});
