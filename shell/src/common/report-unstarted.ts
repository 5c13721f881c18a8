import type { HealthBeacon } from '@jobharbor/shared/telemetry';
import { readPageData } from './page-data.ts';

/** Reports that the shell did not start, without the services that would have come with it. */
export function reportUnstarted(error: unknown): void {
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
