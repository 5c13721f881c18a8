import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { OperationError } from '../contract/operation-error.ts';
import { type Actor, authenticate, authenticateHash, hashOfToken } from '../rights/actor.ts';
import { readSigned, signValue } from '../signing/signed-value.ts';
import type { ReleaseStore } from '../store/release-store.ts';

const cookieName = 'jh_platform';
const path = '/platform';
const lasts = 12 * 3_600;
const purpose = 'session';
const csrfHeader = 'x-csrf-token';

/** Never the token: its hash, which finds it in the store, so that a revoked token ends its sessions. */
const sessionForm = z.object({ hash: z.string(), id: z.string() });
type Session = z.infer<typeof sessionForm>;

/** The caller, authenticated by `Authorization: Bearer …` or by the session's cookie. */
export interface Caller {
  actor: Actor;
  /** What changes by the session have to carry in `X-CSRF-Token`; null for a token, which no other site can send. */
  csrf: string | null;
}

export interface Sessions {
  /** Rejects with a sentence for anyone who is not known, and for a change that carries no proof of its origin. */
  identify(request: FastifyRequest): Promise<Caller>;
  /** Opens a session in this browser for the holder of the token. */
  open(request: FastifyRequest, reply: FastifyReply, token: string): Promise<Caller>;
  close(reply: FastifyReply): void;
}

export function createSessions(store: ReleaseStore, key: Buffer): Sessions {
  const csrfOf = ({ id }: Session) => createHmac('sha256', key).update(`csrf.${id}`).digest('base64url');

  return {
    async identify(request) {
      const [scheme, token] = (request.headers.authorization ?? '').split(' ');
      if (scheme?.toLowerCase() === 'bearer') return { actor: await authenticate(store, token), csrf: null };
      const session = sessionForm.safeParse(readSigned(key, purpose, request.cookies[cookieName]));
      if (!session.success)
        throw new OperationError(
          'unauthenticated',
          'This call needs a token: send it as `Authorization: Bearer …`, or sign in at /platform.',
        );
      const csrf = csrfOf(session.data);
      const isChange = request.method !== 'GET' && request.method !== 'HEAD';
      if (isChange && request.headers[csrfHeader] !== csrf)
        throw new OperationError(
          'forbidden',
          'A change made by session carries the `csrf` of /platform/api/me in X-CSRF-Token. Reload the page and try again.',
        );
      return { actor: await authenticateHash(store, session.data.hash), csrf };
    },
    async open(request, reply, token) {
      const actor = await authenticate(store, token);
      const session = { hash: hashOfToken(token), id: request.id };
      reply.setCookie(cookieName, signValue(key, purpose, session, Math.floor(Date.now() / 1000) + lasts), {
        path,
        httpOnly: true,
        sameSite: 'strict',
        secure: request.protocol === 'https',
        maxAge: lasts,
      });
      return { actor, csrf: csrfOf(session) };
    },
    close: (reply) => void reply.clearCookie(cookieName, { path }),
  };
}
