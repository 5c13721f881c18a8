import { createHash } from 'node:crypto';
import type { Page } from 'playwright';

/**
 * How a remote's entry script fails. `blocked`: its bytes do not match the integrity hash, so that the browser refuses
 * it. `throwing` and `unmountable` match: the page is altered to name the hash of the planted script.
 */
export type Failure = 'missing' | 'hanging' | 'blocked' | 'throwing' | 'unmountable';

const plants: Partial<Record<Failure, (container: string) => string>> = {
  blocked: () => 'not the released script',
  throwing: () => `throw new Error('planted')`,
  unmountable: (container) =>
    `var ${container}={init(){},get:()=>Promise.resolve(()=>({bootstrap:async()=>{},unmount:async()=>{},mount:async()=>{throw new Error('planted')}}))}`,
};

/** Breaks one remote in a visitor's browser; call it before the first page. Returns a function that undoes it. */
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

/** Replaces the entry's integrity hash in every page by that of the planted script. */
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
