import { writeSecurityLine } from '@jobharbor/shared/http-server';
import type { FastifyRequest } from 'fastify';

/** Security events of the gateway and the platform's API; listed in `docs/operations.md`. */
export type SecurityEventName =
  | 'sign-in'
  | 'sign-out'
  | 'session'
  | 'access'
  | 'throttle'
  | 'limit'
  | 'host'
  | 'socket'
  | 'upload';

/** `token` is the name of a deploy token, never the token. */
export interface SecurityDetails {
  token?: string;
  route?: string;
  code?: number | string;
  release?: string;
}

/** Writes one line: actor, event, outcome and request id. */
export function logSecurity(
  request: Pick<FastifyRequest, 'server' | 'ip' | 'id'>,
  event: SecurityEventName,
  outcome: 'done' | 'refused',
  details: SecurityDetails = {},
): void {
  writeSecurityLine(request, { event, outcome, account: null, ...details });
}

/** A request's route pattern, never its URL, which may contain user input. */
export const routeOf = ({ method, routeOptions }: FastifyRequest): string =>
  `${method} ${routeOptions.url ?? ''}`;
