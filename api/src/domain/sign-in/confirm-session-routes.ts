import type { FastifyRequest } from 'fastify';
import { findUnlessLate } from '../../database/on-replica.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { App } from '../../http/typed-app.ts';
import { bearerToken } from '../../session/bearer-token.ts';
import { sessionToken } from '../../session/session-cookies.ts';
import { findSession } from '../../session/session-repository.ts';
import { findTokenSession } from '../../session/site-token-repository.ts';

/**
 * `GET /internal/session`, for gateways: 204 for a session or access token that is alive, else 401. They pass it on to
 * nobody, and ask before they keep an upload. Unlike a call, it is no use of the session.
 */
export function confirmSessionRoutes(app: App, { db, clock }: Pick<Dependencies, 'db' | 'clock'>): void {
  async function findCaller(request: FastifyRequest) {
    const bearer = bearerToken(request);
    if (bearer !== null)
      return (await findUnlessLate(db, (one) => findTokenSession(one, bearer, clock())))?.session ?? null;
    const token = sessionToken(request);
    return token === null ? null : findUnlessLate(db, (one) => findSession(one, token, clock()));
  }
  app.get(
    '/internal/session',
    { config: { access: 'public' }, schema: { hide: true } },
    async (request, reply) => {
      const session = await findCaller(request);
      return reply.code(session === null || session.isSuspended ? 401 : 204).send();
    },
  );
}
