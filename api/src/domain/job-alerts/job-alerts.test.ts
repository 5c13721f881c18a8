import type { AlertFilters } from '@jobharbor/shared/contracts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { setJobStatus } from '../../intake/job-intake.ts';
import { aJobseeker, aVisitor } from '../../testing/person.ts';
import { textsTo } from '../../testing/sent-sms.ts';
import { day, hour, singapore, tokenIn, useAlerts } from '../../testing/use-alerts.ts';
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

  it('is texted to a confirmed number, too, or alone, once, in its language', async () => {
    const person = await aReader();
    const phone = `+6581${String(person.user.id).padStart(6, '0')}`;
    await match();
    await create(person, { query: 'nurse' });
    await person.ask('PATCH', '/jobseeker/account-setting', { notifications: { alerts: { sms: true } } });
    const tell = async (title: string) => {
      await add({ title });
      await match();
      pass(day);
      await send();
      return [(await textsTo(api(), phone)).length, (await mails()).length];
    };
    expect(await tell('Day nurse')).toEqual([0, 1]);
    const { db } = api().dependencies;
    await db
      .updateTable('accounts')
      .set({ phone_num: phone, is_mobile_verified: true })
      .where('id', '=', person.user.id)
      .execute();
    expect(await tell('Night nurse')).toEqual([1, 2]);
    expect((await textsTo(api(), phone))[0]).toMatch(
      /new jobs for your alert “nurse.*” \(1\): https:\/\/jobs\.example\/en\/sg\/my-jobs\/alerts$/,
    );
    await person.ask('PATCH', '/jobseeker/account-setting', { notifications: { alerts: { email: false } } });
    expect(await tell('School nurse')).toEqual([2, 2]);
    // A mailbox that has refused mails ends the mails alone.
    await db
      .insertInto('stopped_addresses')
      .values({ address_key: person.email, reason: 'bounced', stopped_at: now() })
      .execute();
    expect(await tell('Head nurse')).toEqual([3, 2]);
    expect(await tell('Plumber')).toEqual([3, 2]);
    await person.ask('PATCH', '/jobseeker/account-setting', { notifications: { alerts: { sms: false } } });
    expect(await tell('Ward nurse')).toEqual([3, 2]);
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

  it('asks again when it is made again before its address is confirmed, a few times a day', async () => {
    const person = await aJobseeker(api());
    const answers = [];
    for (let turn = 0; turn < 6; turn += 1) answers.push((await create(person, { query: 'nurse' })).status);
    expect(answers).toEqual([201, 200, 200, 200, 200, 429]);
    expect(await mails('job-alert-confirm')).toHaveLength(5);
    expect(await listOf(person)).toHaveLength(1);
  });

  it('asks again from a page of another country, in its language, a few times a day and nobody else’s', async () => {
    const person = await aJobseeker(api());
    const { alert } = await create(person, { query: 'nurse' });
    const path = `/job/job-alerts/${alert.id}/confirm-again`;
    const again = () => person.ask('POST', path, {}, { headers: { 'country-id': '8', 'language-id': '4' } });
    const answers = [];
    for (let turn = 0; turn < 5; turn += 1) answers.push((await again()).statusCode);
    expect(answers).toEqual([200, 200, 200, 200, 429]);
    const sent = await mails('job-alert-confirm');
    expect(sent).toHaveLength(5);
    expect(sent.at(-1)).toMatchObject({ language: 'ja' });
    expect(String(sent.at(-1)?.data.confirm_url)).toContain(`/ja/${alert.country_key}/my-jobs/alerts/manage`);
    expect((await (await aJobseeker(api())).ask('POST', path, {})).statusCode).toBe(404);
    const token = tokenIn(String(sent[0]?.data.confirm_url));
    await aVisitor(api()).ask('PUT', '/job/job-alerts/by-link', { token, is_confirmed: true });
    pass(day);
    expect((await again()).statusCode).toBe(200);
    expect(await mails('job-alert-confirm')).toHaveLength(5);
    expect(await listOf(person)).toHaveLength(1);
  });

  it('asks the owner of an address that an account has not confirmed, once', async () => {
    const person = await aJobseeker(api());
    expect((await create(person, { query: 'nurse' })).alert.state).toBe('unconfirmed');
    await add({ title: 'Nurse' });
    await match();
    pass(day);
    expect(await send()).toBe(0);
    const [asked] = await mails('job-alert-confirm');
    const token = tokenIn(String(asked?.data.confirm_url));
    const answer = await aVisitor(api()).ask('PUT', '/job/job-alerts/by-link', { token, is_confirmed: true });
    expect(answer.json().data.job_alert.state).toBe('active');
    expect((await create(person, { query: 'cook' })).alert.state).toBe('active');
    expect(await mails('job-alert-confirm')).toHaveLength(1);
  });
});
