import type { FastifyReply, FastifyRequest } from 'fastify';
import { hostCookie, isSecure } from '../http/public-address.ts';
import { readSigned, signValue } from '../signing/signed-value.ts';

const cookieName = 'jh_set';
const purpose = 'set';

/** Lifetime of a pinned set in seconds: a working day. */
const choiceLasts = 8 * 3_600;

/** The pinned set of this browser; undefined without a valid signature. */
export const readPinnedSet =
  (key: Buffer) =>
  (request: FastifyRequest): string | undefined => {
    const signed = request.cookies[hostCookie(request, cookieName)];
    const set = signed === undefined ? undefined : readSigned(key, purpose, signed);
    return typeof set === 'string' ? set : undefined;
  };

/** Pins this browser to a set; null removes the pin. */
export function choosePinnedSet(
  key: Buffer,
  request: FastifyRequest,
  reply: FastifyReply,
  set: string | null,
): void {
  const path = '/';
  if (set === null) {
    reply.clearCookie(hostCookie(request, cookieName), { path, secure: isSecure(request) });
    return;
  }
  const signed = signValue(key, purpose, set, Math.floor(Date.now() / 1000) + choiceLasts);
  reply.setCookie(hostCookie(request, cookieName), signed, {
    path,
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(request),
    maxAge: choiceLasts,
  });
}
