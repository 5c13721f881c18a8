import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { TrustCheck } from './trust-check.ts';

/** Headers, besides `X-Forwarded-…`, by which a proxy in front describes the visitor. Listed in `docs/operations.md`. */
const proxyHeaders = ['x-geo-country'] as const;

/** Drops what anybody but a trusted proxy says of the visitor, before any route or the next server reads it. */
export function dropUntrustedHeaders(
  app: Pick<FastifyInstance, 'addHook' | 'server'>,
  isTrusted: TrustCheck,
): void {
  const drop = ({ headers, socket }: IncomingMessage) => {
    if (isTrusted(socket.remoteAddress ?? '')) return;
    for (const name of proxyHeaders) delete headers[name];
  };
  app.addHook('onRequest', async ({ raw }) => drop(raw));
  app.server.prependListener('upgrade', drop);
}
