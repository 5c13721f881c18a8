import type { ReleaseSet } from '../contract/documents.ts';
import { formatRefusal, OperationError } from '../contract/operation-error.ts';
import { checkRetirement } from '../release-gate/check-retirement.ts';
import { type Actor, requireRight } from '../rights/actor.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { appendLog } from './append-log.ts';
import { moveTo, setId, withoutPackages, withVersions, writeSet } from './live-set.ts';
import type { Reasoned } from './reasoned.ts';
import { requireNotWithdrawn } from './withdrawn-sets.ts';

export interface PackageRetirement extends Reasoned {
  name: string;
  /** Also if other members still link to it; needs the right `force`. */
  force?: boolean | undefined;
}

/**
 * Removes one remote from the live set. Its URLs answer 410; publishing a release of it restores it. Refused while other
 * members link to its pages or fill its slots.
 */
export async function retirePackage(
  store: ReleaseStore,
  actor: Actor,
  { name, reason, force = false }: PackageRetirement,
): Promise<ReleaseSet> {
  requireRight(actor, 'publish', name);
  if (force) requireRight(actor, 'force');
  if (name === 'shell')
    throw new OperationError('invalid', 'The shell cannot be retired: every page stands in it.');
  for (;;) {
    const live = await store.readLive();
    const base = live && (await store.readSet(live.set));
    const version = base?.members[name];
    if (!base || version === undefined) throw new OperationError('not-found', `The live set has no ${name}.`);
    // An unreadable release can be retired as well, without its routes.
    const release = await store.readRelease(name, version).catch(() => null);
    const routes = release?.contract.routes.map(({ path }) => path) ?? [];
    const content = withoutPackages(withVersions(base, {}), { [name]: { version, routes } });
    const wasWithdrawn = await requireNotWithdrawn(store, actor, setId(content), force);
    const refusals = release ? await checkRetirement(store, base, release) : [];
    const said = refusals.map(formatRefusal);
    if (said.length > 0 && !force) {
      await appendLog(store, actor, 'refused', said.join('\n'), base.id, null, { [name]: 'retire' });
      throw new OperationError(
        'refused',
        `${name} cannot be retired:\n${said.map((line) => `- ${line}`).join('\n')}`,
        refusals,
      );
    }
    const set = await writeSet(store, base, content, reason, actor.name);
    if (!(await moveTo(store, live, set))) continue;
    await appendLog(store, actor, 'retire', reason, base.id, set.id, {
      [name]: version,
      ...(wasWithdrawn && { taken_back: true }),
      ...(said.length > 0 && { refused: said.join('\n') }),
    });
    return set;
  }
}
