import { glob, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { discovery } from '@jobharbor/shared/remote/discovery';
import { type ReferenceTap, referenceTaps, type Tap, tapList } from '@jobharbor/shared/remote/taps';
import { runProgram } from '../process/run-program.ts';
import { launchBrowser } from '../rehearsal/open-page.ts';
import { projectFolder } from '../settings.ts';
import { measureTap } from '../taps/measure-tap.ts';
import type { TapTrace } from '../taps/read-trace.ts';
import { referencePath, referenceTap } from '../taps/reference-page.ts';
import { readPages, tapPath } from '../taps/tap-addresses.ts';
import { costOf, describeWork, goalOf, middleRound, slowdown } from '../taps/tap-figure.ts';
import { createVisitors } from '../taps/visitors.ts';
import { startBenchSite } from './bench-site.ts';
import { printFigure } from './figure.ts';

/**
 * Processor time of the taps in the remotes' `taps.json`, on a phone's screen, beside the same kinds of taps on a
 * reference page: `pnpm bench taps [--url http://127.0.0.1:4000] [--remotes mfe-search] [--only Enter] [--locales
 * en/ph] [--rounds 3]`. Milliseconds are those of a phone six times slower, computed from processor time,
 * so that a busy machine changes little.
 */
const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    remotes: { type: 'string' },
    /** Only taps whose name contains this. */
    only: { type: 'string', default: '' },
    /** One of Latin script, one from right to left, one without spaces between words. */
    locales: { type: 'string', default: 'en/ph,ar/sa,ja/jp' },
    rounds: { type: 'string', default: '3' },
  },
});

runProgram(async (undo) => {
  const site = values.url === undefined ? await startBenchSite() : null;
  if (site) undo.push(site.stop);
  const url = values.url ?? site?.url ?? '';
  const browser = await launchBrowser();
  undo.push(() => browser.close());
  const openVisitor = await createVisitors(browser, url);
  const measure = async (tap: Tap, address: string): Promise<TapTrace> => {
    const rounds: TapTrace[] = [];
    while (rounds.length < Number(values.rounds)) {
      const context = await openVisitor(tap.visitor);
      rounds.push(await measureTap(browser, context, address, tap).finally(() => context.close()));
    }
    return middleRound(rounds);
  };
  const references = {} as Record<ReferenceTap, TapTrace>;
  for (const like of referenceTaps) {
    const measured = await measure(referenceTap(like), url + referencePath);
    references[like] = measured;
    console.log(`  reference page, ${like}: ${inMilliseconds(costOf(measured))}`);
  }
  const { microFrontends } = discovery.parse(await (await fetch(`${url}/discovery.json`)).json());
  let missed = 0;
  for (const locale of values.locales.split(',')) {
    const base = `/${locale}`;
    const pages = await readPages(url + base);
    for (const { remote, tap } of await readLists()) {
      const contract = microFrontends[remote]?.[0]?.extras.contract;
      const path = contract ? tapPath(tap, contract, pages, base) : null;
      const what = `${remote}, ${tap.name} (${tap.visitor}, ${locale})`;
      if (path === null) {
        console.log(`✗ ${what}: no page of the site links to ${tap.page}.`);
        continue;
      }
      const found = await measure(tap, url + base + path).catch(
        (error: unknown) => String(error).split('\n', 1)[0],
      );
      if (typeof found !== 'object') {
        missed += 1;
        console.log(`✗ ${what}: ${found}`);
        continue;
      }
      const isMet = costOf(found) * slowdown <= goalOf(tap);
      if (!isMet) missed += 1;
      printFigure({
        what,
        value: `next paint ${inMilliseconds(found.nextPaint)}, longest task ${inMilliseconds(found.longestTask)}`,
        goal: `≤ ${goalOf(tap)} ms`,
        isMet,
        details: [
          `${(costOf(found) / costOf(references[tap.like])).toFixed(1)} × the reference page’s ${tap.like}; ${describeWork(found)}`,
        ],
      });
    }
  }
  for (const step of undo.splice(0).reverse()) await step();
  process.exit(missed > 0 ? 1 : 0);
});

const inMilliseconds = (processor: number): string => `${(processor * slowdown).toFixed(0)} ms`;

async function readLists(): Promise<{ remote: string; tap: Tap }[]> {
  const wanted = values.remotes?.split(',');
  const lists: { remote: string; tap: Tap }[] = [];
  for await (const file of glob('mfe-*/taps.json', { cwd: projectFolder })) {
    const remote = basename(dirname(file));
    if (wanted?.includes(remote) === false) continue;
    const list = tapList.parse(JSON.parse(await readFile(join(projectFolder, file), 'utf8')));
    lists.push(...list.filter(({ name }) => name.includes(values.only)).map((tap) => ({ remote, tap })));
  }
  return lists;
}
