import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '@jobharbor/shared/brand';
import type { MailTransport } from './mail-transport.ts';
import { createOutboxTransport } from './transports/outbox-transport.ts';
import { createSmtpTransport, type SmtpSettings } from './transports/smtp-transport.ts';

/**
 * `smtp`: to a server. `outbox`: into a folder, which `/dev/outbox` shows. `none`: a public site without a server; its
 * mails wait in the queue until one is configured.
 */
export type MailSettings =
  | { kind: 'smtp'; smtp: SmtpSettings }
  | { kind: 'outbox'; folder: string; from: string }
  | { kind: 'none' };

export interface MailPlace {
  dataFolder: string;
  publicUrl: string | null;
}

/** Reads `SMTP_URL`, `MAIL_FROM`, `BOUNCE_ADDRESS` and the DKIM key. A site that others reach (https, or production) has no outbox. */
export function readMailSettings(env: NodeJS.ProcessEnv, { dataFolder, publicUrl }: MailPlace): MailSettings {
  const from = env.MAIL_FROM || `${brand.name} <${brand.contactEmail}>`;
  if (env.SMTP_URL) {
    if (!/^smtps?:$/.test(URL.parse(env.SMTP_URL)?.protocol ?? ''))
      throw new Error('SMTP_URL takes the address of a mail server, such as smtp://user:password@host:587.');
    return {
      kind: 'smtp',
      smtp: { url: env.SMTP_URL, from, dkim: readDkim(env), bounceAddress: readBounceAddress(env) },
    };
  }
  const isPublic = env.NODE_ENV === 'production' || publicUrl?.startsWith('https:');
  return isPublic ? { kind: 'none' } : { kind: 'outbox', folder: join(dataFolder, 'outbox'), from };
}

function readBounceAddress({ BOUNCE_ADDRESS: address }: NodeJS.ProcessEnv): string | null {
  if (!address) return null;
  if (/^[\w.-]+@[\w-]+(\.[\w-]+)+$/.test(address)) return address;
  throw new Error('BOUNCE_ADDRESS takes a plain address, such as bounces@mail.jobs.example.');
}

/** Null: mails that come back later are not taken. */
export function readBounceSecret({ BOUNCE_SECRET: secret }: NodeJS.ProcessEnv): string | null {
  if (!secret) return null;
  if (/^[\x21-\x7e]{16,}$/.test(secret)) return secret;
  throw new Error('BOUNCE_SECRET takes at least 16 characters without spaces: openssl rand -hex 24.');
}

function readDkim(env: NodeJS.ProcessEnv): SmtpSettings['dkim'] {
  const { DKIM_DOMAIN: domainName, DKIM_SELECTOR: keySelector, DKIM_KEY_FILE: file } = env;
  if (!domainName && !keySelector && !file) return null;
  if (!domainName || !keySelector || !file)
    throw new Error('DKIM_DOMAIN, DKIM_SELECTOR and DKIM_KEY_FILE belong together; set all three or none.');
  return { domainName, keySelector, privateKey: readFileSync(file, 'utf8') };
}

/** Null for a site without a server. */
export function openMailTransport(settings: MailSettings): MailTransport | null {
  switch (settings.kind) {
    case 'smtp':
      return createSmtpTransport(settings.smtp);
    case 'outbox':
      return createOutboxTransport(settings.folder, settings.from);
    case 'none':
      return null;
  }
}
