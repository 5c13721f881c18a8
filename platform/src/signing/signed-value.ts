import { createHmac, timingSafeEqual } from 'node:crypto';

const signatureOf = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** Signs a value with HMAC-SHA-256, valid until `until` (seconds since 1970). Signed, not encrypted: no secrets in it. */
export function signValue(key: Buffer, purpose: string, value: unknown, until: number): string {
  const text = Buffer.from(JSON.stringify({ value, until })).toString('base64url');
  return `${text}.${signatureOf(key, `${purpose}.${text}`).toString('base64url')}`;
}

/** The value if its signature for this purpose is valid; undefined if invalid or expired. */
export function readSigned(key: Buffer, purpose: string, signed: string | undefined): unknown {
  const [text = '', signature = ''] = (signed ?? '').split('.');
  const given = Buffer.from(signature, 'base64url');
  const own = signatureOf(key, `${purpose}.${text}`);
  if (given.length !== own.length || !timingSafeEqual(given, own)) return undefined;
  const { value, until } = JSON.parse(Buffer.from(text, 'base64url').toString()) as {
    value: unknown;
    until: number;
  };
  return until > Date.now() / 1000 ? value : undefined;
}
