import { isIP } from 'node:net';
import { listSetting } from './list-setting.ts';

/** Networks with a name, as `@fastify/proxy-addr` knows them. */
const named = new Set(['loopback', 'linklocal', 'uniquelocal']);
const bitsOf: Record<number, number> = { 4: 32, 6: 128 };

/**
 * Reads `TRUSTED_PROXIES`, for gateway and API alike: addresses, networks (`10.0.0.0/8`), `loopback`, `linklocal` or
 * `uniquelocal`, with commas; empty for `none`, null without the setting. Throws an error for anything else, and for
 * `none` with other entries.
 */
export function readProxies(text: string | undefined): readonly string[] | null {
  const entries = listSetting(text);
  const wrong = entries?.find((entry) => !named.has(entry) && !isNetwork(entry));
  if (wrong !== undefined)
    throw new Error(
      `TRUSTED_PROXIES takes addresses or networks with commas, such as 10.0.0.0/8, or none alone; ${wrong} is not one of them.`,
    );
  return entries;
}

function isNetwork(entry: string): boolean {
  const [address = '', prefix, ...rest] = entry.split('/');
  const bits = bitsOf[isIP(address)];
  if (bits === undefined || rest.length > 0) return false;
  return prefix === undefined || (/^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= bits);
}
