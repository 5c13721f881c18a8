import type { FastifyInstance } from 'fastify';
import { chooseSet, getMe, logIn, logOut } from '../contract/calls.ts';
import { OperationError } from '../contract/operation-error.ts';
import type { Me } from '../contract/schemas.ts';
import { logSecurity } from '../http/security-log.ts';
import { choosePinnedSet } from '../sets/pinned-set.ts';
import { serveCall } from './serve-call.ts';
import { type Caller, isFromSite, type Sessions } from './session.ts';

/** Routes about the caller's own browser: session, and the choice of a set. */
export function registerSession(scope: FastifyInstance, sessions: Sessions, key: Buffer): void {
  const { identify } = sessions;

  serveCall(scope, logIn, async (request, reply, read) => {
    // Cross-site forms cannot send JSON; refused here as well (CSRF).
    if (!isFromSite(request)) throw new OperationError('forbidden', 'Sign in on the platform’s own page.');
    const { token } = read().body;
    const caller = await sessions.open(request, reply, token);
    logSecurity(request, 'sign-in', 'done', { token: caller.actor.name });
    return meOf(caller);
  });

  serveCall(scope, logOut, async (request, reply) => {
    const { actor } = await identify(request);
    await sessions.close(request, reply);
    logSecurity(request, 'sign-out', 'done', { token: actor.name });
    return {};
  });

  serveCall(scope, getMe, async (request) => meOf(await identify(request)));

  serveCall(scope, chooseSet, async (request, reply, read) => {
    await identify(request);
    const { set } = read().body;
    choosePinnedSet(key, request, reply, set);
    return { set };
  });
}

const meOf = ({ actor, csrf }: Caller): Me => ({
  name: actor.name,
  team: actor.team,
  rights: [...actor.rights],
  packages: [...actor.packages],
  expires_at: actor.expires_at ?? null,
  csrf,
});
