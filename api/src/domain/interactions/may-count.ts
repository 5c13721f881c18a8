import { mayTrack, readTrackingChoice, trackingCookie } from '@jobharbor/shared/contracts';
import type { FastifyRequest } from 'fastify';

/** Whether the visitor consented; browsers check before sending, this covers other clients. */
export const mayCount = ({ cookies, headers, market }: FastifyRequest): boolean =>
  mayTrack({
    country: market.country.key,
    choice: readTrackingChoice(cookies[trackingCookie]),
    hasOptedOut: headers['sec-gpc'] === '1',
  });
