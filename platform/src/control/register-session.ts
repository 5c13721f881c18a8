import type { FastifyInstance } from 'fastify';
import { OperationError } from '../contract/operation-error.ts';
import { choice, login, type Me } from '../contract/wire.ts';
import { choosePinnedSet } from '../sets/pinned-set.ts';
import type { Identify } from './answer-calls.ts';
import { readInput } from './read-input.ts';
import type { Caller, Sessions } from './session.ts';

/** Signing in and out of the dashboard, and whose token a call carries. */
export function registerSession(
  scope: FastifyInstance,
  sessions: Sessions,
  identify: Identify,
  key: Buffer,
): void {
  scope.post('/login', async (request, reply): Promise<Me> => {
    // Another site cannot send this form as JSON, but it is said here too.
    if (request.headers['sec-fetch-site'] === 'cross-site')
      throw new OperationError('forbidden', 'Sign in on the platform’s own page.');
    const { token } = readInput(login, request.body);
    return meOf(await sessions.open(request, reply, token));
  });

  scope.post('/logout', async (request, reply) => {
    await identify(request);
    sessions.close(reply);
    return reply.code(204).send();
  });

  scope.get('/me', async (request): Promise<Me> => meOf(await identify(request)));

  scope.post('/choice', async (request, reply) => {
    await identify(request);
    const { set } = readInput(choice, request.body);
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
