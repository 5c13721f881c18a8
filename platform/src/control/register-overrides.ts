import type { FastifyInstance } from 'fastify';
import { type MadeOverride, overrideWish } from '../contract/override-wire.ts';
import { makeOverride } from '../overrides/make-override.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { Identify } from './answer-calls.ts';
import { readInput } from './read-input.ts';

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
