import { securityHeaders } from '@jobharbor/shared/http-server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { surrogateKey } from '../page-cache/drawn-page.ts';
import { isSecure } from './public-address.ts';

/**
 * Content security policy of a page: only scripts with the page's nonce, and scripts that these load (`strict-dynamic`). No
 * release's file becomes a service worker: `serve-assets.ts` refuses to serve it as one.
 */
const contentSecurityPolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self' blob:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');

/** Headers of every answer; the API's headers of the same names take precedence. */
export const commonHeaders = (isSecure: boolean, requestId: string): Record<string, string> => ({
  ...securityHeaders(isSecure, requestId),
  'permissions-policy': 'camera=(self), geolocation=(self), microphone=(self), payment=(), usb=()',
});

export const setCommonHeaders = (request: FastifyRequest, reply: FastifyReply): void =>
  void reply.headers(commonHeaders(isSecure(request), request.id));

/** Headers of a page. Browsers always revalidate, since it names the live set. */
export function setPageHeaders(reply: FastifyReply, nonce: string): void {
  reply.headers({
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': contentSecurityPolicy(nonce),
    'Cache-Control': 'private, no-cache',
    Vary: 'Cookie, Accept-Language',
  });
}

/** Lifetime of a page in a shared cache (CDN) in front of the site, and its purge tags. */
export interface SharedPage {
  seconds: number;
  /** Seconds for which it may be served while it is drawn again. */
  staleSeconds: number;
  set: string;
  /** Country key. */
  country: string;
  /** Surrogate keys of what the page shows. */
  keys: ReadonlySet<string>;
}

/**
 * Headers for CDNs of the operator (`CDN-Cache-Control`, RFC 9213, and earlier ones); to browsers the page stays private.
 * `Vary: Cookie`, since a cookie may identify the visitor; `Sec-GPC` and `DNT`, since they answer consent notices. Language
 * and country are in the URL.
 */
export function setSharedPageHeaders(
  reply: FastifyReply,
  { seconds, staleSeconds, set, country, keys }: SharedPage,
): void {
  const tags = ['pages', `set-${set}`, surrogateKey.pagesOf(country), ...keys];
  const freshness = `max-age=${seconds}, stale-while-revalidate=${staleSeconds}`;
  reply.headers({
    'CDN-Cache-Control': freshness,
    'Surrogate-Control': freshness,
    'Surrogate-Key': tags.join(' '),
    'Cache-Tag': tags.join(','),
    Vary: 'Cookie, Sec-GPC, DNT',
  });
}
