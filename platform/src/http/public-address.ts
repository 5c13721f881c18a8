import { hostname, networkInterfaces } from 'node:os';
import proxyAddr from '@fastify/proxy-addr';
import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    publicAddress: PublicAddress;
  }
}

/** Public URL of the site, and which peers are trusted proxies. */
export interface PublicAddress {
  /** The site's public origin; null: derived from the request. */
  origin: string | null;
  /** Allowed `Host` names without ports; null: any. */
  hosts: ReadonlySet<string> | null;
  /** Additional origins that may send changes. */
  allowedOrigins: readonly string[];
  /** Whether the peer is a trusted proxy, whose forwarding headers are used. */
  isTrusted(address: string): boolean;
}

const listOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '' && entry !== 'none');

/** Accepts any host and no proxy. For tests and rehearsals. */
export const anyAddress: PublicAddress = {
  origin: null,
  hosts: null,
  allowedOrigins: [],
  isTrusted: () => false,
};

/**
 * Reads `PUBLIC_URL`, `ALLOWED_HOSTS`, `ALLOWED_ORIGINS` and `TRUSTED_PROXIES`. Without the first two, allows the names
 * of this machine that it listens on.
 */
export function readPublicAddress(env: NodeJS.ProcessEnv): PublicAddress {
  const { PUBLIC_URL: publicUrl = '' } = env;
  const url = publicUrl === '' ? null : URL.parse(publicUrl);
  if (publicUrl !== '' && !/^https?:$/.test(url?.protocol ?? ''))
    throw new Error(
      `PUBLIC_URL takes the address of the site, such as https://jobs.example; ${publicUrl} is none.`,
    );
  const named = listOf(env.ALLOWED_HOSTS).map((host) => host.toLowerCase());
  const own = url === null ? namesOfMachine(env.HOST) : [url.hostname];
  return {
    origin: url?.origin ?? null,
    hosts: named.includes('*') ? null : new Set([...localNames, ...own, ...named]),
    allowedOrigins: listOf(env.ALLOWED_ORIGINS),
    isTrusted: readProxies(env.TRUSTED_PROXIES),
  };
}

/** Loopback names are safe: DNS rebinding cannot use them. */
const localNames = ['localhost', '127.0.0.1', '[::1]'];

/** Only loopback unless configured to listen on other interfaces. */
function namesOfMachine(host: string | undefined): string[] {
  if (host === undefined || host === '') return [];
  if (host !== '0.0.0.0' && host !== '::') return [host];
  const addresses = Object.values(networkInterfaces()).flatMap((found = []) =>
    found.map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address)),
  );
  return [hostname().toLowerCase(), ...addresses];
}

/** Comma-separated addresses, networks (`10.0.0.0/8`) or `loopback`, `linklocal`, `uniquelocal`. */
function readProxies(text: string | undefined): (address: string) => boolean {
  const proxies = listOf(text);
  try {
    const isTrusted = proxyAddr.compile(proxies);
    return (address) => address !== '' && isTrusted(address, 0);
  } catch {
    throw new Error(
      `TRUSTED_PROXIES takes addresses or networks with commas, such as 10.0.0.0/8; ${text} is not.`,
    );
  }
}

/** Whether the visitor uses https, also where a proxy in front decrypts it. */
export const isSecure = (request: FastifyRequest): boolean =>
  request.protocol === 'https' || request.server.publicAddress.origin?.startsWith('https:') === true;

/** Scheme and host of the site for this visitor. */
export const originOf = (request: FastifyRequest): string =>
  request.server.publicAddress.origin ?? ownOrigin(request);

const ownOrigin = (request: FastifyRequest) => `${isSecure(request) ? 'https' : 'http'}://${request.host}`;

/** Whether pages of this origin may send changes: the site's own, scheme included, or an allowed one. */
export function isOwnOrigin(request: FastifyRequest, origin: string): boolean {
  const { allowedOrigins } = request.server.publicAddress;
  return origin === originOf(request) || origin === ownOrigin(request) || allowedOrigins.includes(origin);
}

/** Whether the request is addressed to a name of the site. */
export function isOwnHost({ hosts }: PublicAddress, host: string | undefined): boolean {
  const name = (host ?? '').toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
  if (name === '' || /[^\w.[\]:-]/.test(name)) return false;
  return hosts === null || hosts.has(name) || name.endsWith('.localhost');
}

/** A `__Host-` cookie on https: cannot be set by other hosts or plain http. */
export const hostCookie = (request: FastifyRequest, name: string): string =>
  isSecure(request) ? `__Host-${name}` : name;
