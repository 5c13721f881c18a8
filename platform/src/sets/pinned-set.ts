import type { FastifyReply, FastifyRequest } from 'fastify';
import { seal, unseal } from '../signing/signed-value.ts';

const cookieName = 'jh_set';
const purpose = 'set';

/** How long somebody's choice of a set holds, in seconds: a working day. */
const choiceLasts = 8 * 3_600;

/** Reads the set that somebody with a token chose for their own browser; a choice that is not signed is none. */
export const readPinnedSet =
  (key: Buffer) =>
  (request: FastifyRequest): string | undefined => {
    const sealed = request.cookies[cookieName];
    const set = sealed === undefined ? undefined : unseal(key, purpose, sealed);
    return typeof set === 'string' ? set : undefined;
  };

/** Gives this browser a set; null: whatever everybody else gets. */
export function choosePinnedSet(
  key: Buffer,
  request: FastifyRequest,
  reply: FastifyReply,
  set: string | null,
): void {
  const path = '/';
  if (set === null) {
    reply.clearCookie(cookieName, { path });
    return;
  }
  reply.setCookie(cookieName, seal(key, purpose, set, Math.floor(Date.now() / 1000) + choiceLasts), {
    path,
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: choiceLasts,
  });
}
