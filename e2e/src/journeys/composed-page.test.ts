import type { Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import { signUpOverApi } from '../actions/sign-up-over-api.ts';
import { siteTexts } from '../actions/site-texts.ts';
import { siteUrl, useBrowser } from '../browser/open-browser.ts';

const { t } = siteTexts('en');
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
      // The job pane, which only a wide window shows, is not in the HTML: its job is requested once.
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

/** Presses a button until it has expanded what it controls: before its root is hydrated nothing answers. */
const expand = (button: Locator) =>
  expect
    .poll(async () => {
      const isExpanded = await button.getAttribute('aria-expanded');
      if (isExpanded !== 'true') await button.click();
      return isExpanded;
    })
    .toBe('true');

describe('a page that extensions, translators and proxies change', () => {
  const browser = useBrowser();

  /** Opens the results, disturbed at a moment. A changed HTML makes React render the root again. */
  async function openDisturbed(moment: Moment) {
    const { page, expectError } = await browser.open();
    expectError(/hydration-mismatch|NotFoundError/);
    const { promise: isDisturbed, resolve: goOn } = Promise.withResolvers<void>();
    if (moment === 'before the first script') await page.addInitScript(disturbFirst);
    if (moment === 'before hydration')
      await page.route(/\/(?:rest|remoteEntry)\.js$/, async (route) => {
        await isDisturbed;
        await route.continue();
      });
    await page.goto('/en/ph/jobs', { waitUntil: 'commit' });
    if (moment === 'before hydration') {
      // The shell's first script has written its entry of the history.
      await page.waitForFunction(() => history.state?.key);
      await page.evaluate(disturb);
    }
    goOn();
    await page.waitForFunction(() => performance.getEntriesByName('jh:page-ready').length > 0);
    await page.waitForLoadState('networkidle');
    if (moment === 'after hydration') await page.evaluate(disturb);
    return page;
  }

  it.each<Moment>(['before the first script', 'before hydration', 'after hydration'])(
    'keeps page and frame when it is changed %s, and after a navigation',
    async (moment) => {
      const page = await openDisturbed(moment);
      const jobs = page.locator('main article');
      await jobs.first().waitFor();
      const chip = page.getByRole('button', { name: t('search', 'filter.type'), exact: true });
      await expand(chip);
      await page.keyboard.press('Escape');

      await page.evaluate(disturb);
      await page.getByRole('banner').getByRole('link').first().click();
      await page.waitForURL('**/en/ph');
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      await jobs.first().waitFor();
      for (const part of ['banner', 'main', 'contentinfo'] as const)
        expect(await page.getByRole(part).count(), part).toBe(1);
    },
  );
});

describe('a page whose files fail', () => {
  const browser = useBrowser();
  const addressOf = (url: string) => new URL(url).pathname.replace(/~[^/]+\//g, '');

  it('works when each file of the shell fails once', async () => {
    const { page, expectError } = await browser.open();
    expectError(/ERR_CONNECTION_RESET/);
    const asked = new Set<string>();
    await page.route(/\/assets\/shell\/.*\.(?:js|css)$/, (route) => {
      const address = addressOf(route.request().url());
      if (asked.has(address)) return route.continue();
      asked.add(address);
      return route.abort('connectionreset');
    });
    await page.goto('/en/ph/get-started', { waitUntil: 'commit' });
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    const country = page
      .getByRole('banner')
      .getByRole('button', { name: t('shell', 'locale.country') })
      .first();
    await expand(country);
    expect(asked.size).toBeGreaterThan(5);
    expect(await page.getByText(t('shell', 'unstarted.title')).isVisible()).toBe(false);
  });

  it('says what does not come, and signs out all the same', async () => {
    const { page, expectError } = await browser.open();
    expectError(/ERR_CONNECTION_RESET|Loading chunk/);
    const { firstName } = await signUpOverApi(page.context());
    await page.route(/\/bootstrap\.js$/, (route) => route.abort('connectionreset'));
    await page.goto('/en/ph/jobs', { waitUntil: 'commit' });
    const notice = page.getByRole('alert').filter({ hasText: t('shell', 'unstarted.title') });
    await notice.getByRole('link', { name: t('shell', 'unstarted.reload') }).waitFor();
    await page.getByRole('banner').getByText(firstName).first().click();
    await page.getByRole('button', { name: t('shell', 'account.signOut') }).click();
    await page.waitForURL('**/en/ph');
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('sessionid');
  });
});

type Moment = 'before the first script' | 'before hydration' | 'after hydration';

/** What translators, password managers, grammar checkers, coupon finders and proxies leave in a page. Runs in the page. */
function disturb() {
  const { body, documentElement: html, head } = document;
  html.classList.add('translated-ltr');
  html.dataset.ltInstalled = 'true';
  body.setAttribute('cz-shortcut-listen', 'true');
  body.setAttribute('data-gr-ext-installed', '');
  const add = (name: string, place: Element | null, where: 'prepend' | 'append') => {
    const element = document.createElement(name);
    element.className = 'planted';
    place?.[where](element);
  };
  add('meta', head, 'prepend');
  add('grammarly-desktop-integration', html, 'append');
  add('coupon-bar', body, 'prepend');
  for (const part of ['#jh-root', 'header', 'header nav', 'main', '#jh-outlet', 'main article', 'footer'])
    for (const where of ['prepend', 'append'] as const) add('span', document.querySelector(part), where);
  for (const input of document.querySelectorAll('input')) {
    input.setAttribute('data-lastpass-icon-added', '1');
    input.style.backgroundImage = 'none';
    input.insertAdjacentHTML('afterend', '<div class="planted" data-lastpass-icon-root></div>');
  }
  for (const part of ['header nav a', 'main h1', 'main article h2', 'footer a']) {
    const walker = document.createTreeWalker(document.querySelector(part) ?? body, NodeFilter.SHOW_TEXT);
    const text = walker.nextNode() as Text | null;
    const translated = document.createElement('font');
    translated.append(document.createElement('font'));
    text?.replaceWith(translated);
    if (text) translated.firstElementChild?.append(text);
  }
  const comments = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const all: Node[] = [];
  while (comments.nextNode()) all.push(comments.currentNode);
  for (const comment of all) (comment as Comment).remove();
}

/** {@link disturb} when the HTML is parsed, before the deferred scripts. */
const disturbFirst = `document.addEventListener('readystatechange', () => {
  if (document.readyState === 'interactive') (${disturb})();
})`;

/** The sum of all layout shifts of the page so far. */
const readLayoutShift = () =>
  new Promise<number>((resolve) => {
    new PerformanceObserver((list) =>
      resolve(list.getEntries().reduce((sum, entry) => sum + Reflect.get(entry, 'value'), 0)),
    ).observe({ type: 'layout-shift', buffered: true });
    // Without any layout shift the observer is not called.
    setTimeout(() => resolve(0), 500);
  });
