import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAdmin } from '../../testing/people/appointed.ts';
import { mailsTo } from '../../testing/people/mailed.ts';
import { aJobseeker, aVisitor, type Person, type SignedInPerson } from '../../testing/people/person.ts';
import { aRecruiterWithJob } from '../../testing/people/recruiter.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';

let api: TestApi;
let admin: SignedInPerson;
beforeAll(async () => {
  api = await createTestApi();
  admin = await anAdmin(api);
});
afterAll(() => api.close());

async function aReporter(language = 'en'): Promise<SignedInPerson> {
  const person = await aJobseeker(api);
  await api.dependencies.db
    .updateTable('accounts')
    .set({ is_email_verified: true, language })
    .where('id', '=', person.user.id)
    .execute();
  return person;
}

async function aCompany(): Promise<{ companyId: number; jobId: number; name: string }> {
  const { jobId } = await aRecruiterWithJob(api, { title: 'Lamp keeper' });
  const { company } = (await aVisitor(api).ask('GET', `/job/${jobId}/static`)).json().data;
  return { companyId: company.id, jobId, name: company.name };
}

const report = (person: Person, companyId: number, reason = 1, details = '') =>
  person.ask('POST', `/company/${companyId}/report`, { report_reason_id: reason, details });
const ownReports = async (person: Person) =>
  (await person.ask('GET', '/company/reports')).json().data.reports;
const reported = async () => (await admin.ask('GET', '/admin/company-reports?size=100')).json().data;
const caseOf = async (companyId: number) =>
  (await reported()).reported_companies.find(
    ({ company }: { company: { id: number } }) => company.id === companyId,
  );
const soon = () => Math.floor(api.now().getTime() / 1_000) + 60;
const decide = (
  companyId: number,
  outcome: string,
  { until = soon(), by = admin as Person, note = 'Checked' } = {},
) =>
  by.ask('PATCH', `/admin/company-reports/${companyId}/decide`, { outcome, last_reported_at: until, note });

describe('a report of a company', () => {
  it('is one case with those of others, with the page as it was, and does not say who sent it', async () => {
    const { companyId, name } = await aCompany();
    const reporters = await Promise.all([aReporter(), aReporter(), aReporter()]);
    for (const [index, person] of reporters.entries()) {
      api.wait(10);
      expect((await report(person, companyId, index === 0 ? 3 : 1, `word ${index}`)).statusCode).toBe(201);
    }
    await api.dependencies.db
      .updateTable('companies')
      .set({ name: 'Renamed' })
      .where('id', '=', companyId)
      .execute();
    const entry = await caseOf(companyId);
    expect(entry).toMatchObject({
      company: { id: companyId, name: 'Renamed' },
      reports: 3,
      reasons: [
        { reason: { id: 1 }, reports: 2 },
        { reason: { id: 3 }, reports: 1 },
      ],
      details: ['word 2', 'word 1', 'word 0'],
      evidence: { name, open_jobs: 1, titles: ['Lamp keeper'] },
    });
    expect(entry.last_reported_at - entry.first_reported_at).toBe(20);
    for (const { email, user } of reporters) {
      expect(JSON.stringify(entry)).not.toContain(email);
      expect(JSON.stringify(entry)).not.toMatch(new RegExp(`_id":${user.id}\\b`));
    }
  });

  it('changes the earlier one of the same person, which is then checked again', async () => {
    const [person, { companyId }] = [await aReporter(), await aCompany()];
    await report(person, companyId);
    await decide(companyId, 'kept');
    expect((await report(person, companyId, 10, 'it changed')).statusCode).toBe(200);
    expect(await ownReports(person)).toMatchObject([
      { company_id: companyId, reason: { id: 10 }, decision: null },
    ]);
    expect(await caseOf(companyId)).toMatchObject({ reports: 1, details: ['it changed'] });
  });

  it('is refused for a reason of jobs alone, for an unknown company, and beyond twenty a day', async () => {
    const [person, { companyId }] = [await aReporter(), await aCompany()];
    for (const reason of [6, 9, 999]) {
      const answer = await report(person, companyId, reason);
      expect([answer.statusCode, answer.json().code]).toEqual([422, 40001]);
    }
    expect((await report(person, 999_999)).json().code).toBe(40004);
    expect((await report(aVisitor(api), companyId)).json().code).toBe(40011);
    const codes = [];
    for (let i = 0; i < 21; i += 1) codes.push((await report(person, companyId)).json().code);
    expect(codes.slice(-2)).toEqual([40006, 40006]);
    expect(codes.filter((code) => code === undefined)).toHaveLength(19);
  });
});

describe('a decision on the reports of a company', () => {
  it.each([
    ['kept', 'company-report-kept'],
    ['closed', 'company-report-closed'],
    ['company_told', 'company-report-told'],
  ])(
    'that is %s reaches who reported by mail in their language and on the page',
    async (outcome, template) => {
      const [person, other] = [await aReporter('es'), await aReporter()];
      const { companyId, jobId, name } = await aCompany();
      expect((await report(person, companyId)).json().data.is_mailed).toBe(true);
      await report(other, companyId);
      await decide(companyId, outcome, { note: 'for admins alone' });
      const mails = await mailsTo(api, person.email);
      const company_url = expect.stringMatching(new RegExp(`/es/\\w+/company/[\\w-]+-${companyId}$`));
      expect(mails).toMatchObject([{ template, language: 'es', data: { company: name, company_url } }]);
      expect(JSON.stringify(mails)).not.toMatch(new RegExp(`${other.email}|for admins`));
      expect(await mailsTo(api, other.email)).toMatchObject([{ template, language: 'en' }]);
      expect(await ownReports(person)).toMatchObject([{ decision: { outcome, at: expect.any(Number) } }]);
      expect(await caseOf(companyId)).toBeUndefined();
      const { status } = (await aVisitor(api).ask('GET', `/job/${jobId}/static`)).json().data;
      expect(status).toBe(outcome === 'closed' ? 'closed' : 'open');
    },
  );

  it('is made once, also at once, and leaves reports undecided that the admin has not seen', async () => {
    const [early, late, { companyId }] = [await aReporter(), await aReporter(), await aCompany()];
    await report(early, companyId);
    const { last_reported_at: until } = await caseOf(companyId);
    api.wait(5);
    await report(late, companyId);
    const answers = await Promise.all(
      ['kept', 'kept', 'closed'].map((outcome) => decide(companyId, outcome, { until })),
    );
    const decisions = answers.map((answer) => answer.json().data.decision);
    expect(decisions).toEqual(Array(3).fill(expect.objectContaining({ reports: 1 })));
    expect(new Set(decisions.map(({ outcome }) => outcome)).size).toBe(1);
    expect(await mailsTo(api, early.email)).toHaveLength(1);
    expect((await ownReports(late))[0].decision).toBeNull();
    expect(await caseOf(companyId)).toMatchObject({ reports: 1 });
  });

  it('is made and read by admins alone', async () => {
    const [person, { companyId }] = [await aReporter(), await aCompany()];
    await report(person, companyId);
    expect((await decide(companyId, 'closed', { by: person })).json().code).toBe(40005);
    expect((await decide(companyId, 'closed', { by: aVisitor(api) })).json().code).toBe(40011);
    expect((await person.ask('GET', '/admin/company-reports')).json().code).toBe(40005);
    expect((await decide(999_999, 'kept')).json().code).toBe(40004);
    expect((await decide((await aCompany()).companyId, 'kept')).json().code).toBe(40004);
    expect(await ownReports(await aReporter())).toEqual([]);
  });
});
