import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';

/**
 * How a remote's first script fails. `blocked`: other bytes than were released, so that the browser refuses them.
 * `throwing` and `unmountable` are released like that: the page names their own integrity.
 */
export type Failure = 'missing' | 'hanging' | 'blocked' | 'throwing' | 'unmountable';

const plants: Partial<Record<Failure, (container: string) => string>> = {
  blocked: () => 'this is no script of ours',
  throwing: () => `throw new Error('planted')`,
  unmountable: (container) =>
    `var ${container}={init(){},get:()=>Promise.resolve(()=>({bootstrap:async()=>{},unmount:async()=>{},mount:async()=>{throw new Error('planted')}}))}`,
};

/** Breaks one remote in a visitor's browser, before the first page. Returns how to mend it. */
export async function breakRemote(page: Page, name: string, failure: Failure): Promise<() => Promise<void>> {
  const entry = new RegExp(`/assets/${name}/[^/]+/(?:~[^/]+/)?remoteEntry\\.js`);
  const script = plants[failure]?.(name.replaceAll('-', '_'));
  await page.route(entry, async (route) => {
    if (failure === 'hanging') return;
    if (script === undefined) return route.fulfill({ status: 404, body: 'Not found' });
    await route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: script,
    });
  });
  if (script !== undefined && failure !== 'blocked') await plantIntegrity(page, name, script);
  return () => page.unrouteAll({ behavior: 'ignoreErrors' });
}

/** Has the pages name the planted script's integrity where they name the released one's. */
async function plantIntegrity(page: Page, name: string, script: string): Promise<void> {
  const planted = `sha384-${createHash('sha384').update(script).digest('base64')}`;
  await page.route(/\/[a-z-]+\/[a-z]+(?:[/?#].*)?$/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const answer = await route.fetch();
    const html = await answer.text();
    const real = new RegExp(`"url":"/assets/${name}/[^"]+","metadata":\\{"integrity":"([^"]+)"`).exec(
      html,
    )?.[1];
    if (!real) throw new Error(`The page names no integrity of ${name}.`);
    await route.fulfill({ response: answer, body: html.replaceAll(real, planted) });
  });
}
