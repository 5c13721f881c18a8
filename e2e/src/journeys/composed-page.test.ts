import { describe, expect, it } from 'vitest';
import { siteUrl, useBrowser } from '../browser/open-browser.ts';

const get = (path: string, init?: RequestInit) => fetch(siteUrl() + path, { redirect: 'manual', ...init });

describe('a page as the server sends it', () => {
  it('sends a visitor without a language to their own', async () => {
    const answer = await get('/', {
      headers: { 'accept-language': 'ja,en;q=0.5', cookie: 'geoConfiguration=jp_' },
    });
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('/ja/jp');
  });

  it('moves old language addresses for good', async () => {
    const answer = await get('/zh-tw/tw/jobs?q=a');
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/zh-hant/tw/jobs?q=a']);
  });

  it('holds the jobs in its HTML, in the language of its address', async () => {
    const html = await (await get('/ar/sa/jobs')).text();
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html.match(/\/ar\/sa\/job\//g)?.length).toBeGreaterThan(20);
  });

  it('holds the whole job and its structured data', async () => {
    const list = await (await get('/en/ph/jobs')).text();
    const path = /href="(\/en\/ph\/job\/[^"?]+)"/.exec(list)?.[1] ?? '';
    const html = await (await get(path)).text();
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
    const posting = JSON.parse(data) as Record<string, unknown>;
    expect(posting['@type']).toBe('JobPosting');
    expect(String(posting.title).length).toBeGreaterThan(2);
    expect(html).toContain('<h1');
  });

  it('moves a wrong slug to the right one and answers 404 for no job', async () => {
    const list = await (await get('/en/ph/jobs')).text();
    const path = /href="(\/en\/ph\/job\/[^"?]+)"/.exec(list)?.[1] ?? '';
    const id = /-(\d+)$/.exec(path)?.[1];
    const moved = await get(`/en/ph/job/something-else-${id}`);
    expect([moved.status, moved.headers.get('location')]).toEqual([301, path]);
    expect((await get('/en/ph/job/nothing-999999999')).status).toBe(404);
    expect((await get('/en/ph/no/such/page')).status).toBe(404);
  });

  it('carries a policy that names no host for scripts', async () => {
    const answer = await get('/en/ph');
    expect(answer.headers.get('content-security-policy')).toMatch(
      /script-src 'nonce-[^']+' 'strict-dynamic';/,
    );
  });
});

describe('a page as the browser takes it over', () => {
  const browser = useBrowser();

  it.each(['/en/ph', '/ja/jp/jobs', '/ar/sa/jobs'])(
    'hydrates %s without a mismatch and without a second call',
    async (path) => {
      const { page } = await browser.open();
      const calls: string[] = [];
      // The job beside the list, which only a wide window shows, is not in the HTML: it is asked for once.
      const isBeside = (url: string) => /\/api\/job\/\d+\/static$/.test(url);
      page.on('request', (request) => {
        const [url, kind] = [request.url(), request.resourceType()];
        // The outline of the country is a picture of the document, not a call of its scripts.
        if (url.includes('/api/') && ['fetch', 'xhr'].includes(kind) && !isBeside(url)) calls.push(url);
      });
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(await page.locator('main h1').count()).toBe(1);
      expect(calls).toEqual([]);
      expect(await page.evaluate(readLayoutShift)).toBeLessThan(0.1);
    },
  );
});

/** The sum of all layout shifts of the page so far. */
const readLayoutShift = () =>
  new Promise<number>((resolve) => {
    new PerformanceObserver((list) =>
      resolve(list.getEntries().reduce((sum, entry) => sum + Reflect.get(entry, 'value'), 0)),
    ).observe({ type: 'layout-shift', buffered: true });
    // Nothing moved at all: the observer is not called.
    setTimeout(() => resolve(0), 500);
  });
