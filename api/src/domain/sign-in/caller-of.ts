import { networkOf } from '@jobharbor/shared/http-server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { originOf } from '../../session/request-origin.ts';
import { deviceToken, setChallengeCookie } from '../../session/session-cookies.ts';
import type { Caller } from './caller.ts';

/** The client of a request that signs in. */
export const callerOf = (request: FastifyRequest, reply: FastifyReply, now: Date): Caller => ({
  place: networkOf(request.ip),
  userAgent: request.headers['user-agent'] ?? null,
  origin: originOf(request),
  language: request.market.language.value,
  device: deviceToken(request),
  session: request.session,
  now,
  identify: (accountId) => {
    request.subject = accountId;
  },
  challenge: (token) => setChallengeCookie(request, reply, token),
});
