import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    securityLog: FastifyBaseLogger;
  }
}

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

/** Log of security events, independent of the log level; in the API's format. */
export function decorateSecurityLog(app: FastifyInstance): void {
  const level = app.log.level === 'silent' ? 'silent' : 'info';
  app.decorate('securityLog', app.log.child({ kind: 'security' }, { level }));
}

/** `token` is the name of a deploy token, never the token. */
export interface SecurityDetails {
  token?: string;
  route?: string;
  code?: number | string;
  release?: string;
}

/** Writes one line: actor, event, outcome and request id. */
export function logSecurity(
  { server, ip: address, id: request_id }: Pick<FastifyRequest, 'server' | 'ip' | 'id'>,
  event: SecurityEventName,
  outcome: 'done' | 'refused',
  details: SecurityDetails = {},
): void {
  server.securityLog.info({ event, outcome, account: null, address, request_id, ...details });
}

/** Security events derived from the status of the gateway's own answers. */
export const eventOfStatus: Readonly<Record<number, SecurityEventName>> = {
  401: 'session',
  403: 'access',
  408: 'limit',
  413: 'limit',
  421: 'host',
  429: 'throttle',
};

/** A request's route pattern, never its URL, which may contain user input. */
export const routeOf = ({ method, routeOptions }: FastifyRequest): string =>
  `${method} ${routeOptions.url ?? ''}`;
