import { join } from 'node:path';
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

/**
 * Reads `SMS_GATEWAY_URL`, `…_METHOD`, `…_HEADERS` (a JSON object) and `…_BODY`. URL and body may hold `{{to}}` and
 * `{{text}}`. A site that others reach (https, or production) has no outbox.
 */
export function readSmsSettings(env: NodeJS.ProcessEnv, { dataFolder, publicUrl }: SmsPlace): SmsSettings {
  const url = env.SMS_GATEWAY_URL;
  if (!url) {
    const isPublic = env.NODE_ENV === 'production' || publicUrl?.startsWith('https:');
    return isPublic ? { kind: 'none' } : { kind: 'outbox', folder: join(dataFolder, 'outbox') };
  }
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
    throw new Error('SMS_GATEWAY_URL takes the address of a gateway, such as https://sms.example/messages.');
  const body = env.SMS_GATEWAY_BODY || null;
  if (!`${url} ${body}`.includes('{{to}}') || !`${url} ${body}`.includes('{{text}}'))
    throw new Error('SMS_GATEWAY_BODY, or SMS_GATEWAY_URL, has to hold {{to}} and {{text}}.');
  const method = env.SMS_GATEWAY_METHOD || 'POST';
  return { kind: 'gateway', gateway: { url, method, headers: readHeaders(env.SMS_GATEWAY_HEADERS), body } };
}

function readHeaders(text: string | undefined): Readonly<Record<string, string>> {
  try {
    const headers: unknown = JSON.parse(text || '{}');
    return Object.fromEntries(new Headers(headers as Record<string, string>));
  } catch (cause) {
    throw new Error('SMS_GATEWAY_HEADERS takes a JSON object, such as {"Authorization": "Bearer …"}.', {
      cause,
    });
  }
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
