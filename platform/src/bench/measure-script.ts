import type { Release } from '@jobharbor/shared/remote/discovery';
import type { Browser, Page } from 'playwright';
import { followRequests } from '../rehearsal/open-page.ts';
import type { BenchSite } from './bench-site.ts';
import { type Figure, kibibytes } from './figure.ts';
import { buildSingleBundle, type SingleBundle } from './single-bundle.ts';

const path = '/en/ph/jobs';
const goal = 1.03;

interface Script {
  name: string;
  /** Transfer size: compressed, without headers. */
  bytes: number;
}

/** Script bytes transferred until the results page is interactive: federated, and as a single bundle of the same sources. */
export async function* measureScript(site: BenchSite, browser: Browser): AsyncGenerator<Figure> {
  const live = await site.store.readLive();
  const { members } = await site.store.readSet(live?.set ?? '');
  const remotes: Release[] = [];
  for (const [name, version] of Object.entries(members))
    if (name !== 'shell') remotes.push(await site.store.readRelease(name, version));

  const federated = await scriptsOf(site, browser, 'br', null);
  const packed = await scriptsOf(site, browser, 'gzip', null);
  for (const [kind, isSplit] of [
    ['one build, split by remote and page', true],
    ['one file', false],
  ] as const) {
    const bundle = await buildSingleBundle(site.store, remotes, isSplit);
    const single = await scriptsOf(site, browser, 'br', bundle);
    const ratio = sum(federated) / sum(single);
    const gzip = [sum(packed), sum(await scriptsOf(site, browser, 'gzip', bundle))] as const;
    yield {
      what: `script until ${path} is interactive, federated : ${kind}`,
      value: `${ratio.toFixed(3)}  (${kibibytes(sum(federated))} KB in ${federated.length} files : ${kibibytes(sum(single))} KB in ${single.length}; gzip ${(gzip[0] / gzip[1]).toFixed(3)}, ${kibibytes(gzip[0])} : ${kibibytes(gzip[1])} KB)`,
      goal: `≤ ${goal.toFixed(2)}`,
      isMet: ratio <= goal,
      details: [...(isSplit ? list('federated', federated) : []), ...list(kind, single)],
    };
  }
}

async function scriptsOf(site: BenchSite, browser: Browser, encoding: string, bundle: SingleBundle | null) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 850 } });
  await context.setExtraHTTPHeaders({ 'accept-encoding': encoding });
  const page = await context.newPage();
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(error.message));
  // Both variants are proxied, so that their overhead is the same.
  await page.route(`**${path}`, async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    await route.fulfill({ response: answer, body: bundle ? withBundle(html, bundle) : html });
  });
  const requests = followRequests(page);
  await page.goto(site.url + path);
  await page.waitForFunction(() => performance.getEntriesByName('jh:page-ready').length > 0);
  await requests.quiet();
  const scripts = await readScripts(page);
  // The page must be interactive; otherwise the figure would be meaningless.
  const chip = page.locator('main button[aria-expanded]').first();
  await chip.click();
  if ((await chip.getAttribute('aria-expanded')) !== 'true' || thrown.length > 0)
    throw new Error(
      `The page of ${bundle ? 'the one build' : 'the site'} does not work: ${thrown.join(', ')}`,
    );
  await context.close();
  return scripts;
}

/** The same page with the scripts of the single bundle in place of the federated ones. */
function withBundle(html: string, bundle: SingleBundle): string {
  const nonce = /nonce="([^"]+)"/.exec(html)?.[1] ?? '';
  const attributes = (integrity: string) =>
    `integrity="${integrity}" crossorigin="anonymous" nonce="${nonce}"`;
  const scripts = [
    ...bundle
      .preload('mfe-search')
      .map(({ src, integrity }) => `<link rel="preload" as="script" href="${src}" ${attributes(integrity)}>`),
    ...bundle.entry.map(
      ({ src, integrity }) => `<script src="${src}" defer ${attributes(integrity)}></script>`,
    ),
  ];
  return html
    .replace(/<link rel="(?:preload|after-paint)" as="script"[^>]*>/g, '')
    .replace(/<script src="[^"]*"[^>]*><\/script>/g, '')
    .replace('</head>', `${scripts.join('\n')}\n</head>`);
}

/** Scripts requested before the shell's mark `jh:page-ready`. */
const readScripts = (page: Page): Promise<Script[]> =>
  page.evaluate(() => {
    const mark = performance.getEntriesByName('jh:page-ready')[0]?.startTime ?? 0;
    return performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name, startTime }) => new URL(name).pathname.endsWith('.js') && startTime < mark)
      .map(({ name, encodedBodySize }) => ({
        name: new URL(name).pathname.replace(/^\/assets\/([^/]+)\/[^/]+\//, '$1 '),
        bytes: encodedBodySize,
      }));
  });

function sum(scripts: readonly Script[]): number {
  if (new Set(scripts.map(({ name }) => name)).size < scripts.length)
    throw new Error('A script came twice: its preload does not fit it.');
  return scripts.reduce((total, { bytes }) => total + bytes, 0);
}

const list = (title: string, scripts: readonly Script[]): string[] => [
  `${title}:`,
  ...scripts
    .toSorted((one, other) => other.bytes - one.bytes)
    .map(({ name, bytes }) => `${kibibytes(bytes).padStart(9)} KB  ${name}`),
];
