import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import { runProgram } from '../process/run-program.ts';
import { launchBrowser } from '../rehearsal/open-page.ts';
import { startBenchSite } from './bench-site.ts';
import { printFigure } from './figure.ts';
import { measureChange } from './measure-change.ts';
import { measureDocuments } from './measure-documents.ts';
import { isEngine, measureHeap } from './measure-heap.ts';
import { measureLoad } from './measure-load.ts';
import { measurePages, measureSets } from './measure-pages.ts';
import { measureCrashRecovery, measureRenders, measureWorkers } from './measure-renders.ts';
import { measureScript } from './measure-script.ts';
import { measureServing } from './measure-serving.ts';

/**
 * Costs of federation, each figure with its goal, in a real browser on a site of its own:
 * `pnpm bench platform [--only script,documents,pages,renders,workers,deaths,sets,load,serving,change,heap] [--seconds 10] [--minutes 10] [--remotes mfe-chat,mfe-auth] [--mounts 100] [--rounds 20]`.
 * Heap is judged with type feedback allocated at the first call; `--engine usual` shows what V8 adds as it warms up.
 */
const { values } = parseArgs({
  options: {
    only: {
      type: 'string',
      default: 'script,documents,pages,renders,workers,deaths,sets,load,serving,change,heap',
    },
    remotes: { type: 'string' },
    seconds: { type: 'string', default: '10' },
    minutes: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '20' },
    mounts: { type: 'string', default: '100' },
    engine: { type: 'string', default: 'steady' },
  },
});

runProgram(async (undo) => {
  const { engine } = values;
  if (!isEngine(engine)) throw new Error('--engine is steady or usual.');
  const wanted = values.only.split(',');
  console.log('Starting a site to measure…');
  const site = await startBenchSite();
  undo.push(site.stop);
  let browser: Browser | undefined;
  // Not for figures of the server alone: a browser would compete for the processor.
  const openBrowser = async () => {
    browser ??= await launchBrowser();
    return browser;
  };
  undo.push(async () => browser?.close());
  const heap = { late: Number(values.mounts), remotes: values.remotes?.split(','), engine };
  const measures = {
    script: async () => measureScript(site, await openBrowser()),
    documents: () => measureDocuments(site),
    pages: () => measurePages(site, Number(values.seconds)),
    renders: () => measureRenders(site),
    workers: () => measureWorkers(site, Number(values.seconds)),
    deaths: () => measureCrashRecovery(site),
    sets: () => measureSets(site),
    load: () => measureLoad(site, Number(values.minutes)),
    serving: () => measureServing(site),
    change: async () => measureChange(site, await openBrowser(), Number(values.rounds)),
    heap: () => measureHeap(site, heap),
  };
  let missed = 0;
  for (const [name, measure] of Object.entries(measures)) {
    if (!wanted.includes(name)) continue;
    for await (const figure of await measure()) {
      printFigure(figure);
      if (!figure.isMet) missed += 1;
    }
  }
  for (const step of undo.splice(0).reverse()) await step();
  process.exit(missed > 0 ? 1 : 0);
});
