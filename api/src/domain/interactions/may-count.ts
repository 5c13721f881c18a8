import { mayTrack, readTrackingChoice, trackingCookie } from '@jobharbor/shared/contracts';
import type { FastifyRequest } from 'fastify';

/** Whether the visitor may be counted: the browser asks before it sends, and this holds for whatever else sends. */
export const mayCount = ({ cookies, headers, market }: FastifyRequest): boolean =>
  mayTrack({
    country: market.country.key,
    choice: readTrackingChoice(cookies[trackingCookie]),
    hasOptedOut: headers['sec-gpc'] === '1',
  });
