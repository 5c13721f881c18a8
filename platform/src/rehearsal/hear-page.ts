import { type HealthFact, healthBeacon } from '@jobharbor/shared/telemetry/beacon';
import type { Page } from 'playwright';

/** Something that a page complained of, and the packages whose files stand in its stack. */
export interface Complaint {
  text: string;
  from: readonly string[];
}

export interface Ears {
  /** What was heard since the last call. */
  take(): Complaint[];
  /** Facts that the page has told the gateway so far. */
  facts: readonly HealthFact[];
}

const sourcesOf = (...texts: string[]): string[] =>
  [...texts.join('\n').matchAll(/\/assets\/([^/]+)\//g)].map(([, name = '']) => name);

/** Listens to a page: errors that nobody caught, what it writes to the console as an error, its health reports. */
export function hearPage(page: Page): Ears {
  const complaints: Complaint[] = [];
  const facts: HealthFact[] = [];
  page.on('pageerror', (error) =>
    complaints.push({ text: error.message, from: sourcesOf(error.stack ?? '') }),
  );
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const text = message.text();
    // The browser's own word for an answer of 400 and above: what asked for it says more, where it matters.
    if (text.startsWith('Failed to load resource')) return;
    complaints.push({ text: text.slice(0, 400), from: sourcesOf(text, message.location().url) });
  });
  page.on('request', (request) => {
    if (!request.url().endsWith('/telemetry')) return;
    const beacon = healthBeacon.safeParse(request.postDataJSON());
    if (beacon.success) facts.push(...beacon.data.facts);
  });
  return { facts, take: () => complaints.splice(0) };
}
