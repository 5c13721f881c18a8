import { getSession } from '@jobharbor/shared/calls/get-session';
import { register } from '@jobharbor/shared/calls/register';
import { registerUser } from '@jobharbor/shared/calls/register-user';
import { signIn } from '@jobharbor/shared/calls/sign-in';
import { signInAsGuest } from '@jobharbor/shared/calls/sign-in-as-guest';
import { signInJobseeker } from '@jobharbor/shared/calls/sign-in-jobseeker';
import { signOut } from '@jobharbor/shared/calls/sign-out';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { networkOf } from '../../http/network-of.ts';
import { logSecurity, type SecurityEventName } from '../../http/security-log.ts';
import { serve } from '../../http/serve.ts';
import {
  clearSessionCookies,
  deviceToken,
  setDeviceCookie,
  setSessionCookies,
} from '../../http/session-cookies.ts';
import { endSession } from '../../http/session-repository.ts';
import type { App } from '../../http/typed-app.ts';
import { type Caller, type SignedIn, signInByPassword } from './sign-in.ts';
import { signUp, signUpAsGuest } from './sign-up.ts';

/** Signing up, in and out, and asking who is signed in. */
export function sessionRoutes(app: App, { db, clock }: Dependencies): void {
  const callerOf = (request: FastifyRequest): Caller => ({
    place: networkOf(request.ip),
    userAgent: request.headers['user-agent'] ?? null,
    device: deviceToken(request),
    session: request.session,
    now: clock(),
    identify: (accountId) => {
      request.subject = accountId;
    },
  });

  for (const call of [register, registerUser]) {
    serve(app, call, async ({ body, market, request, reply }) => {
      const caller = { ...callerOf(request), country: market.country.key };
      return answerWithCookies('sign-up', request, reply, await signUp(db, body, caller));
    });
  }

  for (const call of [signIn, signInJobseeker]) {
    serve(app, call, async ({ body, request, reply }) =>
      answerWithCookies('sign-in', request, reply, await signInByPassword(db, body, callerOf(request))),
    );
  }

  serve(app, signInAsGuest, async ({ market, request, reply }) =>
    answerWithCookies(
      'guest-session',
      request,
      reply,
      await signUpAsGuest(db, market.country.key, callerOf(request)),
    ),
  );

  serve(app, getSession, async ({ session }) => ({ user: session?.user ?? null }));

  serve(app, signOut, async ({ session, request, reply }) => {
    await endSession(db, session.id);
    clearSessionCookies(request, reply);
    logSecurity(request, 'sign-out', 'done');
    return {};
  });
}

function answerWithCookies(
  event: SecurityEventName,
  request: FastifyRequest,
  reply: FastifyReply,
  { token, device, user }: SignedIn,
) {
  setSessionCookies(request, reply, token, user);
  if (device !== null) setDeviceCookie(request, reply, device);
  logSecurity(request, event, 'done', { account: user.id });
  return { user };
}
