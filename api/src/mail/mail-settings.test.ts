import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readMailSettings } from './mail-settings.ts';
import { createOutboxTransport } from './transports/outbox-transport.ts';

describe('the settings', () => {
  const place = { dataFolder: '/data', publicUrl: null };

  it('make an outbox on a developer’s machine, and never on a site that others reach', () => {
    expect(readMailSettings({}, place).kind).toBe('outbox');
    expect(readMailSettings({}, { ...place, publicUrl: 'https://jobs.example' }).kind).toBe('none');
    expect(readMailSettings({ NODE_ENV: 'production' }, place).kind).toBe('none');
  });

  it('refuse what no mail can be sent with', () => {
    expect(() => readMailSettings({ SMTP_URL: 'mail.example:25' }, place)).toThrow('SMTP_URL');
    expect(() =>
      readMailSettings({ SMTP_URL: 'smtp://mail.example', DKIM_DOMAIN: 'a.example' }, place),
    ).toThrow('DKIM_KEY_FILE');
  });
});

it('the outbox keeps one file of a mail, however often it is written', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'jobharbor-outbox-'));
  const outbox = createOutboxTransport(folder, 'post@harbor.example');
  const mail = {
    messageId: 'one',
    to: 'ana@example.com',
    subject: 'S',
    text: 'T',
    html: '<p>T',
    language: 'en',
  };
  await outbox.send(mail);
  await outbox.send(mail);
  expect(await readdir(folder)).toEqual(['one.eml']);
  await rm(folder, { recursive: true });
});
