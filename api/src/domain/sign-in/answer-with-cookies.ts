import type { SessionUser } from '@jobharbor/shared/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { logSecurity, type SecurityEventName } from '../../http/security-log.ts';
import { setDeviceCookie, setSessionCookies } from '../../session/session-cookies.ts';
import type { SignedIn } from './caller.ts';

/** Sets the cookies of a new session and logs it; returns the answer. */
export function answerWithCookies(
  event: SecurityEventName,
  request: FastifyRequest,
  reply: FastifyReply,
  { token, device, user }: SignedIn,
): { user: SessionUser } {
  setSessionCookies(request, reply, token, user);
  if (device !== null) setDeviceCookie(request, reply, device);
  logSecurity(request, event, 'done', { account: user.id });
  return { user };
}
