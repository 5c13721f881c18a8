import { expect } from 'vitest';
import type { Refusal } from '../contract/operation-error.ts';
import { publish } from '../operations/live-set.ts';
import { runReleaseGate } from '../release-gate/run-release-gate.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { anEmptyStore } from './a-store.ts';
import { addValidRelease, type ValidReleaseDraft } from './a-valid-release.ts';

/** A live shell of React 19.3.1 and shared 1.0.0 with a remote of another team. */
export async function aSiteWithNeighbour(): Promise<ReleaseStore> {
  const store = await anEmptyStore();
  await addValidRelease(store, { name: 'shell', contract: { offers: ['header-actions'] } });
  const neighbour = {
    routes: [{ path: '/job/:job', render: 'browser', access: 'public', sample: '/job/1' }],
    team: 'search',
  } as const;
  await addValidRelease(store, {
    name: 'mfe-b',
    contract: { ...neighbour, routes: [...neighbour.routes], offers: ['resume-upload'] },
  });
  await publish(store, { shell: '1', 'mfe-b': '1' }, 'for a test');
  return store;
}

/** The refusals of the release gate for `versions` on top of the live set. */
export async function askReleaseGate(
  store: ReleaseStore,
  versions: Record<string, string>,
  facts: Partial<Parameters<typeof runReleaseGate>[3]> = {},
): Promise<Refusal[]> {
  const live = await store.readLive();
  const base = live && (await store.readSet(live.set));
  return runReleaseGate(store, base, versions, { apiUrl: null, checkLifecycle: null, ...facts });
}

/** The refusals of a draft as `check: what`; each must have a place and a remedy. */
export async function refusalsOf(draft: ValidReleaseDraft): Promise<string[]> {
  const store = await aSiteWithNeighbour();
  const { name, version } = await addValidRelease(store, { version: '2', ...draft });
  const refusals = await askReleaseGate(store, { [name]: version });
  for (const { where, remedy } of refusals) expect([where, remedy]).not.toContain('');
  return refusals.map(({ check, what }) => `${check}: ${what}`);
}

/** Any path that fits the pattern does for a sample: with `1` for each parameter. */
export const route = (path: string) =>
  ({
    path,
    render: 'browser',
    access: 'public',
    sample: path.replaceAll(/:\w+\??|\*/g, '1').replaceAll('?', ''),
  }) as const;
