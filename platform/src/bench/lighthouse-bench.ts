import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { marketTimeZone } from '@jobharbor/shared/contracts/jobs/office-hours';
import type { Cookie } from 'playwright';
import { runProgram } from '../process/run-program.ts';
import { launchBrowser } from '../rehearsal/open-page.ts';
import { createVisitors } from '../taps/visitors.ts';
import { startBenchSite } from './bench-site.ts';
import { type Figure, median, printFigure } from './figure.ts';
import { findPages } from './find-pages.ts';
import { askLighthouse, type LighthouseReport, type LighthouseVisit } from './lighthouse-report.ts';

const goals = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
/** Pages of an account are not for search engines, for which Lighthouse lowers their score. */
const ownGoals = { ...goals, seo: 0 };
const limits = { 'total-blocking-time': 200, 'largest-contentful-paint': 1_800 };

/**
 * Lighthouse results on a simulated phone: of the most visited landing pages, and signed in also of an account's pages.
 * `pnpm bench lighthouse [--url http://127.0.0.1:4000] [--only home,chat] [--locales en/ph] [--visitors guest] [--runs 3]`.
 * Run it on a quiet machine: a page of text is measured first, whose score says how quiet it is. `member` signs up and
 * applies for jobs, so that `--url` measures guests alone unless it is named. The device is in the market's time zone.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    url: { type: 'string' },
    only: { type: 'string' },
    locales: { type: 'string', default: 'en/ph,ar/sa,ja/jp' },
    visitors: { type: 'string' },
  },
});

const accountPages = {
  profile: '/profile',
  'my jobs': '/my-jobs/saved',
  applications: '/my-jobs/communicated',
  chat: '/chat-home',
};

runProgram(async (undo) => {
  const site = values.url === undefined ? await startBenchSite() : null;
  if (site) undo.push(site.stop);
  const url = values.url ?? site?.url ?? '';
  let missed = 0;
  const measure = async (name: string, address: string, visit: LighthouseVisit, wanted = goals) => {
    const reports: LighthouseReport[] = [];
    while (reports.length < Number(values.runs)) reports.push(await askLighthouse(address, visit));
    const figures = [...figuresOf(name, reports, wanted)];
    for (const figure of figures) printFigure(figure);
    return figures.filter(({ isMet }) => !isMet).length;
  };
  const reference = await serveText();
  undo.push(reference.stop);
  // Says how quiet the machine is, not whether the site is good.
  await measure('page of text', reference.url, {});
  const visitors = values.visitors ?? (site ? 'guest,member' : 'guest');
  for (const visitor of visitors.split(',')) {
    const cookies = visitor === 'guest' ? undefined : await cookiesOfMember(url);
    for (const locale of values.locales.split(',')) {
      const pages = Object.entries(await findPages(url, `/${locale}`));
      const own = Object.entries(accountPages).map(([name, path]) => [name, `/${locale}${path}`] as const);
      for (const [name, path] of cookies === undefined ? pages : [...pages, ...own]) {
        if (values.only !== undefined && !values.only.split(',').includes(name)) continue;
        const timeZone = marketTimeZone(locale.slice(-2));
        const wanted = name in accountPages ? ownGoals : goals;
        missed += await measure(`${name} (${visitor}, ${locale})`, url + path, { cookies, timeZone }, wanted);
      }
    }
  }
  for (const step of undo.splice(0).reverse()) await step();
  process.exit(missed > 0 ? 1 : 0);
});

/** Cookies of an account that applied for jobs, so that its pages show some. */
async function cookiesOfMember(url: string): Promise<Cookie[]> {
  const browser = await launchBrowser();
  try {
    const openVisitor = await createVisitors(browser, url);
    return await (await openVisitor('applicant')).cookies();
  } finally {
    await browser.close();
  }
}

/** Serves a page of text without styles or scripts, for comparison. */
async function serveText(): Promise<{ url: string; stop(): Promise<void> }> {
  const paragraph = `<p>${'A harbour is where ships wait for the tide. '.repeat(8)}</p>`;
  const html = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Text</title>
<meta name="description" content="A page of text"><main><h1>Text</h1>${paragraph.repeat(12)}</main></html>`;
  const server = createServer((request, response) => {
    const isPage = request.url === '/';
    response.writeHead(isPage ? 200 : 204, { 'content-type': 'text/html; charset=utf-8' });
    response.end(isPage ? html : undefined);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function* figuresOf(
  name: string,
  reports: readonly LighthouseReport[],
  wanted: typeof goals,
): Generator<Figure> {
  const middle = (read: (one: LighthouseReport) => number) => median(reports.map(read));
  const details = Object.keys(reports[0]?.audits ?? {}).map(
    (id) =>
      `${id} ${Number(middle(({ audits }) => audits[id as keyof LighthouseReport['audits']].numericValue).toFixed(3))}`,
  );
  for (const [id, goal] of Object.entries(wanted)) {
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
