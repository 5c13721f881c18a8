import type { IncomingHttpHeaders } from 'node:http';
import { type Country, countryById, type Language } from '@jobharbor/shared/contracts';
import { splitAddress } from '@jobharbor/shared/remote/locale';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hostCookie, isSecure } from '../../http/public-address.ts';
import { localeCookie, visitorLocale } from './request-locale.ts';

const bucketCookie = 'jh_bucket';
const year = 365 * 86_400;

/** Country of a request without one in its URL: the API's header, else the referrer. */
export function countryOf(request: FastifyRequest): string {
  const id = Number(request.headers['country-id'] ?? Number.NaN);
  const named = Number.isInteger(id) ? countryById(id)?.key : undefined;
  return named ?? countryOfReferrer(request.headers.referer) ?? visitorLocale(request).country.key;
}

function countryOfReferrer(referrer: string | undefined): string | undefined {
  if (referrer === undefined || !URL.canParse(referrer)) return undefined;
  return splitAddress(new URL(referrer).pathname)?.locale.country.key;
}

/** Cookie of the visitor's canary bucket. */
export const bucketCookieOf = (request: FastifyRequest): string | undefined =>
  request.cookies[hostCookie(request, bucketCookie)];

export function setBucket(request: FastifyRequest, reply: FastifyReply, bucket: number): void {
  reply.setCookie(hostCookie(request, bucketCookie), String(bucket).padStart(6, '0'), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(request),
    maxAge: year,
  });
}

/**
 * Stores language and country of the first visited URL, for URLs without them. A later choice replaces the cookie, which
 * the page writes too; a later link from elsewhere does not.
 */
export function rememberLocale(
  request: FastifyRequest,
  reply: FastifyReply,
  { language, country }: { language: Language; country: Country },
): void {
  const value = `${country.key}_${language.slug}`;
  const isPrefetch = request.headers['sec-purpose'] !== undefined || request.headers.purpose !== undefined;
  if (isPrefetch || request.cookies[localeCookie]) return;
  reply.setCookie(localeCookie, value, {
    path: '/',
    sameSite: 'lax',
    secure: isSecure(request),
    maxAge: year,
  });
}

/** The API's session cookie; with its prefix on https. */
const sessionForm = /(?:^|;\s*)(?:__Host-)?sessionid=([^;\s]+)/;

/** Value of the API's session cookie, unverified. */
export const sessionOf = ({ headers }: { headers: IncomingHttpHeaders }): string | undefined =>
  sessionForm.exec(headers.cookie ?? '')?.[1];

/**
 * What a call is made with, unverified: the access token of a connected site's server (RFC 6750), beside which no cookie
 * counts, or the session cookie. Prefixed with its kind.
 */
export function credentialOf(request: { headers: IncomingHttpHeaders }): string | undefined {
  const token = tokenOf(request);
  if (token !== undefined) return `token ${token}`;
  const session = sessionOf(request);
  return session === undefined ? undefined : `session ${session}`;
}

/** Access token of a connected site, unverified. */
export const tokenOf = ({ headers }: { headers: IncomingHttpHeaders }): string | undefined =>
  /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];

/** Whether it is a navigation in a browser (`Sec-Fetch`), not a robot or prefetch. */
export const isNavigation = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-mode'] === 'navigate' &&
  headers['sec-purpose'] === undefined &&
  headers.purpose === undefined;

const timeZoneForm = /^[A-Za-z_]+(?:\/[A-Za-z0-9_+-]+)*$/;

/** The time zone of the visitor's cookie; UTC if missing or invalid. */
export function timeZoneOf({ cookies: { timeZone = '' } }: FastifyRequest): string {
  return timeZoneForm.test(timeZone) && isTimeZone(timeZone) ? timeZone : 'UTC';
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
