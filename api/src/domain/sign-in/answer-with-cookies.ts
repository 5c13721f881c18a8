import type { SessionUser } from '@jobharbor/shared/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { logSecurity, type SecurityEventName } from '../../http/security-log.ts';
import { setDeviceCookie, setSessionCookies } from '../../session/session-cookies.ts';
import type { SignedIn } from './caller.ts';

/** Sets the cookies of a new session and logs it; returns the answer, whose proof of ownership no cookie contains. */
export function answerWithCookies(
  event: SecurityEventName,
  request: FastifyRequest,
  reply: FastifyReply,
  { token, device, user, proof }: SignedIn,
): { user: SessionUser; owner_proof?: string } {
  setSessionCookies(request, reply, token, user);
  if (device !== null) setDeviceCookie(request, reply, device);
  logSecurity(request, event, 'done', { account: user.id });
  return { user, ...(proof !== null && { owner_proof: proof }) };
}
