import type { Dependencies } from '../../dependencies.ts';
import type { App } from '../../http/typed-app.ts';
import { sessionToken } from '../../session/session-cookies.ts';
import { findSession } from '../../session/session-repository.ts';

/**
 * `GET /internal/session`, for gateways: 204 for a session that is alive, else 401. They pass it on to nobody, and ask
 * before they keep an upload. Unlike a call, it is no use of the session.
 */
export function confirmSessionRoutes(app: App, { db, clock }: Pick<Dependencies, 'db' | 'clock'>): void {
  app.get(
    '/internal/session',
    { config: { access: 'public' }, schema: { hide: true } },
    async (request, reply) => {
      const token = sessionToken(request);
      const session = token === null ? null : await findSession(db, token, clock());
      return reply.code(session === null || session.isSuspended ? 401 : 204).send();
    },
  );
}
