import type { DiscoveryEntry } from '@jobharbor/shared/remote';
import { discovery } from '@jobharbor/shared/remote/discovery';
import type { Run } from './run-version.ts';

const timeLimit = 5_000;
const tried = new WeakMap<Run, Set<string>>();

/**
 * Versions of a remote that may run where the page's own could not: what is served now, where that is another, and
 * then the one before. Each is named once a run. None where the gateway does not answer.
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
