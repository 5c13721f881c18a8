import { join } from 'node:path';
import { httpMethod, optional, readSettings, setting, text, webAddress } from '@jobharbor/shared/settings';
import * as z from 'zod/mini';
import type { SmsTransport } from './sms-transport.ts';
import { createGatewayTransport, type SmsGateway } from './transports/gateway-transport.ts';
import { createOutboxTransport } from './transports/outbox-transport.ts';

/**
 * `gateway`: to an HTTP service. `outbox`: into a folder, which `/dev/outbox` shows. `none`: a public site without a
 * gateway, which offers no phone numbers to sign in with.
 */
export type SmsSettings =
  | { kind: 'gateway'; gateway: SmsGateway }
  | { kind: 'outbox'; folder: string }
  | { kind: 'none' };

interface SmsPlace {
  dataFolder: string;
  publicUrl: string | null;
}

const settings = {
  SMS_GATEWAY_URL: optional(webAddress('https://sms.example/messages of a gateway')),
  SMS_GATEWAY_METHOD: httpMethod,
  SMS_GATEWAY_HEADERS: z._default(
    setting(
      'a JSON object, such as {"Authorization": "Bearer …"}',
      (text): Readonly<Record<string, string>> =>
        Object.fromEntries(new Headers(JSON.parse(text) as Record<string, string>)),
      { isSecret: true },
    ),
    {},
  ),
  SMS_GATEWAY_BODY: text(''),
};

/**
 * Reads `SMS_GATEWAY_URL`, `…_METHOD`, `…_HEADERS` (a JSON object) and `…_BODY`. URL and body may hold `{{to}}` and
 * `{{text}}`. A site that others reach (https, or production) has no outbox.
 */
export function readSmsSettings(env: NodeJS.ProcessEnv, { dataFolder, publicUrl }: SmsPlace): SmsSettings {
  const given = readSettings(env, settings);
  const { SMS_GATEWAY_URL: url, SMS_GATEWAY_METHOD: method, SMS_GATEWAY_HEADERS: headers } = given;
  if (url === null) {
    const isPublic = env.NODE_ENV === 'production' || publicUrl?.startsWith('https:');
    return isPublic ? { kind: 'none' } : { kind: 'outbox', folder: join(dataFolder, 'outbox') };
  }
  const body = given.SMS_GATEWAY_BODY || null;
  if (!`${url} ${body}`.includes('{{to}}') || !`${url} ${body}`.includes('{{text}}'))
    throw new Error('SMS_GATEWAY_BODY, or SMS_GATEWAY_URL, has to hold {{to}} and {{text}}.');
  return { kind: 'gateway', gateway: { url, method, headers, body } };
}

/** Null for a site without a gateway. */
export function openSmsTransport(settings: SmsSettings): SmsTransport | null {
  switch (settings.kind) {
    case 'gateway':
      return createGatewayTransport(settings.gateway);
    case 'outbox':
      return createOutboxTransport(settings.folder);
    case 'none':
      return null;
  }
}
