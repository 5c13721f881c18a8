import { join } from 'node:path';
import { brand } from '@jobharbor/shared/brand';
import {
  hostName,
  optional,
  readableFile,
  readSettings,
  secret,
  setting,
  webAddress,
} from '@jobharbor/shared/settings';
import * as z from 'zod/mini';
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

const address = /^[\w.-]+@[\w-]+(\.[\w-]+)+$/;
const settings = {
  SMTP_URL: optional(
    webAddress('smtp://user:password@host:587 of a mail server', /^smtps?:$/, { isSecret: true }),
  ),
  MAIL_FROM: z._default(
    setting('an address, or a name and an address such as Jobs <post@jobs.example>', (text) =>
      address.test(/<([^<>]+)>$/.exec(text)?.[1] ?? text) ? text : undefined,
    ),
    `${brand.name} <${brand.contactEmail}>`,
  ),
  BOUNCE_ADDRESS: optional(
    setting('a plain address, such as bounces@mail.jobs.example', (text) =>
      address.test(text) ? text : undefined,
    ),
  ),
  DKIM_DOMAIN: optional(hostName),
  DKIM_SELECTOR: optional(hostName),
  DKIM_KEY_FILE: optional(readableFile),
};

/** Reads `SMTP_URL`, `MAIL_FROM`, `BOUNCE_ADDRESS` and the DKIM key. A site that others reach (https, or production) has no outbox. */
export function readMailSettings(env: NodeJS.ProcessEnv, { dataFolder, publicUrl }: MailPlace): MailSettings {
  const given = readSettings(env, settings);
  const { SMTP_URL: url, MAIL_FROM: from, BOUNCE_ADDRESS: bounceAddress } = given;
  const dkim = dkimOf(given);
  if (url !== null) return { kind: 'smtp', smtp: { url, from, dkim, bounceAddress } };
  const isPublic = env.NODE_ENV === 'production' || publicUrl?.startsWith('https:');
  return isPublic ? { kind: 'none' } : { kind: 'outbox', folder: join(dataFolder, 'outbox'), from };
}

type DkimSettings = Readonly<Record<'DKIM_DOMAIN' | 'DKIM_SELECTOR' | 'DKIM_KEY_FILE', string | null>>;

function dkimOf({
  DKIM_DOMAIN: domainName,
  DKIM_SELECTOR: keySelector,
  DKIM_KEY_FILE: privateKey,
}: DkimSettings): SmtpSettings['dkim'] {
  if (domainName === null && keySelector === null && privateKey === null) return null;
  if (domainName === null || keySelector === null || privateKey === null)
    throw new Error('DKIM_DOMAIN, DKIM_SELECTOR and DKIM_KEY_FILE belong together; set all three or none.');
  return { domainName, keySelector, privateKey };
}

/** Null: mails that come back later are not taken. */
export const readBounceSecret = (env: NodeJS.ProcessEnv): string | null =>
  readSettings(env, { BOUNCE_SECRET: optional(secret(16, 'openssl rand -hex 24')) }).BOUNCE_SECRET;

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
