import { type HealthFact, healthBeacon } from '@jobharbor/shared/telemetry/beacon';
import type { Page } from 'playwright';

/** An error of a page, and the packages in its stack trace. */
export interface PageError {
  text: string;
  from: readonly string[];
}

export interface PageRecord {
  /** Errors since the last call. */
  take(): PageError[];
  /** Health facts that the page has sent so far. */
  facts: readonly HealthFact[];
}

const sourcesOf = (...texts: string[]): string[] =>
  [...texts.join('\n').matchAll(/\/assets\/([^/]+)\//g)].map(([, name = '']) => name);

/** Records uncaught errors, console errors and health beacons of a page. */
export function recordPage(page: Page): PageRecord {
  const pageErrors: PageError[] = [];
  const facts: HealthFact[] = [];
  page.on('pageerror', (error) =>
    pageErrors.push({ text: error.message, from: sourcesOf(error.stack ?? '') }),
  );
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const text = message.text();
    // The browser logs this for every 4xx and 5xx; the caller's own error says more.
    if (text.startsWith('Failed to load resource')) return;
    pageErrors.push({ text: text.slice(0, 400), from: sourcesOf(text, message.location().url) });
  });
  page.on('request', (request) => {
    if (!request.url().endsWith('/telemetry')) return;
    const beacon = healthBeacon.safeParse(request.postDataJSON());
    if (beacon.success) facts.push(...beacon.data.facts);
  });
  return { facts, take: () => pageErrors.splice(0) };
}
