import type { CDPSession, Page } from 'playwright-core';
import type { Held } from './judge-leaks.ts';
import type { AccountsWindow } from './keep-accounts.ts';

/** Collects garbage and counts what is left. Twice, since the first collection frees what the second then finds. */
export async function measureHeld(page: Page, cdp: CDPSession): Promise<Held> {
  for (let round = 0; round < 3; round += 1) {
    await cdp.send('HeapProfiler.collectGarbage');
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 30)));
  }
  const { metrics } = await cdp.send('Performance.getMetrics');
  const figure = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  const accounts = await page.evaluate(() => (window as AccountsWindow).jhAccounts?.());
  if (!accounts)
    throw new Error('The page keeps no accounts: its instruments were not there before its scripts.');
  return {
    accounts,
    listeners: figure('JSEventListeners'),
    nodes: figure('Nodes'),
    heap: figure('JSHeapUsedSize'),
  };
}
