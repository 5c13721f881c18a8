import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { publish } from '../../events/publish.ts';
import { logSecurity } from '../../http/security-log.ts';
import { clearSessionCookies } from '../../session/session-cookies.ts';
import { endSession, type Session } from '../../session/session-repository.ts';

/**
 * Signs the caller out: ends their session, also in their open pages. Clears its cookies and the browser's caches,
 * including the back/forward cache. Stored data is for the shell, which knows what is the person's: `"storage"` and
 * `"cookies"` would remove the drafts of guests and other accounts in every tab, and the known device.
 */
export async function endOwnSession(
  db: Dependencies['db'],
  { id, accountId }: Session,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  await endSession(db, id);
  await publish(db, { kind: 'account', audience: [accountId] });
  clearSessionCookies(request, reply);
  reply.header('clear-site-data', '"cache"');
  logSecurity(request, 'sign-out', 'done');
}
