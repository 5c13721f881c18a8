import { type HealthFact, healthBeacon } from '@jobharbor/shared/telemetry/beacon';
import type { Page } from 'playwright-core';

export interface HeardFacts {
  facts: HealthFact[];
  /** Has the page send what it has noted, without waiting until it would. */
  flush(): Promise<void>;
}

/** What a visitor's page tells of its health. */
export function hearFacts(page: Page): HeardFacts {
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
