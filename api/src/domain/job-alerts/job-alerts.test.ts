import type { AlertFilters } from '@jobharbor/shared/contracts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { setJobStatus } from '../../intake/job-intake.ts';
import { aVisitor } from '../../testing/people/person.ts';
import { day, hour, singapore, useAlerts } from '../../testing/people/use-alerts.ts';
import { deleteOldAlerts } from './change-alert.ts';

const { api, db, now, pass, create, listOf, add, match, send, mails, aReader } = useAlerts();

describe('a job alert', () => {
  it('is one, however often its search is saved, also at the same time and in another order', async () => {
    const person = await aReader();
    const answers = await Promise.all([
      create(person, { query: 'nurse', job_types: [1, 2] }),
      create(person, { job_types: [2, 1, 2], query: ' nurse ' }),
      create(person, { query: 'nurse', job_types: [1, 2], degrees: [] }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    expect(await listOf(person)).toHaveLength(1);
  });

  it('writes in the morning what is new and still open, once, and what has closed since', async () => {
    const person = await aReader();
    const [old = 0] = await add({ title: 'Night nurse' });
    await match();
    await create(person, { query: 'nurse' });
    pass(hour);
    const [first = 0, gone = 0] = await add(
      { title: 'Ward nurse' },
      { title: 'Nurse' },
      { title: 'Cook', descriptionHtml: '<p>Soup.</p>' },
    );
    await setJobStatus(db(), gone, 'closed', now());
    await setJobStatus(db(), old, 'closed', now());
    await match();
    expect(await listOf(person)).toMatchObject([{ name: 'nurse', new_jobs: 1, closed_jobs: 1 }]);
    expect(await send()).toBe(0);
    pass(11 * hour);
    expect(await send()).toBe(1);
    expect(await send()).toBe(0);
    const [mail] = await mails();
    expect(mail).toMatchObject({
      recipient: person.email,
      data: { count: 1, extra_count: 1, name: 'nurse', items: [{ title: 'Ward nurse' }] },
    });
    expect(mail?.data.items?.[0]).toMatchObject({
      url: `https://jobs.example/en/sg/job/ward-nurse-${first}`,
    });
    expect(await listOf(person)).toMatchObject([{ new_jobs: 0, closed_jobs: 0 }]);
    pass(day);
    expect(await send()).toBe(0);
  });

  it('tells later what the search found while there was nothing to send', async () => {
    const person = await aReader();
    await create(person, { query: 'nurse' });
    pass(day);
    expect(await send()).toBe(0);
    await add({ title: 'Nurse' });
    await match();
    pass(day);
    expect(await send()).toBe(1);
  });

  it('writes on Mondays when it is weekly', async () => {
    const person = await aReader();
    const { alert } = await create(person, { query: 'nurse' }, { frequency: 'weekly' });
    expect(new Date(alert.next_at * 1000).toISOString()).toBe('2027-03-08T00:00:00.000Z');
    await add({ title: 'Nurse' });
    await match();
    pass(6 * day);
    expect(await send()).toBe(0);
    pass(day);
    expect(await send()).toBe(1);
  });

  it('neither writes nor collects while it is paused', async () => {
    const person = await aReader();
    const { alert } = await create(person, { query: 'nurse' });
    const change = (body: object) => person.ask('PUT', `/job/job-alerts/${alert.id}/update`, body, singapore);
    expect((await change({ is_paused: true })).json().data.job_alert).toMatchObject({
      state: 'paused',
      next_at: null,
    });
    await add({ title: 'Nurse' });
    await match();
    pass(2 * day);
    expect(await send()).toBe(0);
    expect((await change({ is_paused: false })).json().data.job_alert).toMatchObject({ new_jobs: 0 });
    pass(day);
    expect(await send()).toBe(0);
  });

  it('shows what its next mail would hold', async () => {
    const person = await aReader();
    const { alert } = await create(person, { query: 'nurse' });
    const ids = await add({ title: 'Ward nurse' }, { title: 'Nurse' });
    await match();
    const preview = (await person.ask('GET', `/job/job-alerts/${alert.id}/preview`)).json().data;
    expect(preview.jobs.map(({ id }: { id: number }) => id).sort()).toEqual(ids.sort());
    expect(preview.job_alert.new_jobs).toBe(2);
  });

  it('sends nothing while its person wants no mails of alerts, and tells it later', async () => {
    const person = await aReader();
    await create(person, { query: 'welder' });
    const choose = (email: boolean) =>
      person.ask('PATCH', '/jobseeker/account-setting', { notifications: { alerts: { email } } });
    expect((await choose(false)).statusCode).toBe(200);
    await add({ title: 'Welder' });
    await match();
    pass(day);
    expect(await send()).toBe(0);
    await choose(true);
    pass(day);
    expect(await send()).toBe(1);
  });

  it('leaves out the jobs of a company that its person has blocked', async () => {
    const person = await aReader();
    const { alert } = await create(person, { query: 'welder' });
    const [, shunned = 0] = await add(
      { title: 'Welder' },
      { title: 'Welder', company: { sourceKey: 'shunned-yard', name: 'Shunned Yard' } },
    );
    await match();
    const { company_id } = await db()
      .selectFrom('jobs')
      .select('company_id')
      .where('id', '=', shunned)
      .executeTakeFirstOrThrow();
    await person.ask('POST', '/company/blacklist-companies/create', { company_id });
    const preview = (await person.ask('GET', `/job/job-alerts/${alert.id}/preview`)).json().data;
    expect([preview.job_alert.new_jobs, preview.jobs.length]).toEqual([1, 1]);
    expect(preview.jobs[0].id).not.toBe(shunned);
  });

  it('looks for something else after a change of its filters', async () => {
    const person = await aReader();
    const { alert } = await create(person, { query: 'nurse' });
    const answer = await person.ask(
      'PUT',
      `/job/job-alerts/${alert.id}/update`,
      { filters: { query: 'cook', is_company_verified: true } },
      singapore,
    );
    expect(answer.json().data.job_alert).toMatchObject({
      name: 'cook · Verified companies',
      results_path: '/jobs?q=cook&verified=1',
    });
    expect(await listOf(person)).toHaveLength(1);
  });

  it('of a job keeps looking for near titles while its other filters change, and not with another query', async () => {
    const person = await aReader();
    const { alert } = await create(person, { query: 'nurse', near_titles: true });
    const change = async (filters: AlertFilters) =>
      (await person.ask('PUT', `/job/job-alerts/${alert.id}/update`, { filters })).json().data.job_alert
        .filters;
    expect(await change({ query: 'nurse', job_types: [1] })).toMatchObject({ near_titles: true });
    expect(await change({ query: 'cook' })).toEqual({ query: 'cook' });
  });

  it('is deleted, restored within a day, and gone for good later', async () => {
    const person = await aReader();
    const { alert } = await create(person, { query: 'nurse' });
    const remove = () => person.ask('DELETE', `/job/job-alerts/${alert.id}/delete`);
    const restore = () => person.ask('POST', `/job/job-alerts/${alert.id}/restore`);
    for (let turn = 0; turn < 2; turn += 1) expect((await remove()).statusCode).toBe(200);
    expect(await listOf(person)).toEqual([]);
    expect((await restore()).statusCode).toBe(200);
    expect(await listOf(person)).toMatchObject([{ id: alert.id, state: 'active' }]);
    await remove();
    pass(25 * hour);
    expect((await restore()).json().code).toBe(40004);
    pass(2 * day);
    await deleteOldAlerts(db(), now());
    const { rows } = await sql`select id from alert_searches`.execute(db());
    expect(rows).toEqual([]);
  });

  it('belongs to its person alone', async () => {
    const [person, other] = [await aReader(), await aReader()];
    const { alert } = await create(person, { query: 'nurse' });
    for (const [method, path, body] of [
      ['PUT', 'update', { is_paused: true }],
      ['DELETE', 'delete', undefined],
      ['POST', 'restore', undefined],
      ['GET', 'preview', undefined],
    ] as const)
      expect([
        path,
        (await other.ask(method, `/job/job-alerts/${alert.id}/${path}`, body)).statusCode,
      ]).toEqual([path, 404]);
    expect(await listOf(other)).toEqual([]);
    expect((await aVisitor(api()).ask('GET', '/job/job-alerts')).statusCode).toBe(401);
  });

  it('ends at thirty, with the number in the answer', async () => {
    const person = await aReader();
    for (let index = 0; index < 30; index += 1) await create(person, { query: `nurse ${index}` });
    const { status, problem } = await create(person, { query: 'one more' });
    expect([status, problem.code]).toEqual([422, 42150]);
    expect(problem.message).toContain('30');
    expect((await create(person, { query: 'nurse 3' })).status).toBe(200);
  });
});
