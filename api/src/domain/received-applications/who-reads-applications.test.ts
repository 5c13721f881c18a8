import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aJobseeker, aVisitor } from '../../testing/people/person.ts';
import {
  findOwnApplication,
  open,
  openResume,
  outcome,
  sendApplication,
} from '../../testing/people/sent-application.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { openSocket } from '../../testing/socket.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

describe('what was sent with an application', () => {
  it('is nobody else’s: not another job seeker’s, another agency’s, or that of a recruiter who left', async () => {
    const one = await sendApplication(api);
    const { db } = api.dependencies;
    const other = await aJobseeker(api);
    expect(outcome(await other.ask('GET', `/jobApplication/jobseekers/${one.id}/resume`))).toEqual([
      404, 40004,
    ]);
    expect(
      outcome(await other.ask('PATCH', `/jobApplication/jobseekers/${one.id}/sharing`, { is_shared: true })),
    ).toEqual([404, 40004]);
    for (const ask of [open, openResume]) {
      expect(outcome(await ask(other, one.id))).toEqual([403, 40005]);
      expect(outcome(await ask(one.person, one.id))).toEqual([403, 40005]);
      expect(outcome(await ask(aVisitor(api), one.id))).toEqual([401, 40011]);
    }
    const recruiters = db.updateTable('recruiters').where('account_id', '=', one.recruiter.recruiterId);
    await recruiters.set({ company_id: 0 }).execute();
    for (const ask of [open, openResume])
      expect(outcome(await ask(one.recruiter, one.id))).toEqual([404, 40004]);
    const { company_id } = await db
      .selectFrom('jobs')
      .select('company_id')
      .where('id', '=', one.recruiter.jobId)
      .executeTakeFirstOrThrow();
    await recruiters.set({ company_id, managed_by: null }).execute();
    for (const ask of [open, openResume])
      expect(outcome(await ask(one.recruiter, one.id))).toEqual([404, 40004]);
    expect((await findOwnApplication(one)).openings).toEqual([]);
  });

  it('shows the person who opened what and when, at once', async () => {
    const one = await sendApplication(api);
    const tab = await openSocket(api, one.person);
    await open(one.recruiter, one.id);
    await tab.waitFor('application', (event) => event.label === 'viewed');
    await openResume(one.recruiter, one.id);
    const own = await findOwnApplication(one);
    expect(own).toMatchObject({
      label: 'viewed',
      is_shared: true,
      openings: [
        { part: 'resume', by: 'Mei Ling Tan', at: expect.any(Number) },
        { part: 'application', by: 'Mei Ling Tan', at: expect.any(Number) },
      ],
    });
    tab.close();
  });

  it('tells of a page that is loaded again once a day', async () => {
    const one = await sendApplication(api);
    for (const hours of [0, 2, 23]) {
      api.wait(hours * 3_600);
      await open(one.recruiter, one.id);
    }
    const { openings } = await findOwnApplication(one);
    expect(openings).toHaveLength(2);
  });

  it('can be read only while the person allows it', async () => {
    const one = await sendApplication(api);
    const share = (isShared: boolean) =>
      one.person.ask('PATCH', `/jobApplication/jobseekers/${one.id}/sharing`, { is_shared: isShared });
    expect((await share(false)).json().data.application.is_shared).toBe(false);
    for (const ask of [open, openResume])
      expect(outcome(await ask(one.recruiter, one.id))).toEqual([403, 42021]);
    const list = await one.recruiter.ask('GET', '/recruiter/applications?size=100');
    const listed = list.json().data.applications.find((row: { id: number }) => row.id === one.id);
    expect(listed).toMatchObject({ first_message: '', is_shared: false });
    await share(true);
    expect((await open(one.recruiter, one.id)).statusCode).toBe(200);
    await one.person.ask('PATCH', `/job/applied-jobs/${one.recruiter.jobId}/withdraw`);
    for (const ask of [open, openResume])
      expect(outcome(await ask(one.recruiter, one.id))).toEqual([403, 42021]);
    expect(outcome(await share(true))).toEqual([409, 40016]);
    expect((await findOwnApplication(one)).openings).toHaveLength(1);
  });
});
