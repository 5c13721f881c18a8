import type { HealthBeacon } from '@jobharbor/shared/telemetry';
import { readPageData } from './page-data.ts';

/** Id of the notice that a page starts incompletely, which is in its HTML. */
export const unstartedId = 'jh-unstarted';

/** Shows or hides the notice that the page did not load completely. */
function showUnstarted(isShown: boolean): void {
  const notice = document.getElementById(unstartedId);
  if (notice) notice.hidden = !isShown;
}

/** Says that the shell did not start, and reports it without the code that did not come. */
export function startFailed(error: unknown): void {
  showUnstarted(true);
  reportError(error);
  const { discovery, trace } = readPageData();
  const { lang: language } = document.documentElement;
  const country = location.pathname.split('/')[2] ?? '';
  const version = discovery.microFrontends.shell?.[0]?.metadata.version ?? '';
  const fact = { event: 'load-failed', at: Date.now(), remote: 'shell', version, rung: 'card' } as const;
  const beacon: HealthBeacon = {
    ...{ set: discovery.set, language, country, ...(trace && { trace }) },
    facts: [{ ...fact, text: String(error).slice(0, 500) }],
  };
  navigator.sendBeacon('/telemetry', JSON.stringify(beacon));
}

/**
 * Loads what the page needs to be whole, however often it fails. The notice is shown meanwhile; the first failure is
 * reported.
 */
export async function untilLoaded<T>(
  load: () => Promise<T>,
  onFailure: (error: unknown) => void,
): Promise<T> {
  try {
    return await load();
  } catch (error) {
    onFailure(error);
    showUnstarted(true);
    await networkOrTime();
    const loaded = await untilLoaded(load, () => {});
    showUnstarted(false);
    return loaded;
  }
}

const retryDelay = 15_000;

/** Resolves when the network comes back, or after a while. */
const networkOrTime = () =>
  new Promise((resolve) => {
    addEventListener('online', resolve, { once: true });
    setTimeout(resolve, retryDelay);
  });
