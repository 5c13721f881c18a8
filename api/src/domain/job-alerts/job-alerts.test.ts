import { rm } from 'node:fs/promises';
import type { AlertFilters } from '@jobharbor/shared/contracts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { JobDraft } from '../../intake/job-draft.ts';
import { setJobStatus, upsertJobs } from '../../intake/job-intake.ts';
import { deliverMail } from '../../mail/deliver-mail.ts';
import { createSmtpTransport } from '../../mail/transports/smtp-transport.ts';
import { vectorFile } from '../../search/related/vector-file.ts';
import { trainVectors } from '../../taxonomy/training/train-vectors.ts';
import { aJobDraft } from '../../testing/a-job-draft.ts';
import { fewOccupations, shortPlan } from '../../testing/few-occupations.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { aJobseeker, aVisitor, type Person, type SignedInPerson } from '../../testing/person.ts';
import { textsTo } from '../../testing/sent-sms.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { recompileSearches } from './alert-search-repository.ts';
import { deleteOldAlerts } from './change-alert.ts';
import { matchNewJobs } from './match-new-jobs.ts';
import { createNearSearches } from './near-searches.ts';
import { sendDueAlerts } from './send-due-alerts.ts';

let api: TestApi;
let now: Date;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
const hour = 3_600_000;
const day = 24 * hour;
const pass = (ms: number) => {
  now = new Date(now.getTime() + ms);
  api.setTime(now);
};
beforeEach(async () => {
  now = new Date('2027-03-01T12:00:00Z');
  api.setTime(now);
  const { db } = api.dependencies;
  for (const table of ['job_alerts', 'alert_searches', 'alert_scans', 'mails', 'stopped_addresses'])
    await sql`delete from ${sql.table(table)}`.execute(db);
  await sql`delete from search_documents`.execute(db);
  await sql`delete from queue.job`.execute(db);
  await sql`update alert_progress set scanned_to = ${now}`.execute(db);
});

const singapore = { headers: { 'country-id': '2' } };
async function create(person: Person, filters: AlertFilters, more: object = {}) {
  const body = { filters, time_zone: 'Asia/Singapore', ...more };
  const answer = await person.ask('POST', '/job/job-alerts/create', body, singapore);
  return { status: answer.statusCode, alert: answer.json().data?.job_alert, problem: answer.json() };
}
const listOf = async (person: Person) =>
  (await person.ask('GET', '/job/job-alerts', undefined, singapore)).json().data.job_alerts;
const add = async (...drafts: Partial<JobDraft>[]) =>
  (await upsertJobs(api.dependencies.db, drafts.map(aJobDraft), { now })).ids;
const match = () => {
  const { db, vectors, search } = api.dependencies;
  return matchNewJobs(db, { near: createNearSearches(vectors), search });
};
const send = () => sendDueAlerts(api.dependencies, now);
const mails = async (template = 'job-alert') =>
  (
    await api.dependencies.db
      .selectFrom('mails')
      .selectAll()
      .where('template', '=', template)
      .orderBy('created_at')
      .execute()
  ).map(({ recipient, language, data }) => ({ recipient, language, data: data as Record<string, never> }));

