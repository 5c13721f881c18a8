import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { findChromium } from '../verify/find-chromium.ts';
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

/** What Lighthouse says of one visit on its simulated phone; times in milliseconds, scores from 0 to 1. */
export type LighthouseReport = z.infer<typeof report> & {
  /** Blocking time by processor time, in milliseconds. */
  processorBlocking: number;
};

/** Visits a page once with nothing cached. `cookie`: of a signed-in visitor. */
export async function askLighthouse(address: string, cookie?: string): Promise<LighthouseReport> {
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
        ...(cookie === undefined ? [] : [`--extra-headers=${JSON.stringify({ cookie })}`]),
      ],
      { env: { ...process.env, CHROME_PATH: findChromium() } },
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
