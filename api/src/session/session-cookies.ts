import type { SessionUser } from '@jobharbor/shared/contracts';
import { keptDays } from '@jobharbor/shared/contracts/primitives/kept-days';
import type { FastifyReply, FastifyRequest } from 'fastify';

const { sessionDays, inviteDays } = keptDays;

const sessionCookie = 'sessionid';
const deviceCookie = 'device';
const userCookie = 'user';
const browserCookie = 'browser';
const challengeCookie = 'challenge';
const inviteCookie = 'invite';

/** Minutes for which a pending login waits for its second factor. */
export const challengeMinutes = 10;

/** Lifetime of the known-device cookie after the last sign-in. */
export const deviceDays = 180;

const localHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

const isLocalHost = (request: FastifyRequest): boolean =>
  localHosts.has(request.hostname.replace(/:\d+$/, ''));

/** Browsers refuse `Secure` cookies over plain http, which is allowed on localhost only. */
const isPlainLocal = (request: FastifyRequest) => !request.isSecure && isLocalHost(request);

const optionsFor = (request: FastifyRequest) => ({
  path: '/',
  sameSite: 'lax' as const,
  secure: !isPlainLocal(request),
});

/** Prefix `__Host-` on https: the cookie cannot be set by other hosts or plain http. */
const securePrefix = '__Host-';

/** Sets an HttpOnly cookie. On https with the prefix; removes the one without. */
function setSecret(
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  value: string,
  days: number,
): void {
  const options = { ...optionsFor(request), httpOnly: true };
  reply.setCookie(`${request.isSecure ? securePrefix : ''}${name}`, value, {
    ...options,
    maxAge: Math.round(days * 86_400),
  });
  if (request.isSecure && request.cookies[name] !== undefined) reply.clearCookie(name, options);
}

/**
 * On https only the name with the prefix counts: another host of the domain, or plain http, can set the other one (session
 * fixation). Sessions from before the site had https end.
 */
function readSecret({ cookies, isSecure }: FastifyRequest, name: string): string | null {
  return cookies[`${securePrefix}${name}`] || (isSecure ? null : cookies[name]) || null;
}

/** Session token of the request's cookie. */
export const sessionToken = (request: FastifyRequest): string | null => readSecret(request, sessionCookie);

/** Known-device token of the request's cookie. */
export const deviceToken = (request: FastifyRequest): string | null => readSecret(request, deviceCookie);

/** Identifies the browser that requested a sign-in mail; not a credential. */
export const browserToken = (request: FastifyRequest): string | null => readSecret(request, browserCookie);

export const setBrowserCookie = (request: FastifyRequest, reply: FastifyReply, token: string): void =>
  setSecret(request, reply, browserCookie, token, 1);

/** Code of the invite link that was opened in this browser: for the account that it may make. */
export const inviteOfBrowser = (request: FastifyRequest): string | null => readSecret(request, inviteCookie);

export const setInviteCookie = (request: FastifyRequest, reply: FastifyReply, code: string): void =>
  setSecret(request, reply, inviteCookie, code, inviteDays);

/** Token of the pending login that waits for its second factor. */
export const challengeToken = (request: FastifyRequest): string | null =>
  readSecret(request, challengeCookie);

export const setChallengeCookie = (request: FastifyRequest, reply: FastifyReply, token: string): void =>
  setSecret(request, reply, challengeCookie, token, challengeMinutes / 1_440);

export function clearChallengeCookie(request: FastifyRequest, reply: FastifyReply): void {
  const secret = { ...optionsFor(request), httpOnly: true };
  for (const name of [challengeCookie, `${securePrefix}${challengeCookie}`])
    if (request.cookies[name] !== undefined)
      reply.clearCookie(name, { ...secret, ...(name.startsWith(securePrefix) && { secure: true }) });
}

/** Sets the session token as an HttpOnly cookie and the user, for the page's header, as a readable one. */
export function setSessionCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  user: SessionUser,
): void {
  setSecret(request, reply, sessionCookie, token, sessionDays);
  setUserCookie(request, reply, user);
}

/** Outlives the session: a device stays known after signing out. */
export const setDeviceCookie = (request: FastifyRequest, reply: FastifyReply, token: string): void =>
  setSecret(request, reply, deviceCookie, token, deviceDays);

/** Renews the readable user cookie, for example after a change of name. */
export function setUserCookie(request: FastifyRequest, reply: FastifyReply, user: SessionUser): void {
  reply.setCookie(userCookie, JSON.stringify(user), {
    ...optionsFor(request),
    maxAge: sessionDays * 86_400,
    httpOnly: false,
  });
}

export function clearSessionCookies(request: FastifyRequest, reply: FastifyReply): void {
  const secret = { ...optionsFor(request), httpOnly: true };
  reply.clearCookie(sessionCookie, secret);
  // Browsers ignore this prefix on a cookie that is not secure, also where it is removed.
  if (request.cookies[`${securePrefix}${sessionCookie}`] !== undefined)
    reply.clearCookie(`${securePrefix}${sessionCookie}`, { ...secret, secure: true });
  reply.clearCookie(userCookie, optionsFor(request));
}
