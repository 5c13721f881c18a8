import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    securityLog: FastifyBaseLogger;
  }
}

/** What the gateway and the platform's API decide about who may do something; listed in `docs/operations.md`. */
export type SecurityEvent =
  | 'login'
  | 'logout'
  | 'access'
  | 'rights'
  | 'upload'
  | 'limit'
  | 'origin'
  | 'host'
  | 'socket';

/** Written whatever `LOG_LEVEL` says, since a quiet log would hide an attack. */
export function decorateSecurityLog(app: FastifyInstance): void {
  app.decorate('securityLog', app.log.child({}, { level: app.log.level === 'silent' ? 'silent' : 'info' }));
}

/** One line of one shape. `details` hold no secret: the name of a token, never the token. */
export function logSecurity(
  request: Pick<FastifyRequest, 'server' | 'ip' | 'id'>,
  event: SecurityEvent,
  outcome: 'allowed' | 'refused',
  details: Readonly<Record<string, string | number>> = {},
): void {
  const { server, ip: address, id: request_id } = request;
  server.securityLog.info({ event: `security.${event}`, outcome, address, request_id, ...details });
}

/** The events that are told by the status of an answer that the gateway gives itself. */
export const eventOfStatus: Readonly<Record<number, SecurityEvent>> = {
  401: 'access',
  403: 'rights',
  408: 'limit',
  413: 'limit',
  421: 'host',
  429: 'limit',
};
