import { describe, expect, it } from 'vitest';
import type { DrawnPage } from './drawn-page.ts';
import { createPageCache } from './page-cache.ts';
import { createPageTemplate } from './page-template.ts';

interface Draft {
  text?: string;
  keys?: string[];
  status?: number;
  isDrawn?: boolean;
  hasApiFailed?: boolean;
}

const aPage = ({ text = '', keys = [], ...rest }: Draft = {}): DrawnPage => ({
  kind: 'page',
  status: rest.status ?? 200,
  template: createPageTemplate(() => text),
  opensOn: { name: 'mfe-a', version: '1', isDrawn: rest.isDrawn ?? true, hasFailed: rest.isDrawn === false },
  keys: new Set(keys),
  hasApiFailed: rest.hasApiFailed ?? false,
});

/** A cache with a fake clock, and a render counter. */
function aCache(draft: Draft = {}, maxBytes?: number) {
  let [time, drawn] = [0, 0];
  const cache = createPageCache({ now: () => time, ...(maxBytes !== undefined && { maxBytes }) });
  const draw = async () => {
    drawn += 1;
    return aPage(draft);
  };
  return {
    cache,
    wait: (ms: number) => {
      time += ms;
    },
    get: async (key = 'a') => (await cache.get(key, draw)).source,
    drawings: () => drawn,
  };
}

describe('a page', () => {
  it('is rendered once for all who come within seconds', async () => {
    const { get, drawings } = aCache();
    expect(await Promise.all([get(), get(), get()])).toEqual(['drawn', 'drawn', 'drawn']);
    expect(await get()).toBe('fresh');
    expect(drawings()).toBe(1);
  });

  it('is served stale while it revalidates, and not once it has expired', async () => {
    const { get, wait, drawings } = aCache();
    await get();
    wait(6_000);
    expect([await get(), await get()]).toEqual(['stale', 'fresh']);
    expect(drawings()).toBe(2);
    wait(31_000);
    expect(await get()).toBe('drawn');
  });

  it.each([
    ['that was not found', { status: 404 }],
    ['without its remote’s HTML', { isDrawn: false }],
    ['for which the API failed', { hasApiFailed: true }],
  ])('%s is not cached', async (_what, draft) => {
    const { get } = aCache(draft);
    expect([await get(), await get()]).toEqual(['drawn', 'drawn']);
  });

  it('that the API refused one visitor is rendered for the other who waited for it', async () => {
    const { get, drawings } = aCache({ hasApiFailed: true });
    await Promise.all([get(), get()]);
    expect(drawings()).toBe(2);
  });

  it('whose renewal fails is given until it is old', async () => {
    const { cache, get, wait } = aCache();
    await get();
    wait(6_000);
    const fail = () => Promise.reject(new Error('planted'));
    expect((await cache.get('a', fail)).source).toBe('stale');
    expect((await cache.get('a', fail)).source).toBe('stale');
    wait(30_000);
    await expect(cache.get('a', fail)).rejects.toThrow('planted');
  });
});

describe('news of jobs', () => {
  const shown = { keys: ['job-7', 'jobs-ph'] };
  it.each([
    ['of a job that the page shows', ['job-7', 'jobs-sg'], 'drawn'],
    ['of the page’s market', ['job-8', 'jobs-ph'], 'drawn'],
    ['of another market', ['job-8', 'jobs-sg'], 'fresh'],
    ['of nothing', [], 'fresh'],
  ])('%s leave it %s', async (_what, news, source) => {
    const { cache, get } = aCache(shown);
    await get();
    cache.drop(news);
    expect(await get()).toBe(source);
  });

  it('that come while a page is rendered keep it from being cached', async () => {
    const cache = createPageCache();
    const { promise, resolve } = Promise.withResolvers<DrawnPage>();
    const first = cache.get('a', () => promise);
    cache.drop(['job-7']);
    const second = cache.get('a', async () => aPage({ ...shown, text: 'new' }));
    resolve(aPage({ ...shown, text: 'old' }));
    await Promise.all([first, second]);
    const { page } = await cache.get('a', async () => aPage({ text: 'third' }));
    const parts = { nonce: '', trace: '', traceparent: '', attributes: '' };
    expect(page.kind === 'page' && page.template.fill(parts).toString()).toBe('new');
  });

  it('that may have been missed drop everything', async () => {
    const { cache, get } = aCache();
    await get();
    cache.clear();
    expect(await get()).toBe('drawn');
  });
});

it('holds no more than its share of the memory', async () => {
  const { cache, get } = aCache({ text: 'x'.repeat(100_000) }, 500_000);
  for (let index = 0; index < 20; index += 1) await get(`page ${index}`);
  expect(cache.size().bytes).toBeLessThanOrEqual(500_000);
  expect(cache.size().pages).toBeGreaterThan(1);
  expect([await get('page 19'), await get('page 0')]).toEqual(['fresh', 'drawn']);
});
