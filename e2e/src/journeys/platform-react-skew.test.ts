import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpOverApi } from '../actions/sign-up-over-api.ts';
import { useBrowser } from '../browser/open-browser.ts';
import { type BranchSite, branchSite } from '../site/branch-site.ts';

/** Versions of a shared package that have been loaded into the page, as the share scope knows them. */
const loadedVersions = (page: Page, name: string): Promise<string[]> =>
  page.evaluate((name) => {
    type Scope = Record<string, Record<string, { loaded?: boolean; lib?: unknown }>>;
    const scope = globalThis as unknown as {
      __FEDERATION__: { __SHARE__: Record<string, { default: Scope }> };
    };
    const versions = Object.values(scope.__FEDERATION__.__SHARE__).flatMap(({ default: shared }) =>
      Object.entries(shared[name] ?? {}),
    );
    return [
      ...new Set(versions.filter(([, { loaded, lib }]) => loaded || lib).map(([version]) => version)),
    ].sort();
  }, name);

const majors = (versions: string[]) => versions.map((version) => version.split('.')[0]);

const idsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));

describe('a remote that has stayed on React 18', () => {
  const browser = useBrowser();
  let site: BranchSite;
  beforeAll(async () => {
    site = await branchSite();
    await site.run('release.ts', './e2e/fixtures/mfe-legacy');
  });
  afterAll(() => site?.stop());

  const legacy = (page: Page) => page.getByRole('main').locator('[data-remote="mfe-legacy"]');
  const fact = (page: Page, name: string) => legacy(page).locator(`[data-fact="${name}"]`).textContent();

  it('runs in the shell on React 19, each on a copy of its own, with a part of another remote inside its page', async () => {
    const { page } = await browser.open({ site: site.url });
    await page.goto('/en/ph/legacy');
    await legacy(page).getByRole('heading', { level: 1, name: 'Older workshop' }).waitFor();
    await legacy(page).getByRole('textbox', { name: 'Email' }).waitFor();
    expect(await legacy(page).locator('[data-react]').getAttribute('data-react')).toMatch(/^18\./);
    for (const name of ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'])
      expect(majors(await loadedVersions(page, name)), name).toEqual(['18', '19']);

    const ids = await idsOf(page);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    await legacy(page).getByLabel('Your note').fill('typed into React 18');
    await legacy(page).getByRole('textbox', { name: 'Email' }).fill('typed@react.nineteen');
    expect(await legacy(page).getByLabel('Your note').inputValue()).toBe('typed into React 18');
  });

  it('walks between both without a new page, and language, texts and plural forms go along', async () => {
    const { page } = await browser.open({ site: site.url });
    await page.goto('/en/ph/jobs');
    // Not on the window: the shell takes away globals that appear while a remote mounts.
    await page.evaluate(() => Object.assign(document, { isSamePage: true }));
    await expect.poll(async () => majors(await loadedVersions(page, 'react-dom/client'))).toEqual(['19']);
    await page.evaluate(() => {
      history.pushState(null, '', '/en/ph/legacy');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await legacy(page).getByRole('button', { name: 'Go to the jobs' }).click();
    await page.locator('[data-remote="mfe-search"]').getByRole('heading', { level: 1 }).waitFor();
    await page.goBack();
    await legacy(page).getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => page.title()).toContain('Older workshop');

    await legacy(page).getByLabel('Your note').fill('stays');
    await page.evaluate(() => {
      history.pushState(null, '', '/ar/sa/legacy');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await legacy(page).getByRole('heading', { level: 1, name: 'الورشة القديمة' }).waitFor();
    await expect.poll(() => fact(page, 'saved')).toBe('لم تُحفظ أي وظيفة في هذه الأثناء');
    expect(await page.evaluate(() => 'isSamePage' in document)).toBe(true);
    await expect.poll(() => page.locator('html').getAttribute('dir')).toBe('rtl');
  });

  it('knows who is signed in, opens its protected page to them only, and guests are sent to sign in', async () => {
    const guest = await browser.open({ site: site.url });
    await guest.page.goto('/en/ph/legacy/more');
    await guest.page.waitForURL((url) => url.pathname.endsWith('/get-started'));

    const { page } = await browser.open({ site: site.url });
    const user = await signUpOverApi(page.context());
    await page.goto('/en/ph/legacy');
    await legacy(page).getByRole('link', { name: 'More of this page' }).click();
    await expect.poll(() => fact(page, 'address')).toBe('/legacy/more');
    await expect.poll(() => fact(page, 'person')).toBe(`Signed in as ${user.firstName}`);
  });
});
