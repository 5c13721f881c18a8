import {
  credentials,
  dataOf,
  guestLogin,
  logOut,
  nothing,
  registration,
  sessionAnswer,
  signedInAnswer,
} from '@jobharbor/shared/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Dependencies } from '../../dependencies.ts';
import { forAnyone, protectedFor, sessionOf } from '../../http/session-access.ts';
import { clearSessionCookies, setSessionCookies } from '../../http/session-cookies.ts';
import { endSession } from '../../http/session-repository.ts';
import type { App } from '../../http/typed-app.ts';
import { type Caller, type SignedIn, signIn } from './sign-in.ts';
import { signInAsGuest, signUp } from './sign-up.ts';

/** Signing in and out, and asking who is signed in. */
export async function sessionRoutes(app: App, dependencies: Dependencies): Promise<void> {
  const { db } = dependencies;
  const { callerOf, welcome } = helpers(dependencies);
  signUpRoute(app, '/register', dependencies);

  for (const path of ['/login', '/jobseekers/login']) {
    app.post(
      path,
      { ...forAnyone, schema: { tags: ['auth'], body: credentials, response: { 200: signedInAnswer } } },
      async (request, reply) => welcome(request, reply, await signIn(db, request.body, callerOf(request))),
    );
  }

  app.post(
    '/guest/login',
    { ...forAnyone, schema: { tags: ['auth'], body: guestLogin, response: { 200: signedInAnswer } } },
    async (request, reply) =>
      welcome(request, reply, await signInAsGuest(db, request.market.country.key, callerOf(request))),
  );

  app.get(
    '/session',
    { ...forAnyone, schema: { tags: ['auth'], response: { 200: sessionAnswer } } },
    async ({ session }) => ({ data: { user: session?.user ?? null } }),
  );

  app.post(
    '/log-out',
    {
      ...protectedFor('jobseeker', 'recruiter', 'guest'),
      // A goodbye without a word is a goodbye.
      schema: {
        tags: ['auth'],
        body: z.nullish(logOut),
        response: { 200: dataOf(nothing) },
      },
    },
    async (request, reply) => {
      await endSession(db, sessionOf(request).id);
      clearSessionCookies(request, reply);
      return { data: {} };
    },
  );
}

/** `/data/users/register`: the same sign-up under its other name. */
export function userRoutes(app: App, dependencies: Dependencies): void {
  signUpRoute(app, '/users/register', dependencies);
}

function signUpRoute(app: App, path: string, dependencies: Dependencies): void {
  const { callerOf, welcome } = helpers(dependencies);
  app.post(
    path,
    { ...forAnyone, schema: { tags: ['auth'], body: registration, response: { 201: signedInAnswer } } },
    async (request, reply) => {
      const caller = { ...callerOf(request), country: request.market.country.key };
      const signedIn = await signUp(dependencies.db, request.body, caller);
      return reply.code(201).send(welcome(request, reply, signedIn));
    },
  );
}

const helpers = ({ clock }: Dependencies) => ({
  callerOf: (request: FastifyRequest): Caller => ({
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? null,
    session: request.session,
    now: clock(),
  }),
  welcome: (request: FastifyRequest, reply: FastifyReply, { token, user }: SignedIn) => {
    setSessionCookies(request, reply, token, user);
    return { data: { user } };
  },
});
