import { parseArgs } from 'node:util';
import { runProgram } from '../process/run-program.ts';
import { launchBrowser } from '../rehearsal/open-page.ts';
import { startBenchSite } from './bench-site.ts';
import { printFigure } from './figure.ts';
import { measureChange } from './measure-change.ts';
import { isEngine, measureHeap } from './measure-heap.ts';
import { measureScript } from './measure-script.ts';
import { measureServing } from './measure-serving.ts';

/**
 * What federation costs, in a real browser on a site of its own, each figure beside its goal:
 * `pnpm bench platform [--only script,serving,change,heap] [--remotes mfe-chat,mfe-auth] [--mounts 100] [--rounds 20]`.
 * Heap is judged with type feedback allocated at the first call; `--engine usual` shows what V8 adds as it warms up.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'script,serving,change,heap' },
    remotes: { type: 'string' },
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
  const browser = await launchBrowser();
  undo.push(() => browser.close());
  const heap = { late: Number(values.mounts), remotes: values.remotes?.split(','), engine };
  const measures = {
    script: () => measureScript(site, browser),
    serving: () => measureServing(site),
    change: () => measureChange(site, browser, Number(values.rounds)),
    heap: () => measureHeap(site, heap),
  };
  let missed = 0;
  for (const [name, measure] of Object.entries(measures)) {
    if (!wanted.includes(name)) continue;
    for await (const figure of measure()) {
      printFigure(figure);
      if (!figure.isMet) missed += 1;
    }
  }
  for (const step of undo.splice(0).reverse()) await step();
  process.exit(missed > 0 ? 1 : 0);
});
