import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOutboxTransport as createSmsOutbox } from '../sms/transports/outbox-transport.ts';
import { createTestApi } from '../testing/servers/test-api.ts';
import { serveOutbox } from './outbox-page.ts';
import { renderMail } from './render-mail.ts';
import { createOutboxTransport } from './transports/outbox-transport.ts';

let folder: string;
let app: FastifyInstance;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jobharbor-outbox-'));
  app = Fastify({ trustProxy: true });
  serveOutbox(app, folder);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

it('leaves nothing of a mail or message that could not be written', async () => {
  // A folder of that name refuses the last step, as a full disk refuses an earlier one.
  await Promise.all(['m.eml', 's.sms.json'].map((name) => mkdir(join(folder, name))));
  const mail = { ...renderMail('password-reset-code', 'en', { code: '012345', duration: '10 minutes' }) };
  const outbox = createOutboxTransport(folder, 'post@harbor.example');
  await expect(
    outbox.send({ ...mail, messageId: 'm', to: 'ana@example.com', language: 'en' }),
  ).rejects.toThrow();
  await expect(createSmsOutbox(folder).send({ id: 's', to: '+639171234567', text: '1' })).rejects.toThrow();
  expect((await readdir(folder)).sort()).toEqual(['m.eml', 's.sms.json']);
  await Promise.all(['m.eml', 's.sms.json'].map((name) => rm(join(folder, name), { recursive: true })));
});

describe('a developer', () => {
  it('reads on /dev/outbox what was sent to a phone', async () => {
    await createSmsOutbox(folder).send({ id: 'sms', to: '+639171234567', text: '<i>654321</i>' });
    const { body } = await app.inject('/dev/outbox');
    expect(body).toContain('+639171234567');
    expect(body).toContain('&lt;i&gt;654321');
    await rm(join(folder, 'sms.sms.json'));
  });

  it('reads on /dev/outbox what was sent, and each mail as its reader sees it', async () => {
    expect((await app.inject('/dev/outbox')).body).toContain('Nothing was sent yet.');
    const mail = renderMail('password-reset-code', 'tr', { code: '012345', duration: '10 dakika' });
    const outbox = createOutboxTransport(folder, 'post@harbor.example');
    await outbox.send({
      ...mail,
      subject: '<b>S</b>',
      messageId: 'one',
      to: 'ana@example.com',
      language: 'tr',
    });
    const { body, headers } = await app.inject('/dev/outbox');
    expect(body).toContain('ana@example.com');
    expect(body).toContain('012345');
    expect(body).not.toContain('<b>');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect((await app.inject('/dev/outbox/one')).body.trim()).toBe(mail.html.trim());
  });

  it.each(['/dev/outbox/two', '/dev/outbox/..%2Fone', '/dev/outbox/%00'])(
    'finds no mail at %s',
    async (url) => {
      expect((await app.inject(url)).statusCode).toBeGreaterThanOrEqual(400);
    },
  );
});

describe('anybody else', () => {
  it.each([
    ['from another machine', { 'x-forwarded-for': '203.0.113.7' }],
    ['under another name of this one', { host: 'rebound.example' }],
  ])('%s reads no mail', async (_, headers) => {
    for (const url of ['/dev/outbox', '/dev/outbox/one'])
      expect((await app.inject({ url, headers })).body).not.toContain('012345');
  });

  it('reads none where mails leave by a server', async () => {
    const api = await createTestApi();
    expect((await api.app.inject('/dev/outbox')).statusCode).toBe(404);
    await api.close();
  });
});
