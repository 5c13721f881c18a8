import type { ReleaseSet } from '../contract/documents.ts';
import { formatRefusal, mayOverride, OperationError } from '../contract/operation-error.ts';
import type { GateFacts } from '../release-gate/run-release-gate.ts';
import { type Actor, requireRight } from '../rights/actor.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { appendLog } from './append-log.ts';
import { changesOf } from './changed-packages.ts';
import { withGateLock } from './gate-lock.ts';
import { gateSet } from './gate-set.ts';
import { type SetContent, setId, writeSet } from './live-set.ts';
import type { Reasoned } from './reasoned.ts';

export interface SetAdoption extends Reasoned, SetContent {
  /** Its id in the other environment. */
  set: string;
  /** Name of that environment, for the log. */
  from: string;
  /** Overrides the gate's refusals; needs the right `force`. */
  force?: boolean | undefined;
}

/**
 * Adopts a set of another environment under the same id, without serving it: it can then be promoted or tried in a
 * canary. Its releases must be in the store. Runs the release gate, since the API is another.
 */
export async function adoptSet(
  store: ReleaseStore,
  actor: Actor,
  { set: id, members, retired, from, reason, force = false }: SetAdoption,
  facts: GateFacts,
): Promise<ReleaseSet> {
  const content = { members, retired };
  if (setId(content) !== id)
    throw new OperationError('invalid', `Set ${id} has other members there than its id stands for.`);
  if (!('shell' in members)) throw new OperationError('invalid', `Set ${id} has no shell.`);
  const live = await store.readLive();
  const base = live && (await store.readSet(live.set));
  if (base?.id === id) return base;
  for (const name of changesOf({ ...content }, base)) requireRight(actor, 'publish', name);
  if (force) requireRight(actor, 'force');

  const refusals = await withGateLock(store.storage, actor.team, facts, () =>
    gateSet(store, base, content, facts),
  );
  const said = refusals.map(formatRefusal);
  if (said.length > 0 && !(force && mayOverride(refusals))) {
    await appendLog(store, actor, 'refused', said.join('\n'), base?.id ?? null, null, { from });
    throw new OperationError(
      'refused',
      `Set ${id} of ${from} cannot be taken over:\n${said.map((line) => `- ${line}`).join('\n')}`,
      refusals,
    );
  }
  const set = await writeSet(store, base, content, reason, actor.name);
  await appendLog(store, actor, 'adopt', reason, base?.id ?? null, id, {
    from,
    ...(said.length > 0 && { refused: said.join('\n') }),
  });
  return set;
}
