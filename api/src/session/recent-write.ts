import type { Asker } from '@jobharbor/shared/http-server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ReplicaSettings } from '../database/replicas/open-replicas.ts';

const cookieName = 'read_primary';
const isRead = (method: string) => method === 'GET' || method === 'HEAD';

/**
 * What a replica may answer. A request's reads must contain what its client has just changed (read-your-writes). A connected
 * site keeps no cookies, so that its calls always do.
 */
export const readsOf = ({
  siteTokenId,
  cookies,
  method,
}: FastifyRequest): Pick<Asker, 'readsOwnWrites' | 'onlyReads'> => ({
  readsOwnWrites: typeof siteTokenId === 'number' || cookies?.[cookieName] !== undefined,
  onlyReads: isRead(method),
});

/**
 * Sets a cookie after a change by a session. Until replicas certainly have it the client's reads go to the primary. Where
 * there are no replicas, no cookie is set.
 */
export function markWrites(app: FastifyInstance, replicas: ReplicaSettings | null): void {
  if (replicas === null) return;
  // The lag at which a replica serves nothing, and the time until that is noticed.
  const maxAge = replicas.maxLagSeconds + 5;
  app.addHook('onSend', async (request, reply) => {
    if (request.session === null || isRead(request.method) || reply.statusCode >= 400) return;
    reply.setCookie(cookieName, '1', {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: request.isSecure,
      maxAge,
    });
  });
}
