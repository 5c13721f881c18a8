import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    securityLog: FastifyBaseLogger;
  }
}

/** What the gateway and the platform's API decide about who may do something; listed in `docs/operations.md`. */
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

/** The log of security events, which no log level leaves out; the API's has the same form. */
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

/** Writes one line: who did what with which outcome, and the id of the request. */
export function logSecurity(
  { server, ip: address, id: request_id }: Pick<FastifyRequest, 'server' | 'ip' | 'id'>,
  event: SecurityEventName,
  outcome: 'done' | 'refused',
  details: SecurityDetails = {},
): void {
  server.securityLog.info({ event, outcome, account: null, address, request_id, ...details });
}

/** The events that are told by the status of an answer that the gateway gives itself. */
export const eventOfStatus: Readonly<Record<number, SecurityEventName>> = {
  401: 'session',
  403: 'access',
  408: 'limit',
  413: 'limit',
  421: 'host',
  429: 'throttle',
};

/** A request's route. Never the address itself: it may hold what somebody typed. */
export const routeOf = ({ method, routeOptions }: FastifyRequest): string =>
  `${method} ${routeOptions.url ?? ''}`;
