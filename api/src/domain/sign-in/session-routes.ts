import { getSession } from '@jobharbor/shared/calls/auth/get-session';
import { register } from '@jobharbor/shared/calls/auth/register';
import { signIn } from '@jobharbor/shared/calls/auth/sign-in';
import { signInAsGuest } from '@jobharbor/shared/calls/auth/sign-in-as-guest';
import { signInJobseeker } from '@jobharbor/shared/calls/auth/sign-in-jobseeker';
import { signOut } from '@jobharbor/shared/calls/auth/sign-out';
import { registerUser } from '@jobharbor/shared/calls/data/register-user';
import type { Dependencies } from '../../dependencies.ts';
import { serve } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { queueSignUp } from '../pixel-events/queue-pixel-event.ts';
import { answerWithCookies } from './answer-with-cookies.ts';
import { callerOf } from './caller-of.ts';
import { endOwnSession } from './end-own-session.ts';
import { newcomerOf } from './newcomer.ts';
import { signInByPassword } from './sign-in.ts';
import { signUp, signUpAsGuest } from './sign-up.ts';

/** Routes of sign-up, sign-in, sign-out and session. */
export function sessionRoutes(app: App, { db, queue, clock, config }: Dependencies): void {
  for (const call of [register, registerUser]) {
    serve(app, call, async ({ body, request, reply }) => {
      const caller = callerOf(request, reply, clock());
      const newcomer = newcomerOf(request, body.campaign);
      const signedIn = await signUp({ db, queue }, body, caller, newcomer);
      await queueSignUp({ db, clock, config }, request);
      return answerWithCookies('sign-up', request, reply, signedIn);
    });
  }

  for (const call of [signIn, signInJobseeker]) {
    serve(app, call, async ({ body, request, reply }) =>
      answerWithCookies(
        'sign-in',
        request,
        reply,
        await signInByPassword({ db, queue }, body, callerOf(request, reply, clock())),
      ),
    );
  }

  serve(app, signInAsGuest, async ({ market, request, reply }) =>
    answerWithCookies(
      'guest-session',
      request,
      reply,
      await signUpAsGuest(db, market.country.key, callerOf(request, reply, clock())),
    ),
  );

  serve(app, getSession, async ({ session }) => ({ user: session?.user ?? null }));

  serve(app, signOut, async ({ session, request, reply }) => {
    await endOwnSession(db, session, request, reply);
    return {};
  });
}
