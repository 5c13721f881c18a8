import type { SessionUser } from '@jobharbor/shared/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionDays } from './session-repository.ts';

export const sessionCookie = 'sessionid';
const userCookie = 'user';

const localHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Browsers refuse `Secure` cookies over plain http, which is allowed on localhost only. */
const isPlainLocal = (request: FastifyRequest) =>
  request.protocol === 'http' && localHosts.has(request.hostname.replace(/:\d+$/, ''));

const optionsFor = (request: FastifyRequest) => ({
  path: '/',
  sameSite: 'lax' as const,
  secure: !isPlainLocal(request),
});

/** Sets the session token as an HttpOnly cookie and the user, for the page's header, as a readable one. */
export function setSessionCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  user: SessionUser,
): void {
  const maxAge = sessionDays * 86_400;
  reply.setCookie(sessionCookie, token, { ...optionsFor(request), maxAge, httpOnly: true });
  setUserCookie(request, reply, user);
}

/** Renews the readable user cookie, for example after a change of name. */
export function setUserCookie(request: FastifyRequest, reply: FastifyReply, user: SessionUser): void {
  reply.setCookie(userCookie, JSON.stringify(user), {
    ...optionsFor(request),
    maxAge: sessionDays * 86_400,
    httpOnly: false,
  });
}

export function clearSessionCookies(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(sessionCookie, { ...optionsFor(request), httpOnly: true });
  reply.clearCookie(userCookie, optionsFor(request));
}
