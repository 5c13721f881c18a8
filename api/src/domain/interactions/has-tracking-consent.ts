import { canTrack, readTrackingChoice, trackingCookie } from '@jobharbor/shared/contracts';
import type { FastifyRequest } from 'fastify';

/** Whether the visitor consented; browsers check before sending, this covers other clients. */
export const hasTrackingConsent = ({ cookies, headers, market }: FastifyRequest): boolean =>
  canTrack({
    country: market.country.key,
    choice: readTrackingChoice(cookies[trackingCookie]),
    hasOptedOut: headers['sec-gpc'] === '1',
  });
