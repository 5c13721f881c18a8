import type { FastifyInstance } from 'fastify';
import { chooseSet, getMe, logIn, logOut } from '../contract/calls.ts';
import { OperationError } from '../contract/operation-error.ts';
import type { Me } from '../contract/schemas.ts';
import { choosePinnedSet } from '../sets/pinned-set.ts';
import { serveCall } from './serve-call.ts';
import type { Caller, Sessions } from './session.ts';

/** Routes about the caller's own browser: session, and the choice of a set. */
export function registerSession(scope: FastifyInstance, sessions: Sessions, key: Buffer): void {
  const { identify } = sessions;

  serveCall(scope, logIn, async (request, reply, read) => {
    // Another site cannot send this form as JSON, but it is refused here too.
    if (request.headers['sec-fetch-site'] === 'cross-site')
      throw new OperationError('forbidden', 'Sign in on the platform’s own page.');
    const { token } = read().body;
    return meOf(await sessions.open(request, reply, token));
  });

  serveCall(scope, logOut, async (request, reply) => {
    await identify(request);
    sessions.close(reply);
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
