import type { DiscoveryEntry } from '@jobharbor/shared/remote';
import { discovery } from '@jobharbor/shared/remote/discovery';
import type { Run } from './mount-run.ts';

const timeLimit = 5_000;
const tried = new WeakMap<Run, Set<string>>();

/**
 * Versions of a remote to try when the page's own failed: the one served now if it differs, then the one before it.
 * Each is returned once per run. Empty if the gateway does not answer.
 */
export async function findOtherVersions(run: Run, failed: DiscoveryEntry): Promise<DiscoveryEntry[]> {
  const known = tried.get(run) ?? new Set([failed.metadata.version]);
  tried.set(run, known);
  try {
    const answer = await fetch('/discovery.json', {
      cache: 'no-cache',
      signal: AbortSignal.timeout(timeLimit),
    });
    const { microFrontends } = discovery.parse(await answer.json());
    const others = (microFrontends[run.name] ?? []).filter(({ metadata }) => !known.has(metadata.version));
    for (const { metadata } of others) known.add(metadata.version);
    return others;
  } catch {
    return [];
  }
}
