import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, it } from 'vitest';
import { openMailTransport, readMailSettings } from './mail-settings.ts';
import type { MailTransport } from './mail-transport.ts';
import { renderMail } from './render-mail.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A server that asks for a password, and what it was told. */
async function aServer(disabledCommands: string[]) {
  const told: string[] = [];
  const server = new SMTPServer({
    disabledCommands,
    allowInsecureAuth: true,
    onAuth: ({ username = '', password = '' }, _session, done) => {
      told.push(`${username}:${password}`);
      done(null, { user: username });
    },
    onData: (stream, _session, done) => {
      told.push('a mail');
      stream.resume().on('end', () => done());
    },
  });
  server.on('error', () => {});
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  closing.push(() => server.close());
  return { told, port: (listener.address() as AddressInfo).port };
}

function send(url: string) {
  const settings = readMailSettings({ SMTP_URL: url }, { dataFolder: '/nowhere', publicUrl: null });
  const transport = openMailTransport(settings) as MailTransport;
  closing.push(() => transport.close());
  const mail = renderMail('password-reset-code', 'en', { code: '482913', duration: '10 minutes' });
  return transport.send({ ...mail, messageId: 'one', to: 'ana@example.com', language: 'en' });
}

it('neither password nor mail is sent to a server that offers no encryption, as with STARTTLS removed on the way', async () => {
  const { told, port } = await aServer(['STARTTLS']);
  await expect(send(`smtp://site:secret@127.0.0.1:${port}`)).rejects.toThrow('STARTTLS');
  expect(told).toEqual([]);
});

it('nor to one whose certificate nobody has signed', async () => {
  const { told, port } = await aServer([]);
  await expect(send(`smtp://site:secret@127.0.0.1:${port}`)).rejects.toThrow('certificate');
  expect(told).toEqual([]);
});

it('without a password, a relay on this machine is used as it is', async () => {
  const { told, port } = await aServer(['STARTTLS', 'AUTH']);
  await send(`smtp://127.0.0.1:${port}`);
  expect(told).toEqual(['a mail']);
});
