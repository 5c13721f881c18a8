import { createTrustCheck, type TrustCheck } from '@jobharbor/shared/http-server';
import {
  namesOfMachine,
  readHosts,
  readOrigins,
  readProxies,
  readPublicUrl,
} from '@jobharbor/shared/site-address';
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
  isTrusted: TrustCheck;
}

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
  const url = readPublicUrl(env.PUBLIC_URL);
  return {
    origin: url?.origin ?? null,
    hosts: readHosts(env.ALLOWED_HOSTS, url === null ? namesOfMachine(env.HOST) : [url.hostname]),
    allowedOrigins: readOrigins(env.ALLOWED_ORIGINS),
    isTrusted: createTrustCheck(readProxies(env.TRUSTED_PROXIES) ?? []),
  };
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

/** A `__Host-` cookie on https: cannot be set by other hosts or plain http. */
export const hostCookie = (request: FastifyRequest, name: string): string =>
  isSecure(request) ? `__Host-${name}` : name;
