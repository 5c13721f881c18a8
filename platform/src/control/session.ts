import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { OperationError } from '../contract/operation-error.ts';
import { hostCookie, isOwnOrigin, isSecure } from '../http/public-address.ts';
import { type Actor, authenticate, authenticateHash, hashOfToken } from '../rights/actor.ts';
import { readSigned, signValue } from '../signing/signed-value.ts';
import type { ReleaseStore } from '../store/release-store.ts';

const cookieName = 'jh_platform';
/** `__Host-` requires the path `/`; without https the cookie is limited to the API's path. */
const pathOf = (request: FastifyRequest) => (isSecure(request) ? '/' : '/platform');
const lasts = 12 * 3_600;
const purpose = 'session';
const csrfHeader = 'x-csrf-token';

/** The token's hash instead of the token: it finds it in the store, so that a revoked token ends its sessions. */
const sessionForm = z.object({ hash: z.string(), id: z.string(), until: z.int() });
type Session = z.infer<typeof sessionForm>;

/** The caller, authenticated by `Authorization: Bearer …` or by the session's cookie. */
export interface Caller {
  actor: Actor;
  /** Required in `X-CSRF-Token` for changes with the session; null for a bearer token. */
  csrf: string | null;
}

export interface Sessions {
  /** Rejects unauthenticated callers, and changes that lack CSRF protection. */
  identify(request: FastifyRequest): Promise<Caller>;
  /** Opens a session in this browser for the holder of the token. */
  open(request: FastifyRequest, reply: FastifyReply, token: string): Promise<Caller>;
  /** Revokes the session: copies of its cookie are invalid as well. */
  close(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

export function createSessions(store: ReleaseStore, key: Buffer): Sessions {
  const csrfOf = ({ id }: Session) => createHmac('sha256', key).update(`csrf.${id}`).digest('base64url');

  function readSession(request: FastifyRequest): Session | null {
    const cookie = request.cookies[hostCookie(request, cookieName)];
    return sessionForm.safeParse(readSigned(key, purpose, cookie)).data ?? null;
  }

  return {
    async identify(request) {
      const [scheme, token] = (request.headers.authorization ?? '').split(' ');
      if (scheme?.toLowerCase() === 'bearer') return { actor: await authenticate(store, token), csrf: null };
      const session = readSession(request);
      if (session === null || (await store.endedSessions.has(session)))
        throw new OperationError(
          'unauthenticated',
          'This call needs a token: send it as `Authorization: Bearer …`, or sign in at /platform.',
        );
      const csrf = csrfOf(session);
      const isChange = request.method !== 'GET' && request.method !== 'HEAD';
      if (isChange && (request.headers[csrfHeader] !== csrf || !isFromSite(request)))
        throw new OperationError(
          'forbidden',
          'A change made by session carries the `csrf` of /platform/api/me in X-CSRF-Token. Reload the page and try again.',
        );
      return { actor: await authenticateHash(store, session.hash), csrf };
    },
    async open(request, reply, token) {
      const actor = await authenticate(store, token);
      const until = Math.floor(Date.now() / 1000) + lasts;
      const session = { hash: hashOfToken(token), id: randomBytes(16).toString('hex'), until };
      reply.setCookie(hostCookie(request, cookieName), signValue(key, purpose, session, until), {
        ...cookieOptions(request),
        maxAge: lasts,
      });
      return { actor, csrf: csrfOf(session) };
    },
    async close(request, reply) {
      const session = readSession(request);
      if (session !== null) await store.endedSessions.add(session);
      reply.clearCookie(hostCookie(request, cookieName), cookieOptions(request));
    },
  };
}

const cookieOptions = (request: FastifyRequest) => ({
  path: pathOf(request),
  httpOnly: true,
  sameSite: 'strict' as const,
  secure: isSecure(request),
});

/** Whether the request comes from a page of this site (same origin), or from a program without an `Origin`. */
export function isFromSite(request: FastifyRequest): boolean {
  const { origin } = request.headers;
  return origin === undefined
    ? request.headers['sec-fetch-site'] !== 'cross-site'
    : isOwnOrigin(request, origin);
}
