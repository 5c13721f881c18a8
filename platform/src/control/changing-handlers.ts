import { evaluateCanary } from '../canary/evaluate-canary.ts';
import * as calls from '../contract/calls.ts';
import { findCanary } from '../operations/move-canary.ts';
import * as operations from '../operations/operations.ts';
import { makeOverride } from '../overrides/make-override.ts';
import { makePreview } from '../previews/make-preview.ts';
import { type Handler, type HandlerOptions, handler } from './handlers.ts';

/** Handlers that change what is served, or tokens. Each operation checks the actor's right and logs. */
export function changingHandlers({ store, apiUrl, checkLifecycle, key, sumsOf }: HandlerOptions): Handler[] {
  return [
    handler(calls.publishReleases, async (actor, { body: { for_canary, ...input } }) => {
      const facts = { apiUrl, checkLifecycle };
      const set = await operations.publishRelease(store, actor, { ...input, isForCanary: for_canary }, facts);
      return { set: set.id };
    }),
    handler(calls.adoptSet, async (actor, { body }) => ({
      set: (await operations.adoptSet(store, actor, body, { apiUrl, checkLifecycle })).id,
    })),
    handler(calls.startCanary, async (actor, { body }) => ({
      set: (await operations.startCanary(store, actor, body)).set,
    })),
    handler(calls.changeCanary, async (actor, { body: { canary: id, ...body } }) => ({
      set: (await operations.changeCanary(store, actor, { ...body, ...(id && { id }) })).set,
    })),
    handler(calls.controlRamp, async (actor, { body }) => {
      const { canary } = await findCanary(store, body.canary);
      const { visits } = evaluateCanary(canary, await sumsOf(canary)).comparison.canary;
      return { set: (await operations.controlRamp(store, actor, { ...body, visits })).set };
    }),
    handler(calls.stopCanary, async (actor, { body: { canary: id, reason } }) => ({
      set: (await operations.stopCanary(store, actor, { reason, ...(id && { id }) })).set,
    })),
    handler(calls.promoteSet, async (actor, { body }) => ({
      set: (await operations.promote(store, actor, body, { apiUrl, checkLifecycle })).id,
    })),
    handler(calls.rollBack, async (actor, { body }) => ({
      set: (await operations.rollBack(store, actor, body)).id,
    })),
    handler(calls.revertPackage, async (actor, { body }) => ({
      set: (await operations.revertPackage(store, actor, body, { apiUrl, checkLifecycle: null })).id,
    })),
    handler(calls.retirePackage, async (actor, { body }) => ({
      set: (await operations.retirePackage(store, actor, body)).id,
    })),
    handler(calls.setFlag, async (actor, { body }) => {
      await operations.setFlag(store, actor, body);
      return { set: null };
    }),
    handler(calls.pinSet, async (actor, { body }) => {
      await operations.pinSet(store, actor, body);
      return { set: body.set };
    }),
    handler(calls.unpinSet, async (actor, { body }) => {
      await operations.unpinSet(store, actor, body);
      return { set: body.set };
    }),
    handler(calls.createToken, (actor, { body }) => operations.createToken(store, actor, body)),
    handler(calls.revokeToken, async (actor, { params, body: { reason } }) => {
      await operations.revokeToken(store, actor, { id: params.id, reason });
      return { set: null };
    }),
    handler(calls.collectGarbage, (actor, { body: { reason } }) =>
      operations.collectGarbage(store, actor, { reason }),
    ),
    handler(calls.makePreview, (actor, { body }) => makePreview(store, key, actor, body)),
    handler(calls.makeOverride, (actor, { body }) => makeOverride(store, key, actor, body)),
  ];
}