/** A job seeker whose address counts as confirmed. */
async function aReader(): Promise<SignedInPerson> {
  const person = await aJobseeker(api);
  await api.dependencies.db
    .updateTable('accounts')
    .set({ is_email_verified: true })
    .where('id', '=', person.user.id)
    .execute();
  return person;
}
const tokenIn = (url: string) => url.split(/[#=]/).at(-1) ?? '';

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
    await setJobStatus(api.dependencies.db, gone, 'closed', now);
    await setJobStatus(api.dependencies.db, old, 'closed', now);
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
      return [(await textsTo(api, phone)).length, (await mails()).length];
    };
    expect(await tell('Day nurse')).toEqual([0, 1]);
    const { db } = api.dependencies;
    await db
      .updateTable('accounts')
      .set({ phone_num: phone, is_mobile_verified: true })
      .where('id', '=', person.user.id)
      .execute();
    expect(await tell('Night nurse')).toEqual([1, 2]);
    expect((await textsTo(api, phone))[0]).toMatch(
      /new jobs for your alert “nurse.*” \(1\): https:\/\/jobs\.example\/en\/sg\/my-jobs\/alerts$/,
    );
    await person.ask('PATCH', '/jobseeker/account-setting', { notifications: { alerts: { email: false } } });
    expect(await tell('School nurse')).toEqual([2, 2]);
    // A mailbox that has refused mails ends the mails alone.
    await db
      .insertInto('stopped_addresses')
      .values({ address_key: person.email, reason: 'bounced', stopped_at: now })
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
    const { company_id } = await api.dependencies.db
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
      name: 'cook',
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
    await deleteOldAlerts(api.dependencies.db, now);
    const { rows } = await sql`select id from alert_searches`.execute(api.dependencies.db);
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
    expect((await aVisitor(api).ask('GET', '/job/job-alerts')).statusCode).toBe(401);
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
    const person = await aJobseeker(api);
    const answers = [];
    for (let turn = 0; turn < 6; turn += 1) answers.push((await create(person, { query: 'nurse' })).status);
    expect(answers).toEqual([201, 200, 200, 200, 200, 429]);
    expect(await mails('job-alert-confirm')).toHaveLength(5);
    expect(await listOf(person)).toHaveLength(1);
  });

  it('asks again from a page of another country, in its language, a few times a day and nobody else’s', async () => {
    const person = await aJobseeker(api);
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
    expect((await (await aJobseeker(api)).ask('POST', path, {})).statusCode).toBe(404);
    const token = tokenIn(String(sent[0]?.data.confirm_url));
    await aVisitor(api).ask('PUT', '/job/job-alerts/by-link', { token, is_confirmed: true });
    pass(day);
    expect((await again()).statusCode).toBe(200);
    expect(await mails('job-alert-confirm')).toHaveLength(5);
    expect(await listOf(person)).toHaveLength(1);
  });

  it('asks the owner of an address that an account has not confirmed, once', async () => {
    const person = await aJobseeker(api);
    expect((await create(person, { query: 'nurse' })).alert.state).toBe('unconfirmed');
    await add({ title: 'Nurse' });
    await match();
    pass(day);
    expect(await send()).toBe(0);
    const [asked] = await mails('job-alert-confirm');
    const token = tokenIn(String(asked?.data.confirm_url));
    const answer = await aVisitor(api).ask('PUT', '/job/job-alerts/by-link', { token, is_confirmed: true });
    expect(answer.json().data.job_alert.state).toBe('active');
    expect((await create(person, { query: 'cook' })).alert.state).toBe('active');
    expect(await mails('job-alert-confirm')).toHaveLength(1);
  });
});

describe('an alert with an email alone', () => {
  const subscribe = (email: string, query = 'nurse') => create(aVisitor(api), { query }, { email });

  it('waits for the owner of the address, and makes no account', async () => {
    expect(await subscribe('ana@example.com')).toMatchObject({ status: 201, alert: null });
    await add({ title: 'Nurse' });
    await match();
    pass(day);
    expect(await send()).toBe(0);
    const [asked] = await mails('job-alert-confirm');
    expect(asked?.recipient).toBe('ana@example.com');
    const token = tokenIn(String(asked?.data.confirm_url));
    await aVisitor(api).ask('PUT', '/job/job-alerts/by-link', { token, is_confirmed: true });
    await add({ title: 'Ward nurse' });
    await match();
    pass(day);
    expect(await send()).toBe(1);
    const accounts = await api.dependencies.db
      .selectFrom('accounts')
      .select('id')
      .where('email_key', '=', 'ana@example.com')
      .execute();
    expect(accounts).toEqual([]);
  });

  it('answers alike for known and unknown addresses, and fills nobody’s mailbox', async () => {
    const answers = [];
    for (let turn = 0; turn < 7; turn += 1)
      answers.push(await subscribe('Bo@Example.com', `nurse ${turn % 3}`));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 429, 429]);
    expect(await mails('job-alert-confirm')).toHaveLength(5);
  });

  it('needs an address', async () => {
    const { status, problem } = await create(aVisitor(api), { query: 'nurse' });
    expect([status, Object.keys(problem.errors)]).toEqual([422, ['email']]);
  });

  it('is found again by the account of that address, once it is confirmed', async () => {
    await subscribe('cleo@example.com');
    const person = await aJobseeker(api, { email: 'cleo@example.com' });
    expect(await listOf(person)).toEqual([]);
    await api.dependencies.db
      .updateTable('accounts')
      .set({ is_email_verified: true })
      .where('id', '=', person.user.id)
      .execute();
    expect(await listOf(person)).toMatchObject([{ email: 'cleo@example.com' }]);
  });
});

