import { reportOutcome } from '@jobharbor/shared/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { upsertJobs } from '../../intake/job-intake.ts';
import { anAdmin } from '../../testing/people/appointed.ts';
import { mailsTo } from '../../testing/people/mailed.ts';
import { aJobseeker, aVisitor, type Person, type SignedInPerson } from '../../testing/people/person.ts';
import { addJob, aRecruiterWithJob } from '../../testing/people/recruiter.ts';
import { aJobDraft } from '../../testing/samples/a-job-draft.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';

let api: TestApi;
let admin: SignedInPerson;
beforeAll(async () => {
  api = await createTestApi();
  admin = await anAdmin(api);
});
afterAll(() => api.close());

const change = ({ user }: SignedInPerson, values: { language?: string; is_email_verified?: boolean }) =>
  api.dependencies.db.updateTable('accounts').set(values).where('id', '=', user.id).execute();

async function aReporter(language = 'en'): Promise<SignedInPerson> {
  const person = await aJobseeker(api);
  await change(person, { is_email_verified: true, language });
  return person;
}

const report = (person: Person, jobId: number, reason = 1, details = '') =>
  person.ask('POST', `/job/${jobId}/report`, { report_reason_id: reason, details });
const reported = async (query = '?size=100') =>
  (await admin.ask('GET', `/admin/job-reports${query}`)).json().data;
const entryOf = async (jobId: number) =>
  (await reported()).reported_jobs.find(({ job }: { job: { id: number } }) => job.id === jobId);
const soon = () => Math.floor(api.now().getTime() / 1_000) + 60;
const decide = (
  jobId: number,
  outcome: string,
  { until = soon(), by = admin as Person, note = 'Checked' } = {},
) => by.ask('PATCH', `/admin/job-reports/${jobId}/decide`, { outcome, last_reported_at: until, note });
const ownReports = async (person: Person) => (await person.ask('GET', '/job/reports')).json().data.reports;
const statusOf = async (jobId: number) =>
  (await aVisitor(api).ask('GET', `/job/${jobId}/static`)).json().data.status;

describe('an admin', () => {
  it('reads of each reported job how many reported it, why, and what they added, the longest waiting first', async () => {
    const [one, other] = [await aReporter(), await aReporter()];
    const [first, second] = [await addJob(api, { title: 'Cook' }), await addJob(api)];
    await report(one, first, 3, 'men only');
    api.wait(10);
    await report(one, second, 1);
    api.wait(10);
    await report(other, first, 3, 'says so twice');
    const { reported_jobs, total } = await reported();
    const mine = reported_jobs.filter(({ job }: { job: { id: number } }) => [first, second].includes(job.id));
    expect(mine).toMatchObject([
      {
        job: { id: first, title: 'Cook', status: 'open' },
        reports: 2,
        reasons: [{ reason: { id: 3, value: 'Discriminatory' }, category: 'discrimination', reports: 2 }],
        details: ['says so twice', 'men only'],
      },
      { job: { id: second }, reports: 1, details: [] },
    ]);
    expect(mine[0].last_reported_at - mine[0].first_reported_at).toBe(20);
    expect(JSON.stringify(reported_jobs)).not.toContain(one.email);
    const pages = await Promise.all([1, 2].map((page) => reported(`?size=1&page=${page}`)));
    expect(pages.map((page) => [page.total, page.reported_jobs[0].job.id])).toEqual(
      reported_jobs.slice(0, 2).map(({ job }: { job: { id: number } }) => [total, job.id]),
    );
  });

  it('refuses a decision without a reason', async () => {
    expect((await decide(1, 'kept', { note: ' ' })).json().code).toBe(40001);
  });

  it('refuses a date that no database can hold', async () => {
    const body = { outcome: 'kept', note: 'Checked', last_reported_at: 9_000_000_000_000_000 };
    const answer = await admin.ask('PATCH', '/admin/job-reports/1/decide', body);
    expect([answer.statusCode, answer.json().code]).toEqual([422, 40001]);
  });

  it('decides once, whatever is decided after that, also at once; who decided stays on record', async () => {
    const [person, jobId] = [await aReporter(), await addJob(api)];
    await report(person, jobId);
    const answers = await Promise.all(
      ['kept', 'kept', 'company_told'].map((outcome) => decide(jobId, outcome)),
    );
    const decisions = answers.map((answer) => answer.json().data.decision);
    expect(new Set(decisions.map(({ id }) => id)).size).toBe(1);
    expect(decisions[0]).toMatchObject({
      job_id: jobId,
      note: 'Checked',
      reports: 1,
      decided_by: admin.user.id,
    });
    expect(await entryOf(jobId)).toBeUndefined();
    expect(await mailsTo(api, person.email)).toHaveLength(1);
  });

  it('leaves reports that they have not seen undecided, and another decision answers those', async () => {
    const [early, late, jobId] = [await aReporter(), await aReporter(), await addJob(api)];
    await report(early, jobId);
    const { last_reported_at: until } = await entryOf(jobId);
    api.wait(5);
    await report(late, jobId, 2, 'there is more');
    const first = (await decide(jobId, 'kept', { until })).json().data.decision;
    expect((await decide(jobId, 'closed', { until })).json().data.decision).toEqual(first);
    expect(await statusOf(jobId)).toBe('open');
    expect(await entryOf(jobId)).toMatchObject({ reports: 1, details: ['there is more'] });
    expect((await ownReports(late))[0].decision).toBeNull();
    await decide(jobId, 'closed');
    expect((await ownReports(late))[0].decision.outcome).toBe('closed');
    expect((await ownReports(early))[0].decision.outcome).toBe('kept');
  });

  it('and nobody else reads or decides', async () => {
    const [person, jobId] = [await aReporter(), await addJob(api)];
    await report(person, jobId);
    expect((await decide(jobId, 'closed', { by: person })).json().code).toBe(40005);
    expect((await decide(jobId, 'closed', { by: aVisitor(api) })).json().code).toBe(40011);
    expect((await person.ask('GET', '/admin/job-reports')).json().code).toBe(40005);
    expect((await decide(await addJob(api), 'kept')).json().code).toBe(40004);
    expect((await decide(999_999, 'kept')).json().code).toBe(40004);
    expect((await decide(jobId, 'deleted')).json().code).toBe(40001);
    expect(await statusOf(jobId)).toBe('open');
  });
});

