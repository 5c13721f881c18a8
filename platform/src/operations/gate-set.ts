import type { ReleaseSet } from '../contract/documents.ts';
import type { Refusal } from '../contract/operation-error.ts';
import { checkRetirement } from '../release-gate/check-retirement.ts';
import { type GateFacts, runReleaseGate } from '../release-gate/run-release-gate.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { SetContent } from './live-set.ts';

/** Refusals of the release gate for the set in place of the live one, removed packages included. */
export async function gateSet(
  store: ReleaseStore,
  base: ReleaseSet | null,
  { members }: Pick<SetContent, 'members'>,
  facts: GateFacts,
): Promise<Refusal[]> {
  const before = Object.entries(base?.members ?? {});
  const kept = base && { ...base, members: Object.fromEntries(before.filter(([name]) => name in members)) };
  const refusals = await runReleaseGate(store, kept, members, facts);
  for (const [name, version] of before.filter(([one]) => !(one in members))) {
    const leaving = await store.readRelease(name, version).catch(() => null);
    if (leaving) refusals.push(...(await checkRetirement(store, { members }, leaving)));
  }
  return refusals;
}