describe('the links of a mail', () => {
  async function aMailedAlert() {
    const person = await aReader();
    const { alert } = await create(person, { query: 'nurse' });
    await add({ title: 'Nurse' });
    await match();
    pass(day);
    await send();
    const [mail] = await mails();
    return { person, alert, url: String(mail?.data.unsubscribe_url) };
  }
  const path = (url: string) => url.slice('https://jobs.example/api'.length);

  it('end the alert in one click, as mail programs send it, and never by opening it', async () => {
    const { person, url } = await aMailedAlert();
    const opened = await aVisitor(api).ask('GET', path(url));
    expect(opened.statusCode).toBe(302);
    expect(opened.headers.location).toBe(`https://jobs.example/en/sg/my-jobs/alerts/manage#${tokenIn(url)}`);
    expect(await listOf(person)).toHaveLength(1);
    const clicked = await api.app.inject({
      method: 'POST',
      url: `/api${path(url)}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(clicked.statusCode).toBe(200);
    expect(await listOf(person)).toEqual([]);
  });

  it('change, end and restore it without signing in, and no other alert', async () => {
    const { person, alert, url } = await aMailedAlert();
    const visitor = aVisitor(api);
    const token = tokenIn(url);
    const change = async (body: object) =>
      (await visitor.ask('PUT', '/job/job-alerts/by-link', { token, ...body })).json().data;
    expect((await visitor.ask('POST', '/job/job-alerts/by-link', { token })).json().data).toMatchObject({
      is_deleted: false,
      job_alert: { id: alert.id, name: 'nurse' },
    });
    expect(await change({ frequency: 'weekly' })).toMatchObject({ job_alert: { frequency: 'weekly' } });
    expect(await change({ is_deleted: true })).toMatchObject({ is_deleted: true });
    expect(await listOf(person)).toEqual([]);
    expect(await change({ is_deleted: false })).toMatchObject({ is_deleted: false });
    const { alert: second } = await create(person, { query: 'cook' });
    for (const forged of [
      token.replace(String(alert.id), String(second.id)),
      `${second.id}.${'A'.repeat(32)}`,
    ])
      expect((await visitor.ask('POST', '/job/job-alerts/by-link', { token: forged })).json().code).toBe(
        42002,
      );
  });

  it('stand in the headers that RFC 8058 asks for; a mail that comes back a third time is the last', async () => {
    const server = await startMailServer();
    const transport = createSmtpTransport({
      url: server.url,
      from: 'Harbor <post@harbor.example>',
      dkim: null,
      bounceAddress: null,
    });
    try {
      const person = await aReader();
      await create(person, { query: 'nurse' });
      const { db } = api.dependencies;
      const round = async () => {
        await add({ title: 'Nurse' });
        await match();
        pass(day);
        await send();
        const [mail] = await db
          .selectFrom('mails')
          .select(['id'])
          .where('recipient', '=', person.email)
          .orderBy('created_at', 'desc')
          .limit(1)
          .execute();
        await deliverMail(db, transport, mail?.id ?? '', now);
      };
      await round();
      const headers = new Map(server.received[0]?.headers.map(({ key, value }) => [key, value]));
      expect(headers.get('list-unsubscribe')).toMatch(
        /^<https:\/\/jobs\.example\/api\/job\/job-alerts\/unsubscribe\?token=[\w.-]+>$/,
      );
      expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
      server.answer = () => ({ code: 552, text: '5.2.2 Mailbox full' });
      await round();
      await round();
      expect(await listOf(person)).toMatchObject([{ state: 'active' }]);
      await round();
      expect(await listOf(person)).toMatchObject([{ state: 'undeliverable', next_at: null }]);
      server.answer = () => null;
      const before = (await mails()).length;
      await add({ title: 'Nurse' });
      await match();
      pass(day);
      expect([await send(), (await mails()).length]).toEqual([0, before]);
      expect(server.received).toHaveLength(1);
    } finally {
      transport.close();
      await server.close();
    }
  });
});

describe('matching', () => {
  it('finds for every alert what a search with its filters finds', async () => {
    const person = await aReader();
    const searches: AlertFilters[] = [
      {},
      { query: 'nurse' },
      { query: 'senior nurse' },
      { query: '"night shift" -cook' },
      { query: 'software engineer' },
      { query: '看護師' },
      { query: 'nurses', job_types: [1] },
      { job_types: [1, 2], is_company_verified: true },
      { salary_from: 4_000, salary_to: 6_000 },
      { query: 'developer', work_arrangements: [1] },
      { applicant_countries: [608] },
      { query: 'clerk', shared_hours: [6] },
      { query: '???' },
      { query: '师' },
    ];
    const alerts: { id: number; filters: AlertFilters }[] = [];
    for (const filters of searches) alerts.push({ id: (await create(person, filters)).alert.id, filters });
    pass(1_000);
    await add(
      { title: 'Senior Nurse', jobTypeId: 1 },
      { title: 'Nurse, night shift', jobTypeId: 2, workArrangementId: 1 },
      { title: 'Cook for the night shift', workArrangementId: 3, excludedCountries: ['ph'] },
      { title: 'Software Developer', workArrangementId: 1 },
      { title: 'Engineer', descriptionHtml: '<p>Software of all kinds.</p>' },
      { title: '看護師・夜勤', language: 'ja', jobTypeId: 1 },
      { title: '厨师', language: 'zh-Hans' },
      { title: 'Remote clerk', workArrangementId: 3 },
      { title: 'Remote clerk for Americans', workArrangementId: 3, timeZone: 'America/New_York' },
      { title: 'Clerk', salary: { currency: 'SGD', period: 'monthly', min: 450_000, max: 500_000 } },
    );
    await match();
    for (const { id, filters } of alerts) {
      const preview = (await person.ask('GET', `/job/job-alerts/${id}/preview`)).json().data;
      const found = (await person.ask('POST', '/job/search', { ...filters, sort: 1 }, singapore)).json().data;
      const idsOf = (jobs: { id: number }[]) => jobs.map((job) => job.id).sort();
      expect([filters, idsOf(preview.jobs)]).toEqual([filters, idsOf(found.jobs)]);
    }
  });

  it('finds for an alert like a job also titles near to its own, in any language, by its other filters', async () => {
    await trainVectors({
      dataFolder: api.dependencies.config.dataFolder,
      concepts: fewOccupations,
      source: 'lists',
      plan: shortPlan,
    });
    const person = await aReader();
    const [old = 0] = await add({ title: '不動産営業', language: 'ja' }, { title: 'Lorry driver' });
    const like = { query: 'Estate agent', near_titles: true };
    const alerts = {
      near: (await create(person, like)).alert.id,
      nearFullTime: (await create(person, { ...like, job_types: [1], salary_from: 4_000 })).alert.id,
      words: (await create(person, { query: 'Estate agent' })).alert.id,
    };
    pass(1_000);
    const paid = { currency: 'SGD', period: 'monthly', min: 450_000, max: 500_000 } as const;
    await add(
      { title: 'Estate agent', jobTypeId: 2 },
      { title: '不動産営業', language: 'ja', jobTypeId: 1, salary: paid },
      { title: 'Corredora de inmuebles', jobTypeId: 1 },
      { title: 'Lorry driver', jobTypeId: 1, salary: paid },
    );
    await match();
    const found = async (id: number) => {
      const { jobs } = (await person.ask('GET', `/job/job-alerts/${id}/preview`)).json().data;
      return jobs.map(({ title }: { title: string }) => title).sort();
    };
    expect(await found(alerts.near)).toEqual(['Corredora de inmuebles', 'Estate agent', '不動産営業']);
    expect(await found(alerts.nearFullTime)).toEqual(['不動産営業']);
    expect(await found(alerts.words)).toEqual(['Estate agent']);
    // Titles near to it were open before, too.
    await setJobStatus(api.dependencies.db, old, 'closed', now);
    expect((await listOf(person)).map((alert: { closed_jobs: number }) => alert.closed_jobs).sort()).toEqual([
      0, 0, 1,
    ]);
    pass(day);
    await send();
    expect((await mails()).map(({ data }) => data.count).sort()).toEqual([1, 1, 3]);
    // Without a table words alone count, and what was found stays.
    await rm(vectorFile(api.dependencies.config.dataFolder));
    await add({ title: 'Real estate agent' }, { title: '不動産営業', language: 'ja' });
    await match();
    expect(await found(alerts.near)).toEqual(['Real estate agent']);
  });

  it('matches each job once, whoever runs it, and a job that is committed late as well', async () => {
    const person = await aReader();
    await create(person, { query: 'nurse' });
    const early = now;
    pass(30 * 60_000);
    await add({ title: 'Nurse' });
    await Promise.all([match(), match(), match()]);
    await upsertJobs(api.dependencies.db, [aJobDraft({ title: 'Late nurse' })], { now: early });
    await match();
    expect(await listOf(person)).toMatchObject([{ new_jobs: 2 }]);
  });

  it('goes on in batches among jobs that came at the same moment', async () => {
    const person = await aReader();
    await create(person, { query: 'nurse' });
    await create(person, {});
    await add(...Array.from({ length: 7 }, (_, index) => ({ title: index % 2 ? 'Cook' : `Nurse ${index}` })));
    expect(await matchNewJobs(api.dependencies.db, { batch: 2 })).toBe(7);
    expect(await listOf(person)).toMatchObject([{ new_jobs: 7 }, { new_jobs: 4 }]);
    expect(await matchNewJobs(api.dependencies.db, { batch: 2 })).toBe(0);
  });

  it('keeps the conditions of searches in step with the rules that made them', async () => {
    const person = await aReader();
    await create(person, { query: 'nurse' });
    const { db } = api.dependencies;
    expect(await recompileSearches(db)).toBe(0);
    await sql`update alert_searches set terms = 'other'::tsquery`.execute(db);
    await sql`delete from alert_anchors`.execute(db);
    expect(await recompileSearches(db)).toBe(1);
    await add({ title: 'Nurse' });
    await match();
    expect(await listOf(person)).toMatchObject([{ new_jobs: 1 }]);
  });
});

describe('a run', () => {
  it('that ends in the middle has sent whole batches, and the next one the rest, each once', async () => {
    const people = [];
    for (let index = 0; index < 5; index += 1) {
      const person = await aReader();
      await create(person, { query: 'nurse' });
      people.push(person.email);
    }
    await add({ title: 'Nurse' });
    await match();
    pass(day);
    const { queue } = api.dependencies;
    let batches = 0;
    const dying = {
      ...queue,
      addAll: async (...given: Parameters<typeof queue.addAll>) => {
        batches += 1;
        await queue.addAll(...given);
        if (batches === 2) throw new Error('killed');
      },
    };
    await expect(sendDueAlerts({ ...api.dependencies, queue: dying }, now, 2)).rejects.toThrow('killed');
    expect(await mails()).toHaveLength(2);
    await Promise.all([send(), sendDueAlerts(api.dependencies, now, 2)]);
    const recipients = (await mails()).map(({ recipient }) => recipient).sort();
    expect(recipients).toEqual(people.sort());
    const { rows } =
      await sql`select from queue.job where id in (select id from mails where template = 'job-alert')`.execute(
        api.dependencies.db,
      );
    expect(rows).toHaveLength(5);
  });

  it('writes in the language that the alert was made in', async () => {
    const person = await aReader();
    const headers = { 'country-id': '2', 'language-id': '10' };
    await person.ask('POST', '/job/job-alerts/create', { filters: { query: 'nurse' } }, { headers });
    await add({ title: 'Nurse', otherPlaces: ['Jurong', 'Bedok', 'Yishun'] });
    await match();
    pass(day);
    await send();
    const [mail] = await mails();
    expect(mail?.language).toBe('ar');
    expect(mail?.data.items).toMatchObject([{ text: 'Harbour Clinic · Jurong وBedok وYishun' }]);
    expect(String(mail?.data.results_url)).toBe('https://jobs.example/ar/sg/jobs?q=nurse');
  });
});
