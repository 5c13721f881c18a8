import type { DiscoveryEntry } from '@jobharbor/shared/remote';
import { fetchDiscovery } from './fetch-discovery.ts';
import type { Run } from './mount-run.ts';

const tried = new WeakMap<Run, Set<string>>();

/**
 * Versions of a remote to try when the page's own failed: the one served now if it differs, then the one before it.
 * Each is returned once per run. Empty if the gateway does not answer.
 */
export async function findOtherVersions(run: Run, failed: DiscoveryEntry): Promise<DiscoveryEntry[]> {
  const known = tried.get(run) ?? new Set([failed.metadata.version]);
  tried.set(run, known);
  try {
    const { microFrontends } = await fetchDiscovery();
    const others = (microFrontends[run.name] ?? []).filter(({ metadata }) => !known.has(metadata.version));
    for (const { metadata } of others) known.add(metadata.version);
    return others;
  } catch {
    return [];
  }
}
