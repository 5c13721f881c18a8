import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    securityLog: FastifyBaseLogger;
  }
}

/** One line of the security log besides its request. Listed in `docs/operations.md`. */
export interface SecurityLine {
  event: string;
  outcome: 'done' | 'refused';
  /** Account id; null without one. */
  account: number | null;
  [detail: string]: unknown;
}

/** Adds `app.securityLog`, which writes whatever the log level is, unless the log is silent. */
export function decorateSecurityLog(app: Pick<FastifyInstance, 'log' | 'decorate'>): void {
  const level = app.log.level === 'silent' ? 'silent' : 'info';
  app.decorate('securityLog', app.log.child({ kind: 'security' }, { level }));
}

/** Writes one JSON line with IP address and request id. Never pass names, email addresses or secrets. */
export function writeSecurityLine(
  { server, ip, id }: Pick<FastifyRequest, 'server' | 'ip' | 'id'>,
  { event, outcome, account, ...details }: SecurityLine,
): void {
  server.securityLog.info({ event, outcome, account, address: ip, request_id: id, ...details });
}

const byStatus = {
  401: 'session',
  403: 'access',
  408: 'limit',
  413: 'limit',
  421: 'host',
  429: 'throttle',
} as const;

/** The security event of a refusal that only its status tells; undefined where the status is none. */
export const securityEventOfStatus = (status: number): (typeof byStatus)[keyof typeof byStatus] | undefined =>
  byStatus[status as keyof typeof byStatus];
