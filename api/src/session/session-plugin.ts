import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { findUnlessLate, unlessOnReplica } from '../database/on-replica.ts';
import type { Dependencies } from '../dependencies.ts';
import { bearerToken, readTokenSession } from './bearer-token.ts';
import { originOf, timeZoneOf } from './request-origin.ts';
import { checkAccess } from './session-access.ts';
import { clearSessionCookies, sessionToken, setSessionCookies } from './session-cookies.ts';
import { extendSession, findSession, recordUse, type Session } from './session-repository.ts';

/** Sessions are extended at most this often, so that most requests write nothing. */
const extendAfterMs = 3_600_000;

/** Sets `request.session` where the route's access reads it, and enforces the access of protected routes. */
export const sessionPlugin = fp<Pick<Dependencies, 'db' | 'clock'>>(
  async (app, { db, clock }) => {
    app.decorateRequest('session', null);
    app.decorateRequest('siteTokenId', null);

    async function readSession(request: FastifyRequest, reply: FastifyReply): Promise<Session | null> {
      const token = sessionToken(request);
      if (token === null) return null;
      const now = clock();
      // Nobody is signed out by a replica that does not have the newest sessions yet.
      const session = await findUnlessLate(db, (one) => findSession(one, token, now));
      if (session === null) {
        clearSessionCookies(request, reply);
        return null;
      }
      const origin = { ...originOf(request), timeZone: timeZoneOf(request) };
      await unlessOnReplica(recordUse(db, session, origin, now));
      if (now.getTime() - session.lastSeenAt.getTime() > extendAfterMs) {
        await unlessOnReplica(extendSession(db, session, now));
        setSessionCookies(request, reply, token, session.user);
      }
      return session;
    }

    app.addHook('onRequest', async (request, reply) => {
      const { access = 'public', roles } = request.routeOptions.config;
      if (access === 'public') return;
      const bearer = bearerToken(request);
      if (bearer === null) request.session = await readSession(request, reply);
      else Object.assign(request, await readTokenSession(db, request, bearer, clock()));
      if (access === 'default') return;
      if (request.session !== null) return checkAccess(request.session, roles);
      const hadOne = sessionToken(request) !== null;
      throw new ApiError(hadOne ? errorCode.sessionEnded : errorCode.loginRequired);
    });
  },
  { name: 'session', dependencies: ['@fastify/cookie'] },
);
