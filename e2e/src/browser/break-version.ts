import type { Page, Route } from 'playwright';
import type { Behaviour } from './planted-behaviours.ts';
import { integrityOf, renameIntegrity, scriptOf } from './planted-script.ts';

/** Failures of a release's delivery to the browser. */
export const deliveries = [
  'missing',
  'broken',
  'hanging',
  'truncated',
  'of another type',
  'other bytes than released',
  'a chunk of other bytes',
  'a style of other bytes',
] as const;

export type Delivery = (typeof deliveries)[number];
export type Failure = Delivery | Behaviour | 'in need of another shell';

export interface Broken {
  name: string;
  /** A single version; default: every version of the remote. */
  version?: string | undefined;
  failure: Failure;
  /** Fails only the first request. */
  isPassing?: boolean;
}

/** Failures that end only by a timeout. */
export const isHanging = (failure: Failure) => failure === 'hanging' || failure === 'never mounted';

/** Breaks a version of a remote in a visitor's browser, for every request from now on. */
export async function breakVersion(page: Page, broken: Broken): Promise<void> {
  const { name, version = '[^/"]+', failure, isPassing } = broken;
  const fail = async (file: string, answer: (route: Route) => Promise<void>) => {
    let count = 0;
    await page.route(new RegExp(`/assets/${name}/${version}/(?:~[^/]+/)*${file}`), async (route) => {
      count += 1;
      if (isPassing && count > 1) return route.fallback();
      await answer(route);
    });
  };
  const entry = 'remoteEntry\\.js';
  switch (failure) {
    case 'missing':
      return fail(entry, (route) => route.fulfill({ status: 404, body: 'Not found' }));
    case 'broken':
      return fail(entry, (route) => route.fulfill({ status: 500, body: 'Out of order' }));
    case 'hanging':
      return fail(entry, async () => {});
    case 'truncated':
      return fail(entry, (route) => alter(route, (body) => body.slice(0, body.length / 2)));
    case 'of another type':
      return fail(entry, (route) =>
        route.fulfill({
          contentType: 'text/html',
          headers: { 'x-content-type-options': 'nosniff' },
          body: '<!doctype html><title>planted</title>',
        }),
      );
    case 'other bytes than released':
      return fail(entry, (route) => alter(route, append));
    case 'a chunk of other bytes':
      return fail('static/js/async/(?:entry|slot-)', (route) => alter(route, append));
    case 'a style of other bytes':
      return fail('static/css/.*\\.css', (route) => alter(route, append));
    case 'in need of another shell':
      return alterDocuments(page, (text) => needAnotherShell(text, name, version));
    default: {
      const body = scriptOf(name, failure);
      await fail(entry, (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          headers: { 'access-control-allow-origin': '*' },
          body,
        }),
      );
      return alterDocuments(page, (text) => renameIntegrity(text, name, version, integrityOf(body)));
    }
  }
}

const append = (body: string) => `${body}\n/* altered */`;

async function alter(route: Route, change: (body: string) => string): Promise<void> {
  try {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  } catch (error) {
    // A page that is closed meanwhile disposes of its requests and answers, and needs none.
    if (!/disposed|has been closed/.test(String(error))) throw error;
  }
}

const changes = new WeakMap<Page, ((text: string) => string)[]>();

/** Modifies every page and the discovery document, which contain the same data. */
async function alterDocuments(page: Page, change: (text: string) => string): Promise<void> {
  const known = changes.get(page);
  if (known) return void known.push(change);
  const all = [change];
  changes.set(page, all);
  const alterAll = (route: Route) =>
    alter(route, (text) => all.reduce((altered, next) => next(altered), text));
  await page.route('**/discovery.json', alterAll);
  await page.route(/\/[a-z-]+\/[a-z]+(?:[/?#].*)?$/, (route) =>
    route.request().resourceType() === 'document' ? alterAll(route) : route.fallback(),
  );
}

/** In a document, a version's contract comes after its URL. */
const needAnotherShell = (text: string, name: string, version: string): string =>
  text.replaceAll(
    new RegExp(`("url":"/assets/${name}/${version}/(?:(?!"url":).)*?"needs":\\{"shared":")[^"]+`, 'g'),
    '$1^9.0.0',
  );
