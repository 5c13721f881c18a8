import { describe, expect, it } from 'vitest';
import { deliverMail } from '../../mail/deliver-mail.ts';
import { createSmtpTransport } from '../../mail/transports/smtp-transport.ts';
import { aJobseeker, aVisitor } from '../../testing/people/person.ts';
import { day, tokenOfUrl, useAlerts } from '../../testing/people/use-alerts.ts';
import { startMailServer } from '../../testing/servers/mail-server.ts';

const { api, db, now, pass, create, listOf, add, match, send, mails, aReader } = useAlerts();

describe('an alert with an email alone', () => {
  const subscribe = (email: string, query = 'nurse') => create(aVisitor(api()), { query }, { email });

  it('waits for the owner of the address, and makes no account', async () => {
    expect(await subscribe('ana@example.com')).toMatchObject({ status: 201, alert: null });
    await add({ title: 'Nurse' });
    await match();
    pass(day);
    expect(await send()).toBe(0);
    const [asked] = await mails('job-alert-confirm');
    expect(asked?.recipient).toBe('ana@example.com');
    // A stranger chose both the address and the words of the search.
    expect(Object.keys(asked?.data ?? {})).toEqual(['confirm_url']);
    const token = tokenOfUrl(String(asked?.data.confirm_url));
    await aVisitor(api()).ask('PUT', '/job/job-alerts/by-link', { token, is_confirmed: true });
    await add({ title: 'Ward nurse' });
    await match();
    pass(day);
    expect(await send()).toBe(1);
    const accounts = await db()
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
    const { status, problem } = await create(aVisitor(api()), { query: 'nurse' });
    expect([status, Object.keys(problem.errors)]).toEqual([422, ['email']]);
  });

  it('is found again by the account of that address, once it is confirmed', async () => {
    await subscribe('cleo@example.com');
    const person = await aJobseeker(api(), { email: 'cleo@example.com' });
    expect(await listOf(person)).toEqual([]);
    await db()
      .updateTable('accounts')
      .set({ is_email_verified: true })
      .where('id', '=', person.user.id)
      .execute();
    expect(await listOf(person)).toMatchObject([{ email: 'cleo@example.com' }]);
  });
});

describe('an alert whose address is not confirmed', () => {
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
    const token = tokenOfUrl(String(sent[0]?.data.confirm_url));
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
    const token = tokenOfUrl(String(asked?.data.confirm_url));
    const answer = await aVisitor(api()).ask('PUT', '/job/job-alerts/by-link', { token, is_confirmed: true });
    expect(answer.json().data.job_alert.state).toBe('active');
    expect((await create(person, { query: 'cook' })).alert.state).toBe('active');
    expect(await mails('job-alert-confirm')).toHaveLength(1);
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
    const opened = await aVisitor(api()).ask('GET', path(url));
    expect(opened.statusCode).toBe(302);
    expect(opened.headers.location).toBe(
      `https://jobs.example/en/sg/my-jobs/alerts/manage#${tokenOfUrl(url)}`,
    );
    expect(await listOf(person)).toHaveLength(1);
    const clicked = await api().app.inject({
      method: 'POST',
      url: `/api${path(url)}`,
      // A mail program on the web.
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(clicked.statusCode).toBe(200);
    expect(await listOf(person)).toEqual([]);
  });

  it('change, end and restore it without signing in, and no other alert', async () => {
    const { person, alert, url } = await aMailedAlert();
    const visitor = aVisitor(api());
    const token = tokenOfUrl(url);
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
      const { db } = api().dependencies;
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
        await deliverMail(db, transport, mail?.id ?? '', now());
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
