import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aJobseeker, type Person } from '../../testing/people/person.ts';
import { addJob, aRecruiterWithJob, type RecruiterWithJob } from '../../testing/people/recruiter.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { openSocket } from '../../testing/socket.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

let companies = 0;

/** An applicant, and another job of the company that they applied to. */
async function anApplicant() {
  companies += 1;
  const company = { sourceKey: `interested-${companies}`, name: `Interested ${companies}` };
  const [person, recruiter] = [
    await aJobseeker(api),
    await aRecruiterWithJob(api, { company, title: 'Cook' }),
  ];
  const otherJob = await addJob(api, { company, title: 'Baker' });
  return { person, recruiter, otherJob, applicationId: await apply(person, recruiter.jobId) };
}
const apply = async (person: Person, jobId: number): Promise<number> =>
  (await person.ask('POST', `/data/jobs/${jobId}/applications`, {})).json().data.application.id;
const show = (recruiter: RecruiterWithJob, applicationId: number, body: object) =>
  recruiter.ask('POST', `/recruiter/applications/${applicationId}/interest`, body);
const listOf = async (person: Person, query = '') =>
  (await person.ask('GET', `/jobApplication/interests${query}`)).json().data;

describe('the interest of a recruiter', () => {
  it('tells the applicant at once who is interested, for which job and why, once', async () => {
    const { person, recruiter, otherJob, applicationId } = await anApplicant();
    const tab = await openSocket(api, person);
    const body = { job_id: otherJob, note: 'Your bread!' };
    const answers = await Promise.all([1, 2, 3].map(() => show(recruiter, applicationId, body)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 201]);
    await tab.waitFor('application', (event) => event.application_id === applicationId);
    tab.close();
    const { interests, counts } = await listOf(person);
    expect(counts).toEqual({ open: 1, applied: 0, closed: 0 });
    expect(interests).toMatchObject([
      {
        ...{ by: 'Mei Ling Tan', note: 'Your bread!', applied_for: 'Cook', application_id: applicationId },
        ...{ job: { id: otherJob, title: 'Baker' }, sent_application_id: null },
      },
    ]);
  });

  it('is dismissed and brought back by its person alone', async () => {
    const { person, recruiter, otherJob, applicationId } = await anApplicant();
    await show(recruiter, applicationId, { job_id: otherJob });
    const [{ id }] = (await listOf(person)).interests;
    const stranger = await aJobseeker(api);
    const path = `/jobApplication/interests/${id}`;
    expect((await stranger.ask('DELETE', path)).json().code).toBe(40004);
    expect((await stranger.ask('POST', `${path}/restore`)).json().code).toBe(40004);
    await person.ask('DELETE', path);
    expect((await listOf(person)).total).toBe(0);
    // Shown again, it stays dismissed: nobody is told twice.
    await show(recruiter, applicationId, { job_id: otherJob });
    expect((await listOf(person)).total).toBe(0);
    await person.ask('POST', `${path}/restore`);
    expect((await listOf(person)).total).toBe(1);
  });

  it('counts as applied after an application, and as closed with its job', async () => {
    const { person, recruiter, otherJob, applicationId } = await anApplicant();
    await show(recruiter, applicationId, { job_id: otherJob });
    const sent = await apply(person, otherJob);
    expect((await listOf(person, '?show=applied')).interests[0]).toMatchObject({ sent_application_id: sent });
    await person.ask('PATCH', `/job/applied-jobs/${otherJob}/withdraw`);
    await api.dependencies.db
      .updateTable('jobs')
      .set({ status: 'closed' })
      .where('id', '=', otherJob)
      .execute();
    expect(await listOf(person, '?show=open')).toMatchObject({ total: 0, counts: { closed: 1 } });
  });

  it('is listed once, and does not reveal an application that the person tracks on another site', async () => {
    const { person, recruiter, otherJob, applicationId } = await anApplicant();
    const job = api.dependencies.db.updateTable('jobs').where('id', '=', otherJob);
    await job.set({ apply_mode: 'external', external_url: 'https://careers.example/7' }).execute();
    await person.ask('POST', `/job/${otherJob}/external-application`, { answer: 'applied' });
    await job.set({ apply_mode: 'normal', external_url: null }).execute();
    expect((await show(recruiter, applicationId, { job_id: otherJob })).statusCode).toBe(201);
    const sent = await apply(person, otherJob);
    const { interests, counts } = await listOf(person);
    expect(counts).toEqual({ open: 0, applied: 1, closed: 0 });
    expect(interests.map((one: { sent_application_id: number }) => one.sent_application_id)).toEqual([sent]);
  });

  it('is refused without a shared application, for other companies, and for what was applied for', async () => {
    const one = await anApplicant();
    const two = await anApplicant();
    const codeOf = async (jobId: number) =>
      (await show(one.recruiter, one.applicationId, { job_id: jobId })).json().code;
    expect(await codeOf(two.otherJob)).toBe(40004);
    expect(await codeOf(one.recruiter.jobId)).toBe(40009);
    const sharing = `/jobApplication/jobseekers/${one.applicationId}/sharing`;
    await one.person.ask('PATCH', sharing, { is_shared: false });
    expect(await codeOf(one.otherJob)).toBe(42021);
    await one.person.ask('PATCH', sharing, { is_shared: true });
    const db = api.dependencies.db.updateTable('jobs').where('id', '=', one.otherJob);
    await db.set({ status: 'closed' }).execute();
    expect(await codeOf(one.otherJob)).toBe(40010);
    await db.set({ status: 'open' }).execute();
    const { company_id } = await api.dependencies.db
      .selectFrom('jobs')
      .select('company_id')
      .where('id', '=', one.otherJob)
      .executeTakeFirstOrThrow();
    await one.person.ask('POST', '/company/blacklist-companies/create', { company_id });
    expect(await codeOf(one.otherJob)).toBe(40004);
  });
});
