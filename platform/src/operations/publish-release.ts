import type { ReleaseSet } from '../contract/documents.ts';
import { formatRefusal, mayOverride, OperationError, type Refusal } from '../contract/operation-error.ts';
import { type GateFacts, runReleaseGate } from '../release-gate/run-release-gate.ts';
import { type Actor, requireRight } from '../rights/actor.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { appendLog } from './append-log.ts';
import { collectWarnings } from './collect-warnings.ts';
import { withGateLock } from './gate-lock.ts';
import { makeSet, publish, setId, withVersions } from './live-set.ts';
import { prepareGateways } from './prepare-gateways.ts';
import { requireNotWithdrawn } from './withdrawn-sets.ts';

export interface PublishInput {
  /** Package → version of a release in the store. */
  versions: Readonly<Record<string, string>>;
  reason: string;
  /** Overrides the gate's refusals; needs the right `force`, and is logged with its reason and the refusals. */
  force?: boolean | undefined;
  /** Creates the set without serving it, for a canary. */
  isForCanary?: boolean | undefined;
}

/** Runs the release gate and publishes releases of the store to the live set, or to a set for a canary. */
export async function publishRelease(
  store: ReleaseStore,
  actor: Actor,
  input: PublishInput,
  facts: GateFacts,
): Promise<ReleaseSet> {
  const { versions, reason, force = false, isForCanary = false } = input;
  const names = Object.keys(versions);
  for (const name of names) requireRight(actor, 'publish', name);
  if (force) requireRight(actor, 'force');
  if (force && reason.trim() === '')
    throw new OperationError('invalid', 'A forced publish needs a reason: --reason "…". The log keeps it.');

  let refusals: Refusal[] = [];
  let passedWith: ReleaseSet | null = null;
  let from: string | null = null;
  let wasWithdrawn = false as boolean;
  const { warn, detail } = collectWarnings(facts.warn);
  async function check(base: ReleaseSet | null): Promise<void> {
    from = base?.id ?? null;
    const made = setId(withVersions(base, versions));
    // Before the release gate, which takes minutes. Not for a canary's set, which is not served.
    if (!isForCanary && made !== from) wasWithdrawn = await requireNotWithdrawn(store, actor, made, force);
    // Again where another publish came first.
    const now = { ...facts, passedWith, warn };
    refusals = await withGateLock(store.storage, actor.team, facts, () =>
      runReleaseGate(store, base, versions, now),
    );
    passedWith = refusals.length === 0 ? base : null;
    if (refusals.length === 0 || (force && mayOverride(refusals))) return;
    const said = refusals.map(formatRefusal);
    await appendLog(store, actor, 'refused', said.join('\n'), from, null, { ...versions });
    throw new OperationError(
      'refused',
      `${names.join(', ')} cannot be published:\n${said.map((line) => `- ${line}`).join('\n')}`,
      refusals,
    );
  }

  let set: ReleaseSet;
  if (isForCanary) {
    const live = await store.readLive();
    const base = live ? await store.readSet(live.set) : null;
    await check(base);
    set = await makeSet(store, base, versions, reason, actor.name);
  } else
    set = await publish(store, versions, reason, actor.name, check, ({ id }) =>
      prepareGateways(store.storage, id, warn),
    );
  if (set.id === from) return set;
  const isForced = wasWithdrawn || (force && refusals.length > 0);
  await appendLog(store, actor, isForced ? 'force-publish' : 'publish', reason, from, set.id, {
    ...versions,
    ...(isForCanary && { served: false }),
    ...(wasWithdrawn && { taken_back: true }),
    ...detail(),
    ...(refusals.length > 0 && { refused: refusals.map(formatRefusal).join('\n') }),
  });
  return set;
}
