import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, type Cookie, chromium } from 'playwright';
import * as z from 'zod/mini';
import { freePort } from '../process/check-port.ts';
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

export interface LighthouseVisit {
  /** Of a signed-in visitor. */
  cookies?: Cookie[] | undefined;
  /** Of the device; the machine's when left out. */
  timeZone?: string | undefined;
}

/** Visits a page once with nothing cached. */
export async function askLighthouse(address: string, visit: LighthouseVisit): Promise<LighthouseReport> {
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  const port = await freePort();
  let browser: Browser | undefined;
  try {
    browser = await launchDevice(port, visit);
    await promisify(execFile)('npx', [
      '--yes',
      lighthouse,
      address,
      '--output=json',
      `--output-path=${join(folder, 'report.json')}`,
      '--save-assets',
      '--quiet',
      '--only-categories=performance,accessibility,best-practices,seo',
      `--port=${port}`,
    ]);
    const read = async (name: string) => JSON.parse(await readFile(join(folder, name), 'utf8'));
    const { traceEvents } = traceFile.parse(await read('report-0.trace.json'));
    return {
      ...report.parse(await read('report.json')),
      processorBlocking: processorBlocking(traceEvents),
    };
  } finally {
    await browser?.close();
    await rm(folder, { recursive: true });
  }
}

/**
 * A browser that Lighthouse drives. It has the visitor's cookies itself: scripts of the page would not see those of a
 * header, take the visitor for a guest and fetch everything anew.
 */
async function launchDevice(port: number, { cookies = [], timeZone }: LighthouseVisit): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
    env: { ...process.env, ...(timeZone && { TZ: timeZone }) },
  });
  const session = await browser.newBrowserCDPSession();
  await session.send('Storage.setCookies', {
    cookies: cookies.map(({ partitionKey: _, ...cookie }) => cookie),
  });
  return browser;
}
