import { createHash } from 'node:crypto';
import type { Page, Route } from 'playwright-core';

/** What of a release fails on its way to the browser, and how. */
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

/** What code does that came whole: its integrity is that of the released, since it was released like that. */
export const behaviours = [
  'throwing at load',
  'throwing at mount',
  'never mounted',
  'rendering without end',
  'crashing after mount',
] as const;

export type Delivery = (typeof deliveries)[number];
export type Behaviour = (typeof behaviours)[number] | 'throwing at unmount';
export type Failure = Delivery | Behaviour | 'in need of another shell';

export interface Broken {
  name: string;
  /** One version; every version of the remote when left out. */
  version?: string | undefined;
  failure: Failure;
  /** Only the first time that it is asked for. */
  isPassing?: boolean;
}

/** Time passes for the page as the journey says; nobody waits for limits. */
export const needsTime = (failure: Failure) => failure === 'hanging' || failure === 'never mounted';

/** Breaks a version of a remote in a visitor's browser, before the first page. */
export async function breakVersion(page: Page, { name, version, failure, isPassing }: Broken): Promise<void> {
  const folder = `/assets/${name}/${version ?? '[^/]+'}/(?:~[^/]+/)?`;
  const fail = async (file: string, answer: (route: Route) => Promise<void>) => {
    let count = 0;
    await page.route(new RegExp(folder + file), async (route) => {
      count += 1;
      if (isPassing && count > 1) return route.fallback();
      await answer(route);
    });
  };
  const alter = async (route: Route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()}\n/* altered */` });
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
      return fail(entry, async (route) => {
        const answer = await route.fetch();
        const body = await answer.text();
        await route.fulfill({ response: answer, body: body.slice(0, body.length / 2) });
      });
    case 'of another type':
      return fail(entry, (route) =>
        route.fulfill({
          contentType: 'text/html',
          headers: { 'x-content-type-options': 'nosniff' },
          body: '<!doctype html><title>planted</title>',
        }),
      );
    case 'other bytes than released':
      return fail(entry, alter);
    case 'a chunk of other bytes':
      return fail('static/js/async/__federation_expose_', alter);
    case 'a style of other bytes':
      return fail('static/css/.*\\.css', alter);
    case 'in need of another shell':
      return alterPages(page, (html) =>
        html.replaceAll(
          new RegExp(`("name":"${name}"(?:(?!"needs").)*"needs":\\{"shared":")[^"]+`, 'g'),
          '$1^9.0.0',
        ),
      );
    default:
      return plantScript(page, name, version, failure, fail);
  }
}

async function plantScript(
  page: Page,
  name: string,
  version: string | undefined,
  failure: Behaviour,
  fail: (file: string, answer: (route: Route) => Promise<void>) => Promise<void>,
): Promise<void> {
  const script = scriptOf(name, failure);
  const planted = `sha384-${createHash('sha384').update(script).digest('base64')}`;
  await fail('remoteEntry\\.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: script,
    }),
  );
  // Pages and the discovery document name the planted script's integrity where they name the released one's.
  const real = new RegExp(
    `("url":"/assets/${name}/${version ?? '[^/"]+'}/[^"]+","metadata":\\{"integrity":")([^"]+)`,
    'g',
  );
  const rename = (text: string) => {
    const known = [...text.matchAll(real)].map(([, , integrity = '']) => integrity);
    return known.reduce((altered, integrity) => altered.replaceAll(integrity, planted), text);
  };
  await alterPages(page, rename);
  await page.route('**/discovery.json', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: rename(await answer.text()) });
  });
}

async function alterPages(page: Page, alter: (html: string) => string): Promise<void> {
  await page.route(/\/[a-z-]+\/[a-z]+(?:[/?#].*)?$/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const answer = await route.fetch();
    const html = await answer.text();
    const altered = alter(html);
    if (altered === html) throw new Error('The page names nothing of what was to be broken.');
    await route.fulfill({ response: answer, body: altered });
  });
}

/** A container as federation loads it, with lifecycles that fail in one way. */
function scriptOf(name: string, failure: Behaviour): string {
  const container = name.replaceAll('-', '_');
  const lifecycles = {
    'throwing at load': '',
    'throwing at mount': `mount: async () => { throw new Error('planted') }`,
    'never mounted': 'mount: () => new Promise(() => {})',
    'crashing after mount': `mount: async (props) => {
      props.domElement.innerHTML = '<h1>planted</h1>';
      setTimeout(() => props.onCrash(new Error('planted')), 50);
    }`,
    'throwing at unmount': `mount: async (props) => { props.domElement.innerHTML = '<h1>planted</h1>' },
      unmount: () => { throw new Error('planted') }`,
    'rendering without end': `mount: async (props) => {
      const first = async (name) => (await Object.values(shares[name])[0].get())();
      const [React, { createRoot }] = await Promise.all([first('react'), first('react-dom/client')]);
      const Endless = () => {
        const [count, setCount] = React.useState(0);
        React.useLayoutEffect(() => setCount(count + 1));
        return React.createElement('h1', null, 'planted ' + count);
      };
      createRoot(props.domElement, { onUncaughtError: props.onCrash }).render(React.createElement(Endless));
      await new Promise(() => {});
    }`,
  }[failure];
  if (failure === 'throwing at load') return `throw new Error('planted');`;
  return `var ${container} = (() => {
    let shares;
    const lifecycles = { bootstrap: async () => {}, unmount: async () => {}, ${lifecycles} };
    return { init: async (scope) => { shares = scope }, get: async () => () => lifecycles };
  })();`;
}
