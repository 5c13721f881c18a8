import { type HealthFact, healthBeacon } from '@jobharbor/shared/telemetry/beacon';
import type { Page } from 'playwright';

export interface HealthFacts {
  facts: HealthFact[];
  /** Makes the page send its beacon now. */
  flush(): Promise<void>;
}

/** Collects the health facts that a visitor's page sends in its beacons. */
export function collectHealthFacts(page: Page): HealthFacts {
  const facts: HealthFact[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/telemetry')) return;
    facts.push(...healthBeacon.parse(JSON.parse(request.postData() ?? '{}')).facts);
  });
  return {
    facts,
    flush: () => page.evaluate(() => void window.dispatchEvent(new Event('pagehide'))),
  };
}
