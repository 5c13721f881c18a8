import { timeZone } from '@jobharbor/shared/contracts/primitives/time-zone';
import type { FastifyRequest } from 'fastify';

/** Origin of a request, as shown to the account's owner. */
export interface RequestOrigin {
  address: string;
  /** ISO 3166 alpha-2, lower case, where a proxy in front of the site names it. */
  country: string | null;
  userAgent: string | null;
}

export function originOf(request: FastifyRequest): RequestOrigin {
  const geography = String(request.headers['x-geo-country'] ?? '').toLowerCase();
  return {
    address: request.ip,
    country: /^[a-z]{2}$/.test(geography) ? geography : null,
    userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
  };
}

/** IANA time zone of the browser, by its cookie; null without one, and for a zone that is not known. */
export const timeZoneOf = (request: FastifyRequest): string | null =>
  timeZone.safeParse(request.cookies.timeZone).data ?? null;
