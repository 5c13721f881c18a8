import type { CDPSession, Page } from 'playwright';
import { type Heap, readHeap } from './read-heap.ts';
import type { HandleCounts, TrackedWindow } from './tracked-page.ts';

/** Heap, DOM nodes, listeners and tracked resources that a page retains after garbage collection. */
export interface Retained {
  tracked: HandleCounts;
  /** Event listeners of the whole page, as the browser counts them. */
  listeners: number;
  nodes: number;
  heap: Heap;
}

export async function readTracked(page: Page): Promise<HandleCounts> {
  const tracked = await page.evaluate(() => (window as TrackedWindow).jhTracked?.());
  if (!tracked)
    throw new Error('The page tracks nothing: trackTools was not installed before its scripts ran.');
  return tracked;
}

/** The shell's reports about the candidate. */
export const readReports = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as TrackedWindow).jhReports?.() ?? []);

/** Collects garbage three times, since one collection may free what the next finds, and counts the rest. */
export async function measureRetained(page: Page, cdp: CDPSession): Promise<Retained> {
  for (let round = 0; round < 3; round += 1) {
    await cdp.send('HeapProfiler.collectGarbage');
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 30)));
  }
  const { metrics } = await cdp.send('Performance.getMetrics');
  const figure = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    tracked: await readTracked(page),
    listeners: figure('JSEventListeners'),
    nodes: figure('Nodes'),
    heap: await readHeap(cdp),
  };
}
