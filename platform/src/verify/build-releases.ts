import { join } from 'node:path';
import { formatRefusal } from '../contract/operation-error.ts';
import { currentCommit } from '../release/current-commit.ts';
import { runReleaseGate } from '../release-gate/run-release-gate.ts';
import { projectFolder, releasablePackages } from '../settings.ts';
import { buildDashboard } from '../site/build-dashboard.ts';
import { buildChanged } from '../site/release-changed.ts';
import { createReleaseStore } from '../store/create-release-store.ts';

/** Releases for checks and for the journeys' sites; not served from here. */
const storeFolder = join(projectFolder, '.cache/builds/releases');

/**
 * Builds every package whose sources changed since its last build here, removes older builds, and runs the release gate,
 * size budgets included. Skips checks that need a running site: the API's calls, and the lifecycle in a browser. Returns
 * the exit code.
 */
export async function buildReleases(print: (text: string) => void): Promise<number> {
  const store = createReleaseStore(storeFolder);
  const versions = await buildChanged({
    projectFolder,
    store,
    packages: await releasablePackages(),
    commit: currentCommit(projectFolder),
    onProgress: print,
  });
  await buildDashboard(projectFolder, print);
  for (const [name, kept] of Object.entries(versions)) {
    const old = (await store.versionsOf(name)).filter((version) => version !== kept);
    for (const version of old) await store.removeRelease(name, version, async () => true);
  }
  const facts = { apiUrl: null, checkLifecycle: null };
  const refusals = (await runReleaseGate(store, null, versions, facts)).filter(
    ({ check }) => check !== 'calls',
  );
  for (const refusal of refusals) print(formatRefusal(refusal));
  return refusals.length > 0 ? 1 : 0;
}
