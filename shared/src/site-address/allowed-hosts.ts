import { hostname, networkInterfaces } from 'node:os';
import { listSetting } from './list-setting.ts';

/** Loopback names are safe: DNS rebinding cannot use them. */
const localNames = ['localhost', '127.0.0.1', '[::1]'];
const hostName = /^(?:\*|[\w-]+(?:\.[\w-]+)*|\[[\da-f:.]+\])$/i;

/** Names that a server answers to: loopback, its `own`, and those of `ALLOWED_HOSTS`. Null for any (`*`). */
export function readHosts(
  allowedHosts: string | undefined,
  own: readonly string[],
): ReadonlySet<string> | null {
  const entries = listSetting(allowedHosts) ?? [];
  const wrong = entries.find((entry) => !hostName.test(entry));
  if (wrong !== undefined)
    throw new Error(
      `ALLOWED_HOSTS takes names without scheme and port, with commas, such as www.jobs.example, or * for any; ${wrong} is not one of them.`,
    );
  if (entries.includes('*')) return null;
  return new Set([...localNames, ...own, ...entries].map((host) => host.toLowerCase()));
}

/** Names by which a server that listens on `host` is reached: those of all interfaces for `0.0.0.0` and `::`. */
export function namesOfMachine(host: string | undefined): string[] {
  if (host === undefined || host === '') return [];
  if (host !== '0.0.0.0' && host !== '::') return [host];
  const addresses = Object.values(networkInterfaces()).flatMap((found = []) =>
    found.map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address)),
  );
  return [hostname(), ...addresses];
}

/** Whether a `Host` header, with or without a port, is one of the names that `readHosts` returned. */
export function isOwnHost(hosts: ReadonlySet<string> | null, host: string | undefined): boolean {
  const name = (host ?? '').toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
  if (name === '' || /[^\w.[\]:-]/.test(name)) return false;
  return hosts === null || hosts.has(name) || name.endsWith('.localhost');
}
