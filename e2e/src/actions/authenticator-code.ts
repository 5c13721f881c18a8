import { createHmac } from 'node:crypto';

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** TOTP code of a base 32 key (RFC 6238), `steps` of 30 seconds from now. */
export function authenticatorCode(key: string, steps = 0): string {
  const bits = [...key.replace(/\s/g, '')].map((digit) => digits.indexOf(digit).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
  const secret = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}
