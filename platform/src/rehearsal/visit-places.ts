import type { Release } from '@jobharbor/shared/remote/discovery';
import type { BrowserContext, Page } from 'playwright';
import type { Problem } from './check-fit.ts';
import { confirmFindings } from './confirm-findings.ts';
import type { FoundPlace } from './find-places.ts';
import type { MountPlace } from './mount-places.ts';
import { followRequests, openProbe } from './open-page.ts';
import { probePath } from './probe-remote.ts';
import { reactVersionOf } from './read-react.ts';
import { type PageRecord, recordPage } from './record-page.ts';

export interface Visit {
  /** Visited places, as named in sentences. */
  visited: string[];
  problems: Problem[];
  /** Problems that a second look did not find again. */
  once: string[];
  /** Version of React of the remote; null if it did not run. */
  react: string | null;
}

const rounds = 2;

/**
 * Visits the places of one remote as one visitor. A second visit follows where a slow machine can have caused all
 * problems, unless the remote `isBroken` anyway.
 */
export async function visitPlaces(isBroken: boolean, ...input: Parameters<typeof visitOnce>): Promise<Visit> {
  const first = await visitOnce(...input);
  if (isBroken) return first;
  const visits = [first];
  const lookAgain = async () => {
    const visit = await visitOnce(...input);
    visits.push(visit);
    return visit.problems;
  };
  const problems = await confirmFindings(first.problems, lookAgain, {
    mayBeSlowness,
    textOf: ({ kind, text }) => `${kind} ${text}`,
  });
  const once = first.problems.filter((problem) => !problems.includes(problem)).map(({ text }) => text);
  const react = visits.find((visit) => visit.react !== null)?.react ?? null;
  return { visited: visits.flatMap(({ visited }) => visited), problems: [...problems], once, react };
}

/** Problems that slowness may explain: time limits, and requests that were pending when a page was left. */
const mayBeSlowness = ({ kind, text }: Problem): boolean =>
  ['load', 'mount', 'unmount', 'server-render'].includes(kind) ||
  /failed to fetch|took longer than|aborted|websocket/i.test(text);

/** Each place is mounted and unmounted twice by the shell's navigation, and opened as a server-rendered page, if it is one. */
async function visitOnce(
  context: BrowserContext,
  siteUrl: string,
  base: string,
  { name }: Release,
  places: readonly FoundPlace[],
): Promise<Visit> {
  const visit: Visit = { visited: [], problems: [], once: [], react: null };
  if (places.length === 0) return visit;
  const page = await context.newPage();
  const record = recordPage(page);
  const requests = followRequests(page);
  const siteBase = siteUrl + base;
  try {
    await openProbe(page, siteBase);
    for (const { place, page: own, mayLeadAway } of places) {
      const there = place({ page, base, quiet: () => requests.quiet() });
      visit.visited.push(there.where);
      const address = siteBase + (own?.path ?? '').replace(/\/$/, '');
      // A page may redirect before it is ready: a guest within its remote, a member to any page.
      const isAway = async () =>
        own !== undefined &&
        page.url().replace(/\/$/, '') !== address &&
        (mayLeadAway === true || (await page.locator(`#jh-outlet [data-remote="${name}"] > *`).count()) > 0);
      const found = await mountAndUnmount(there, record, name, isAway, async () => {
        visit.react ??= await reactVersionOf(page, name);
      });
      const isBack = found.length === 0 && page.url().endsWith(probePath);
      if (found.length === 0) found.push(...errorsOf(there.where, record, name));
      if (!isBack) await openProbe(page, siteBase);
      record.take();
      visit.problems.push(...found);
    }
    for (const { page: own } of places) {
      if (!own?.isRendered) continue;
      const where = `The page ${own.path} of ${name}`;
      const found = await openRendered(page, siteBase + own.path, where, name, own.isSample);
      if (found.length === 0) found.push(...errorsOf(where, record, name));
      record.take();
      visit.problems.push(...found);
    }
    // Leaving the page sends the queued health facts.
    await page.goto('about:blank');
    visit.problems.push(...reportedOf(record, name));
  } catch (error) {
    const text = `The shell’s pages do not open: ${String(error).split('\n', 1)[0]}`;
    visit.problems.push({ kind: 'load', text });
  } finally {
    await page.close();
  }
  return visit;
}

