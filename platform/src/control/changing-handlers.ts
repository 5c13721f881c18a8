import type { AnyCall, CallRequest, CallResult } from '@jobharbor/shared/contracts';
import { evaluateCanary } from '../canary/evaluate-canary.ts';
import * as calls from '../contract/calls.ts';
import type { LogEntry } from '../contract/documents.ts';
import { auditedStore } from '../operations/audited-store.ts';
import { findCanary } from '../operations/move-canary.ts';
import * as operations from '../operations/operations.ts';
import { makeOverride } from '../overrides/make-override.ts';
import { makePreview } from '../previews/make-preview.ts';
import type { Actor } from '../rights/actor.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { type Handler, type HandlerOptions, handler } from './handlers.ts';

const reasonIn = (input: object): string => {
  const body = 'body' in input ? input.body : undefined;
  return typeof body === 'object' && body !== null && 'reason' in body ? String(body.reason) : '';
};

/** Handlers that change what is served, or tokens. Each operation checks the actor's right and logs. */
export function changingHandlers(options: HandlerOptions): Handler[] {
  const changing = auditedHandlers(options.store);
  return [
    ...releaseHandlers(changing, options),
    ...canaryHandlers(changing, options),
    ...settingHandlers(changing),
    ...tokenHandlers(changing, options),
    handler(calls.collectGarbage, (actor, { body: { reason } }) =>
      operations.collectGarbage(options.store, actor, { reason }),
    ),
  ];
}

/** Makes handlers that get an audited store: their change is logged as `action` later if the operation cannot. */
const auditedHandlers =
  (store: ReleaseStore) =>
  <C extends AnyCall>(
    call: C,
    action: LogEntry['action'],
    handle: (audited: ReleaseStore, actor: Actor, input: CallRequest<C>) => Promise<CallResult<C>>,
  ) =>
    handler(call, (actor, input) =>
      handle(auditedStore(store, actor, { action, reason: reasonIn(input) }), actor, input),
    );

type Changing = ReturnType<typeof auditedHandlers>;

/** Which versions of the packages are served. */
function releaseHandlers(changing: Changing, { apiUrl, checkLifecycle }: HandlerOptions): Handler[] {
  return [
    changing(calls.publishReleases, 'publish', async (store, actor, { body: { for_canary, ...input } }) => {
      const warnings: string[] = [];
      const facts = { apiUrl, checkLifecycle, warn: (text: string) => warnings.push(text) };
      const set = await operations.publishRelease(store, actor, { ...input, isForCanary: for_canary }, facts);
      return { set: set.id, warnings };
    }),
    changing(calls.adoptSet, 'adopt', async (store, actor, { body }) => ({
      set: (await operations.adoptSet(store, actor, body, { apiUrl, checkLifecycle })).id,
    })),
    changing(calls.promoteSet, 'promote', async (store, actor, { body }) => {
      const warnings: string[] = [];
      const facts = { apiUrl, checkLifecycle, warn: (text: string) => warnings.push(text) };
      return { set: (await operations.promote(store, actor, body, facts)).id, warnings };
    }),
    changing(calls.rollBack, 'roll-back', async (store, actor, { body }) => ({
      set: (await operations.rollBack(store, actor, body)).id,
    })),
    changing(calls.revertPackage, 'publish', async (store, actor, { body }) => ({
      set: (await operations.revertPackage(store, actor, body, { apiUrl, checkLifecycle: null })).id,
    })),
    changing(calls.retirePackage, 'retire', async (store, actor, { body }) => ({
      set: (await operations.retirePackage(store, actor, body)).id,
    })),
  ];
}

function canaryHandlers(changing: Changing, { sumsOf }: HandlerOptions): Handler[] {
  return [
    changing(calls.startCanary, 'canary-started', async (store, actor, { body }) => {
      const warnings: string[] = [];
      const { set } = await operations.startCanary(store, actor, body, (text) => warnings.push(text));
      return { set, warnings };
    }),
    changing(
      calls.changeCanary,
      'canary-changed',
      async (store, actor, { body: { canary: id, ...body } }) => ({
        set: (await operations.changeCanary(store, actor, { ...body, ...(id && { id }) })).set,
      }),
    ),
    changing(calls.controlRamp, 'canary-changed', async (store, actor, { body }) => {
      const { canary } = await findCanary(store, body.canary);
      const { visits } = evaluateCanary(canary, await sumsOf(canary)).comparison.canary;
      return { set: (await operations.controlRamp(store, actor, { ...body, visits })).set };
    }),
    changing(calls.stopCanary, 'canary-stopped', async (store, actor, { body: { canary: id, reason } }) => ({
      set: (await operations.stopCanary(store, actor, { reason, ...(id && { id }) })).set,
    })),
  ];
}

/** Flags and pins. */
function settingHandlers(changing: Changing): Handler[] {
  return [
    changing(calls.setFlag, 'flag-set', async (store, actor, { body }) => {
      await operations.setFlag(store, actor, body);
      return { set: null };
    }),
    changing(calls.pinSet, 'pin', async (store, actor, { body }) => {
      await operations.pinSet(store, actor, body);
      return { set: body.set };
    }),
    changing(calls.unpinSet, 'unpin', async (store, actor, { body }) => {
      await operations.unpinSet(store, actor, body);
      return { set: body.set };
    }),
  ];
}

/** Tokens of people and machines, and signed addresses to see other versions. */
function tokenHandlers(changing: Changing, { store, key }: HandlerOptions): Handler[] {
  return [
    changing(calls.createToken, 'token-made', (store, actor, { body }) =>
      operations.createToken(store, actor, body),
    ),
    changing(calls.revokeToken, 'token-revoked', async (store, actor, { params, body: { reason } }) => {
      await operations.revokeToken(store, actor, { id: params.id, reason });
      return { set: null };
    }),
    handler(calls.makePreview, (actor, { body }) => makePreview(store, key, actor, body)),
    handler(calls.makeOverride, (actor, { body }) => makeOverride(store, key, actor, body)),
  ];
}
