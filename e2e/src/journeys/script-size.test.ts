import { expect, inject, it } from 'vitest';
import { siteTexts } from '../actions/site-texts.ts';
import { useBrowser } from '../browser/open-browser.ts';
import { releaseOf } from '../site/read-releases.ts';

const kibibyte = 1024;
const budget = { page: 160 * kibibyte, entry: 15 * kibibyte };
/** Milliseconds: shorter waits are steps of the start itself. */
const laterWork = 500;
const browser = useBrowser();
const { t } = siteTexts('en');

it('a visitor can use the results page after at most 160 KB of script', async ({ annotate }) => {
  const { page } = await browser.open();
  await page.addInitScript(holdLaterWork, laterWork);
  await page.goto('/en/ph/jobs');
  // The shell marks the moment at which the page answers; what was asked for before it is what a visitor waits for.
  const requested = await page.evaluate(async () => {
    const mark = () => performance.getEntriesByName('jh:page-ready')[0]?.startTime;
    while (mark() === undefined) await new Promise((resolve) => setTimeout(resolve, 20));
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < (mark() ?? 0))
      .map(({ name }) => name);
  });
  const chip = page.getByRole('button', { name: t('search', 'filter.type'), exact: true });
  await chip.click();
  await expect.poll(() => chip.getAttribute('aria-expanded')).toBe('true');

  const files = await Promise.all(requested.map((url) => weigh(url)));
  const total = files.reduce((sum, { gzip }) => sum + gzip, 0);
  const table = [
    ...files.toSorted((one, other) => other.gzip - one.gzip).map(({ name, gzip }) => lineOf(name, gzip)),
    lineOf(`total, of ${budget.page / kibibyte} KB`, total),
  ].join('\n');
  console.log(`Script until the results page is interactive (gzip):\n${table}`);
  await annotate(`${(total / kibibyte).toFixed(1)} KB of script`);

  expect(requested.length).toBeGreaterThan(3);
  for (const { name, gzip, isEntry } of files) {
    if (isEntry)
      expect.soft(gzip, `${name} is above ${budget.entry / kibibyte} KB`).toBeLessThanOrEqual(budget.entry);
  }
  expect(total).toBeLessThanOrEqual(budget.page);
});

it('every remote begins with at most 15 KB', async () => {
  const discovery = (await (await fetch(`${inject('siteUrl')}/discovery.json`)).json()) as {
    microFrontends: Record<string, { url: string }[]>;
  };
  const entries = Object.entries(discovery.microFrontends).filter(([name]) => name !== 'shell');
  expect(entries.length).toBeGreaterThanOrEqual(5);
  const files = await Promise.all(entries.flatMap(([, versions]) => versions.map(({ url }) => weigh(url))));
  console.log(
    `First script of each remote (gzip):\n${files.map(({ name, gzip }) => lineOf(name, gzip)).join('\n')}`,
  );
  for (const { name, gzip } of files) expect.soft(gzip, name).toBeLessThanOrEqual(budget.entry);
});

/**
 * Holds back work that a page begins after a while even when it is not ready, as the shell hydrates its frame. On a
 * slow machine its scripts would count. Runs in the page.
 */
function holdLaterWork(shortest: number): void {
  const { setTimeout: start } = window;
  const isReady = () => performance.getEntriesByName('jh:page-ready').length > 0;
  const later = (work: () => void, delay = 0, ...rest: unknown[]) => {
    const run = () => {
      if (isReady()) Reflect.apply(work, window, rest);
      else start(run, 50);
    };
    return delay < shortest ? start(work, delay, ...rest) : start(run, delay);
  };
  Reflect.set(window, 'setTimeout', later);
}

async function weigh(url: string): Promise<{ name: string; gzip: number; isEntry: boolean }> {
  const found = await releaseOf(inject('dataFolder'), url);
  const file = found?.release.files.find(({ path }) => path === found.path);
  if (!found || !file) throw new Error(`${url} is of no release.`);
  const { name, entry } = found.release;
  return { name: `${name} ${file.path}`, gzip: file.gzip, isEntry: name !== 'shell' && file.path === entry };
}

const lineOf = (name: string, bytes: number): string =>
  `${(bytes / kibibyte).toFixed(1).padStart(8)} KB  ${name}`;
