import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aJobseeker, aVisitor, type Person } from '../../testing/people/person.ts';
import { addJob } from '../../testing/people/recruiter.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const none = { withdrawn: [], blocked_company_ids: [], hidden_job_ids: [], seen_job_ids: [] };
const flagsOf = async (person: Person) => (await person.ask('GET', '/job/flags')).json().data;

describe('the flags of jobs', () => {
  it('are the ids of what the person saved and applied for, latest first, and of nobody else', async () => {
    const [person, other] = [await aJobseeker(api), await aJobseeker(api)];
    const [first, second] = [await addJob(api), await addJob(api)];
    for (const jobId of [first, second]) {
      await person.ask('POST', '/job/saved-jobs/create', { job_id: jobId });
    }
    const applied = await person.ask('POST', `/data/jobs/${first}/applications`, {});
    await other.ask('POST', '/job/saved-jobs/create', { job_id: first });

    expect(await flagsOf(person)).toEqual({
      saved_job_ids: [second, first],
      applications: [{ id: applied.json().data.application.id, job_id: first }],
      ...none,
    });
    expect(await flagsOf(other)).toEqual({ saved_job_ids: [first], applications: [], ...none });
  });

  it('lose a job that is unsaved', async () => {
    const [person, jobId] = [await aJobseeker(api), await addJob(api)];
    await person.ask('POST', '/job/saved-jobs/create', { job_id: jobId });
    await person.ask('DELETE', `/job/saved-jobs/${jobId}/delete`);
    expect(await flagsOf(person)).toEqual({ saved_job_ids: [], applications: [], ...none });
  });

  it('name what the person opened and hid, latest first, and no job twice', async () => {
    const [person, other] = [await aJobseeker(api), await aJobseeker(api)];
    const [first, second] = [await addJob(api), await addJob(api)];
    for (const jobId of [first, second, first]) {
      await person.ask('POST', `/job/${jobId}/view`, { device: 'web' });
      await person.ask('PUT', `/recommendation/picks/${jobId}/refusal`, { reason: 'other' });
    }
    const { seen_job_ids, hidden_job_ids } = await flagsOf(person);
    expect(new Set(seen_job_ids)).toEqual(new Set([first, second]));
    expect([seen_job_ids, hidden_job_ids].map(({ length }) => length)).toEqual([2, 2]);
    await person.ask('DELETE', `/recommendation/picks/${first}/refusal`);
    expect((await flagsOf(person)).hidden_job_ids).toEqual([second]);
    expect(await flagsOf(other)).toMatchObject({ seen_job_ids: [], hidden_job_ids: [] });
  });

  it('name the pages of the searches that the person has an alert of, until it is deleted', async () => {
    const person = await aJobseeker(api);
    const create = (filters: object) =>
      person.ask('POST', '/job/job-alerts/create', { filters, time_zone: 'Asia/Manila' });
    const created = await create({ query: 'cook', is_urgent: true });
    const { alert_paths } = await flagsOf(person);
    expect(alert_paths).toEqual([expect.stringMatching(/^tw\/jobs\?q=cook/)]);
    await person.ask('DELETE', `/job/job-alerts/${created.json().data.job_alert.id}/delete`);
    expect((await flagsOf(person)).alert_paths).toBeUndefined();
    // The page of a company reads by this whether it is followed.
    const jobId = await addJob(api);
    const { company_id } = await api.dependencies.db
      .selectFrom('jobs')
      .select('company_id')
      .where('id', '=', jobId)
      .executeTakeFirstOrThrow();
    await create({ company_ids: [company_id] });
    expect((await flagsOf(person)).alert_paths).toEqual([`tw/jobs?company=${company_id}`]);
  });

  it('need an account', async () => {
    expect((await aVisitor(api).ask('GET', '/job/flags')).json().code).toBe(40011);
  });
});
