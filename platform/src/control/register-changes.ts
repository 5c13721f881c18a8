import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { canaryChange, canaryWish, reasonOnly, rollBackWish, setWish, tokenWish } from '../contract/wire.ts';
import {
  changeCanary,
  collectGarbage,
  makeToken,
  pinSet,
  promote,
  revokeToken,
  rollBack,
  startCanary,
  stopCanary,
  unpinSet,
} from '../operations/operations.ts';
import type { Actor } from '../rights/actor.ts';
import type { Identify } from './answer-calls.ts';
import type { ControlOptions } from './control-options.ts';
import { readInput } from './read-input.ts';

/** Changes to what is served: the operations of the command line, with the caller's token. */
export function registerChanges(
  scope: FastifyInstance,
  identify: Identify,
  { store, deployment }: Pick<ControlOptions, 'store' | 'deployment'>,
): void {
  /** Reads who and what, does it, and has the next page of this gateway see it. */
  function change<T extends z.ZodMiniType, R>(
    form: T,
    work: (actor: Actor, input: z.output<T>, request: FastifyRequest) => Promise<R>,
  ) {
    return async (request: FastifyRequest): Promise<R> => {
      const { actor } = await identify(request);
      const done = await work(actor, readInput(form, request.body), request);
      deployment.forget();
      return done;
    };
  }

  scope.post(
    '/canary',
    change(canaryWish, async (actor, wish) => ({ set: (await startCanary(store, actor, wish)).set })),
  );
  scope.patch(
    '/canary',
    change(canaryChange, async (actor, wish) => ({ set: (await changeCanary(store, actor, wish)).set })),
  );
  scope.post(
    '/canary/stop',
    change(reasonOnly, async (actor, { reason }) => ({
      set: (await stopCanary(store, actor, { reason })).set,
    })),
  );
  scope.post(
    '/promote',
    change(setWish, async (actor, wish) => ({ set: (await promote(store, actor, wish)).id })),
  );
  scope.post(
    '/roll-back',
    change(rollBackWish, async (actor, wish) => ({ set: (await rollBack(store, actor, wish)).id })),
  );
  scope.post(
    '/pins',
    change(setWish, async (actor, wish) => {
      await pinSet(store, actor, wish);
      return { set: wish.set };
    }),
  );
  scope.post(
    '/pins/remove',
    change(setWish, async (actor, wish) => {
      await unpinSet(store, actor, wish);
      return { set: wish.set };
    }),
  );
  scope.post(
    '/tokens',
    change(tokenWish, (actor, wish) => makeToken(store, actor, wish)),
  );
  scope.post<{ Params: { id: string } }>(
    '/tokens/:id/revoke',
    change(reasonOnly, async (actor, { reason }, request) => {
      const { id } = request.params as { id: string };
      await revokeToken(store, actor, { id, reason });
      return { set: null };
    }),
  );
  scope.post(
    '/collect',
    change(reasonOnly, (actor, { reason }) => collectGarbage(store, actor, { reason })),
  );
}
