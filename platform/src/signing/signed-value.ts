import { createHmac, timingSafeEqual } from 'node:crypto';

const signatureOf = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** A value that only holders of `key` can have written, good until `until` (seconds). Readable by anyone: no secrets. */
export function seal(key: Buffer, purpose: string, value: unknown, until: number): string {
  const text = Buffer.from(JSON.stringify({ value, until })).toString('base64url');
  return `${text}.${signatureOf(key, `${purpose}.${text}`).toString('base64url')}`;
}

/** What was sealed for the same purpose; undefined when it is not ours, not whole, or no longer good. */
export function unseal(key: Buffer, purpose: string, sealed: string | undefined): unknown {
  const [text = '', signature = ''] = (sealed ?? '').split('.');
  const given = Buffer.from(signature, 'base64url');
  const own = signatureOf(key, `${purpose}.${text}`);
  if (given.length !== own.length || !timingSafeEqual(given, own)) return undefined;
  const { value, until } = JSON.parse(Buffer.from(text, 'base64url').toString()) as {
    value: unknown;
    until: number;
  };
  return until > Date.now() / 1000 ? value : undefined;
}