async function mountAndUnmount(
  place: MountPlace,
  record: PageRecord,
  name: string,
  isAway: () => Promise<boolean>,
  onMounted: () => Promise<void>,
): Promise<Problem[]> {
  const told = record.facts.length;
  for (let round = 0; round < rounds; round += 1) {
    const settled = new AbortController();
    const mounting = place.mount().catch(() => null);
    const failure = await Promise.race([
      mounting,
      lastRung(place.where, record, told, name, settled.signal),
      navigatedAway(isAway, settled.signal),
    ]);
    settled.abort();
    if (failure === 'away') return [];
    if (failure) return [{ kind: 'mount', text: failure }];
    await onMounted();
    const left = await place.unmount();
    if (left) return [{ kind: 'unmount', text: left }];
  }
  return [];
}

/** Resolves when the page reports the last step of the fallback chain, to avoid a timeout. */
async function lastRung(
  where: string,
  record: PageRecord,
  from: number,
  name: string,
  signal: AbortSignal,
): Promise<string | null> {
  while (!signal.aborted) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    const last = record.facts
      .slice(from)
      .find(({ remote, rung }) => remote === name && (rung === 'card' || rung === 'fallback'));
    if (last) return `${where} does not mount (${last.event}): ${last.text ?? 'no reason was told'}`;
  }
  return null;
}

/** Resolves when the page has redirected and is settled: a redirect is no failure. */
async function navigatedAway(isAway: () => Promise<boolean>, signal: AbortSignal): Promise<'away' | null> {
  let since = Number.POSITIVE_INFINITY;
  while (!signal.aborted) {
    since = (await isAway().catch(() => false)) ? Math.min(since, Date.now()) : Number.POSITIVE_INFINITY;
    if (Date.now() - since > 2_000) return 'away';
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return null;
}

/** Requests a server-rendered page and hydrates it in the browser. */
async function openRendered(
  page: Page,
  url: string,
  where: string,
  name: string,
  mayBeNotFound: boolean,
): Promise<Problem[]> {
  const answer = await page.goto(url);
  const html = (await answer?.text()) ?? '';
  const isFine = answer?.status() === 200 || (mayBeNotFound && answer?.status() === 404);
  if (!isFine)
    return [{ kind: 'server-render', text: `${where} answers ${answer?.status()} instead of 200.` }];
  if (!html.includes(`"remote":{"name":"${name}","isRendered":true`))
    return [
      {
        kind: 'server-render',
        text: `${where} is not drawn by the gateway: its server render failed or took too long.`,
      },
    ];
  const isReady = await page
    .waitForFunction(() => performance.getEntriesByName('jh:page-ready').length > 0, null, {
      timeout: 13_000,
    })
    .catch(() => null);
  return isReady
    ? []
    : [{ kind: 'mount', text: `${where} is drawn, and does not come alive in the browser.` }];
}

/** Errors of the page while the remote was mounted, except those of other remotes. */
const errorsOf = (where: string, record: PageRecord, name: string): Problem[] =>
  record
    .take()
    .filter(({ from }) => from.includes(name) || !from.some((source) => source !== 'shell'))
    .map(({ text }) => ({ kind: 'error', text: `${where}: ${text}` }));

const reportedAs = {
  crashed: 'It crashed after it was mounted',
  'unmount-failed': 'It could not be unmounted',
  'hydration-mismatch': 'The browser drew other HTML than the server',
};

/** Problems of the remote that the shell reported besides a failed mount, deduplicated. */
function reportedOf({ facts }: PageRecord, name: string): Problem[] {
  const texts = facts
    .filter(({ remote }) => remote === name)
    .flatMap(({ event, text = '' }): Problem[] => {
      if (event === 'hydration-mismatch')
        return [{ kind: 'hydration', text: `${reportedAs[event]}: ${text}` }];
      if (event === 'crashed' || event === 'unmount-failed')
        return [{ kind: 'error', text: `${reportedAs[event]}: ${text}` }];
      return [];
    });
  return [...new Map(texts.map((problem) => [problem.text, problem])).values()];
}
