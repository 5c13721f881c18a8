import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { startMailServer } from '../testing/servers/mail-server.ts';
import { verifyDkim } from '../testing/verify-dkim.ts';
import { openMailTransport, readMailSettings } from './mail-settings.ts';
import type { MailTransport } from './mail-transport.ts';
import { renderMail } from './render-mail.ts';

const folder = mkdtempSync(join(tmpdir(), 'jobharbor-dkim-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('signs a mail in Arabic with the configured key, its unsubscribe headers included', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const file = join(folder, 'key.pem');
  writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const server = await startMailServer();
  const settings = readMailSettings(
    {
      ...{ SMTP_URL: server.url, MAIL_FROM: 'Harbor <post@harbor.example>' },
      ...{ DKIM_DOMAIN: 'harbor.example', DKIM_SELECTOR: 'post', DKIM_KEY_FILE: file },
    },
    { dataFolder: '/nowhere', publicUrl: null },
  );
  const transport = openMailTransport(settings) as MailTransport;
  await transport.send({
    ...renderMail('sign-in-code', 'ar', {
      code: '482913',
      duration: '10 دقائق',
      sign_in_url: 'https://x.example',
    }),
    ...{ messageId: 'one', to: 'ana@example.com', language: 'ar' },
    unsubscribeUrl: 'https://harbor.example/unsubscribe',
  });
  transport.close();
  await server.close();
  const [raw = ''] = server.raw;
  const { signed, ...found } = verifyDkim(raw, publicKey);
  expect(found).toEqual({ domain: 'harbor.example', selector: 'post', isBodyIntact: true, isSigned: true });
  expect(signed).toEqual(
    expect.arrayContaining(['from', 'to', 'subject', 'date', 'list-unsubscribe', 'list-unsubscribe-post']),
  );
  const forged = raw
    .replace('<ana@example.com>', '<eve@example.com>')
    .replace('ana@example.com', 'eve@example.com');
  expect(verifyDkim(forged, publicKey).isSigned).toBe(false);
});