describe('a job that was removed after reports', () => {
  it('is closed for everybody and its applicants learn it; neither its recruiter nor an import opens it again', async () => {
    const draft = { sourceId: 'removed' };
    const { jobId, ...recruiter } = await aRecruiterWithJob(api, draft);
    const applicant = await aJobseeker(api);
    const applied = await applicant.ask('POST', `/data/jobs/${jobId}/applications`, {});
    expect(applied.statusCode).toBe(201);
    await report(await aReporter(), jobId);
    await decide(jobId, 'closed');
    expect(await statusOf(jobId)).toBe('closed');
    const steps = await api.dependencies.db
      .selectFrom('application_steps')
      .select(['event', 'actor'])
      .where('application_id', '=', applied.json().data.application.id)
      .where('event', '=', 'job_closed')
      .execute();
    expect(steps).toEqual([{ event: 'job_closed', actor: 'system' }]);

    const reopened = await recruiter.ask('PATCH', `/recruiter/jobs/${jobId}`, { status: 'open' });
    expect(reopened.json().code).toBe(40005);
    await upsertJobs(api.dependencies.db, [aJobDraft({ ...draft, title: 'Nurse, at once' })]);
    expect(await statusOf(jobId)).toBe('closed');
    const found = await aVisitor(api).ask('POST', '/job/search', { query: 'Nurse, at once' });
    expect(found.json().data.jobs.map(({ id }: { id: number }) => id)).not.toContain(jobId);
  });
});

describe('who reported a job', () => {
  it.each(reportOutcome.options)(
    'reads by mail in their language, and in their account, that it was %s',
    async (outcome) => {
      const [person, other, jobId] = [await aReporter('es'), await aReporter(), await addJob(api)];
      expect((await report(person, jobId, 3)).json().data.is_mailed).toBe(true);
      await report(other, jobId);
      expect(await ownReports(person)).toMatchObject([
        { job: { id: jobId }, reason: { id: 3 }, decision: null },
      ]);
      await decide(jobId, outcome, { note: 'for admins alone' });
      const template = `report-${outcome.replace('_', '-')}`;
      const mails = await mailsTo(api, person.email);
      expect(mails).toMatchObject([
        {
          template,
          language: 'es',
          data: { title: 'Nurse', job_url: expect.stringMatching(`/es/\\w+/job/[\\w-]+-${jobId}$`) },
        },
      ]);
      expect(JSON.stringify(mails)).not.toMatch(new RegExp(`${other.email}|for admins`));
      expect(await mailsTo(api, other.email)).toMatchObject([{ template, language: 'en' }]);
      expect(await ownReports(person)).toMatchObject([{ decision: { outcome, at: expect.any(Number) } }]);
      const centre = (await other.ask('GET', '/jobApplication/notifications')).json().data;
      expect(centre.notifications).toMatchObject([
        { event: `report_${outcome}`, job: { id: jobId }, application_id: null },
      ]);
    },
  );

  it('is promised and sent no mail at an address that is not confirmed', async () => {
    const [person, jobId] = [await aJobseeker(api), await addJob(api)];
    expect((await report(person, jobId)).json().data.is_mailed).toBe(false);
    await decide(jobId, 'kept');
    expect(await mailsTo(api, person.email)).toEqual([]);
    expect((await ownReports(person))[0].decision.outcome).toBe('kept');
  });

  it('can report again what was kept, which is then checked again', async () => {
    const [person, jobId] = [await aReporter(), await addJob(api)];
    await report(person, jobId);
    await decide(jobId, 'kept');
    await report(person, jobId, 2, 'it changed');
    expect((await ownReports(person))[0]).toMatchObject({ reason: { id: 2 }, decision: null });
    expect(await entryOf(jobId)).toMatchObject({ reports: 1, details: ['it changed'] });
  });

  it('reads of their own reports alone', async () => {
    const [person, jobId] = [await aReporter(), await addJob(api)];
    await report(person, jobId);
    expect(await ownReports(await aReporter())).toEqual([]);
    expect((await aVisitor(api).ask('GET', '/job/reports')).json().code).toBe(40011);
  });
});
