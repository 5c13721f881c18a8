import type { CDPSession, Page } from 'playwright';
import type { Accounts, AccountsWindow } from './keep-accounts.ts';
import { type Heap, readHeap } from './read-heap.ts';

/** What a browser holds, when all that is free has been collected. */
export interface Held {
  accounts: Accounts;
  /** Of the whole page, by the browser's own count. */
  listeners: number;
  nodes: number;
  heap: Heap;
}

export async function readAccounts(page: Page): Promise<Accounts> {
  const accounts = await page.evaluate(() => (window as AccountsWindow).jhAccounts?.());
  if (!accounts)
    throw new Error('The page keeps no accounts: its instruments were not there before its scripts.');
  return accounts;
}

/** Collects garbage and counts what is left. More than once, since one collection frees what the next then finds. */
export async function measureHeld(page: Page, cdp: CDPSession): Promise<Held> {
  for (let round = 0; round < 3; round += 1) {
    await cdp.send('HeapProfiler.collectGarbage');
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 30)));
  }
  const { metrics } = await cdp.send('Performance.getMetrics');
  const figure = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    accounts: await readAccounts(page),
    listeners: figure('JSEventListeners'),
    nodes: figure('Nodes'),
    heap: await readHeap(cdp),
  };
}
