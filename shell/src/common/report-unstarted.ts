import { sendBeacon } from '@jobharbor/shared/browser/send-beacon';
import type { HealthBeacon, HealthFact } from '@jobharbor/shared/telemetry';
import { addCause } from './find-cause.ts';
import { readPageData } from './page-data.ts';
import { outdatedId, unstartedId } from './start-notices.ts';

/** Whether the browser is older than the declared ones: the newest built-in that the shell's start needs is not there. */
const isOutdated = () => !('withResolvers' in Promise);

/**
 * Reports that the shell did not start, without the services that would have come with it. In a browser that is too old it says
 * so, and no release is at fault.
 */
export async function reportUnstarted(error: unknown): Promise<void> {
  const isTooOld = isOutdated();
  if (isTooOld) showOutdated();
  const { discovery, trace } = readPageData();
  const { lang: language } = document.documentElement;
  const country = location.pathname.split('/')[2] ?? '';
  const version = discovery.microFrontends.shell?.[0]?.metadata.version ?? '';
  const failed = { event: 'load-failed', rung: 'card', text: String(error).slice(0, 500) } as const;
  const outdated = { event: 'reported', text: 'browser-outdated' } as const;
  const fact: HealthFact = { at: Date.now(), remote: 'shell', version, ...(isTooOld ? outdated : failed) };
  if (!isTooOld) await addCause(fact, error);
  const beacon: HealthBeacon = {
    ...{ set: discovery.set, language, country, ...(trace && { trace }) },
    facts: [fact],
  };
  sendBeacon('/telemetry', beacon);
}

function showOutdated(): void {
  const [unstarted, outdated] = [unstartedId, outdatedId].map((id) => document.getElementById(id));
  if (!outdated) return;
  outdated.hidden = false;
  if (unstarted) unstarted.hidden = true;
}
