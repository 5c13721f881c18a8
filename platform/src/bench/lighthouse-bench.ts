import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import * as z from 'zod/mini';
import { runProgram } from '../process/run-program.ts';
import { findChromium } from '../verify/find-chromium.ts';
import { startBenchSite } from './bench-site.ts';
import { type Figure, median, printFigure } from './figure.ts';
import { findPages } from './find-pages.ts';
import { processorBlocking, traceFile } from './processor-blocking.ts';

/** Downloaded by npm on first use: 180 MB that nothing else needs. */
const lighthouse = 'lighthouse@13.5.0';

const audit = z.object({ numericValue: z._default(z.number(), Number.NaN) });
const report = z.object({
  categories: z.record(z.string(), z.object({ score: z.nullable(z.number()) })),
  audits: z.object({
    'first-contentful-paint': audit,
    'largest-contentful-paint': audit,
    'total-blocking-time': audit,
    'cumulative-layout-shift': audit,
    'total-byte-weight': audit,
  }),
});
type Report = z.infer<typeof report> & {
  /** Blocking time by processor time, in milliseconds. */
  processorBlocking: number;
};

const goals = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const limits = { 'total-blocking-time': 200, 'largest-contentful-paint': 1_800 };

/** Lighthouse results of the most visited landing pages on a simulated phone. Run it on a quiet machine. */
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, url: { type: 'string' }, only: { type: 'string' } },
});

runProgram(async (undo) => {
  const site = values.url === undefined ? await startBenchSite() : null;
  if (site) undo.push(site.stop);
  const url = values.url ?? site?.url ?? '';
  const browser = findChromium();
  let missed = 0;
  for (const [name, path] of Object.entries(await findPages(url))) {
    if (values.only !== undefined && !values.only.split(',').includes(name)) continue;
    const reports: Report[] = [];
    while (reports.length < Number(values.runs)) reports.push(await ask(url + path, browser));
    for (const figure of figuresOf(name, reports)) {
      printFigure(figure);
      if (!figure.isMet) missed += 1;
    }
  }
  for (const step of undo.splice(0).reverse()) await step();
  process.exit(missed > 0 ? 1 : 0);
});

async function ask(address: string, browser: string): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  try {
    await promisify(execFile)(
      'npx',
      [
        '--yes',
        lighthouse,
        address,
        '--output=json',
        `--output-path=${join(folder, 'report.json')}`,
        '--save-assets',
        '--quiet',
        '--only-categories=performance,accessibility,best-practices,seo',
        '--chrome-flags=--headless --no-sandbox --disable-gpu',
      ],
      { env: { ...process.env, CHROME_PATH: browser } },
    );
    const read = async (name: string) => JSON.parse(await readFile(join(folder, name), 'utf8'));
    const { traceEvents } = traceFile.parse(await read('report-0.trace.json'));
    return {
      ...report.parse(await read('report.json')),
      processorBlocking: processorBlocking(traceEvents),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

function* figuresOf(name: string, reports: readonly Report[]): Generator<Figure> {
  const middle = (read: (one: Report) => number) => median(reports.map(read));
  const details = Object.keys(reports[0]?.audits ?? {}).map(
    (id) =>
      `${id} ${Number(middle(({ audits }) => audits[id as keyof Report['audits']].numericValue).toFixed(3))}`,
  );
  for (const [id, goal] of Object.entries(goals)) {
    const value = Math.round(middle(({ categories }) => categories[id]?.score ?? 0) * 100);
    yield {
      what: `${name}, ${id}`,
      value: String(value),
      goal: `≥ ${goal}`,
      isMet: value >= goal,
      details: [],
    };
  }
  for (const [id, limit] of Object.entries(limits)) {
    const value = middle(({ audits }) => audits[id as keyof typeof limits].numericValue);
    yield {
      what: `${name}, ${id}`,
      value: `${value.toFixed(0)} ms`,
      goal: `< ${limit} ms`,
      isMet: value < limit,
      details:
        id === 'total-blocking-time'
          ? [`by processor time ${middle((one) => one.processorBlocking).toFixed(0)} ms`, ...details]
          : [],
    };
  }
}
