import type { DiscoveryEntry } from '@jobharbor/shared/remote';
import type { ToldFact } from '../services/create-health.ts';
import { apartWay } from './apart-way.ts';
import { completeTexts } from './complete-texts.ts';
import { findOtherVersions } from './find-other-versions.ts';
import { newSupportCode } from './land-on-card.ts';
import { loadFallback, type StaticFallback } from './load-fallback.ts';
import type { Way } from './load-module.ts';
import { type Failed, type Outcome, type Run, runVersion } from './run-version.ts';

/** Where the ladder ends: something runs, nobody waits any more, or what the person is to see instead. */
export type Landing =
  | Exclude<Outcome, Failed>
  | { status: 'failed'; supportCode: string; fallback: StaticFallback | null };

/** Milliseconds before each further try. */
const pauses = [300, 1_200];

/**
 * What is done when a version failed: the same again, of another address, where it did not load; another version;
 * the remote's static fallback; and the shell's own card. For a slot the last two are the slot's own fallback.
 */
export async function climbDown(run: Run, entry: DiscoveryEntry, first: Failed): Promise<Landing> {
  const { name, slot, around } = run;
  let failed = first;
  let failing = entry;
  const tell = (fact: Pick<ToldFact, 'event' | 'rung' | 'support_code' | 'text'>) =>
    around.tell({ remote: name, version: failing.metadata.version, ...(slot && { slot }), ...fact });
  const tellFailure = (rung: ToldFact['rung']) =>
    tell({ event: failed.event, rung, text: String(failed.error) });

  /** Tries, and lands unless that failed as well. */
  async function attempt(
    rung: ToldFact['rung'],
    version: DiscoveryEntry,
    way: Way,
  ): Promise<Landing | undefined> {
    const outcome = await runVersion(run, version, way);
    failing = version;
    if (outcome.status === 'failed') {
      failed = outcome;
      return undefined;
    }
    if (outcome.status === 'running') tell({ event: 'recovered', rung });
    return outcome;
  }

  for (const pause of pauses) {
    if (failed.event !== 'load-failed' || failed.isLasting) break;
    tellFailure('retry');
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (!run.isWanted()) return { status: 'unwanted' };
    const landing = await attempt('retry', entry, apartWay(name, entry));
    if (landing) return landing;
  }

  tellFailure('previous-version');
  for (const version of await findOtherVersions(run, entry)) {
    if (!run.isWanted()) return { status: 'unwanted' };
    await completeTexts(around.props(), version);
    const landing = await attempt('previous-version', version, apartWay(name, version));
    if (landing) return landing;
  }
  if (!run.isWanted()) return { status: 'unwanted' };

  const fallback = slot ? null : await loadFallback(run, entry);
  const supportCode = newSupportCode();
  failing = entry;
  tell({
    event: slot ? 'slot-failed' : first.event,
    rung: slot || fallback ? 'fallback' : 'card',
    support_code: supportCode,
    text: String(first.error),
  });
  return { status: 'failed', supportCode, fallback };
}
