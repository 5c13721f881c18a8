import type { FastifyInstance } from 'fastify';
import type { Identify } from '../control/answer-calls.ts';
import { readInput } from '../control/read-input.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { makeOverride } from './make-override.ts';
import { type MadeOverride, overrideWish } from './override-wire.ts';

/** `POST /overrides`: see {@link makeOverride}. */
export function registerOverrides(
  scope: FastifyInstance,
  identify: Identify,
  { store, key }: { store: ReleaseStore; key: Buffer },
): void {
  scope.post('/overrides', async (request): Promise<MadeOverride> => {
    const { actor } = await identify(request);
    return makeOverride(store, key, actor, readInput(overrideWish, request.body));
  });
}
