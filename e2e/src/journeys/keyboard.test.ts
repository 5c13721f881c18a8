import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { firstOwnJob } from '../actions/search-jobs.ts';
import { seekerAt } from '../actions/seeker.ts';
import { useBrowser } from '../browser/open-browser.ts';

const browser = useBrowser();

describe('a keyboard user', () => {
  const focused = (page: Page) =>
    page.evaluate(() => {
      const { activeElement: element } = document;
      if (!element || element === document.body) return '';
      return element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
    });
  /** Presses Tab until what is focused is called `name`. */
  async function tabTo(page: Page, name: string | RegExp): Promise<void> {
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab');
      const here = await focused(page);
      if (typeof name === 'string' ? here === name : name.test(here)) return;
    }
    throw new Error(`Tab does not come to ${name}.`);
  }

  it('skips to the page, searches, filters, reads a job and opens its form', async () => {
    const { page } = await browser.open();
    const seeker = seekerAt(page);
    const { t, tPattern } = seeker;
    await page.goto('/en/ph', { waitUntil: 'networkidle' });
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe(t('shell', 'skip'));
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.id === 'jh-main');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox');
    await page.keyboard.type('nurse');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('q') === 'nurse');
    await page
      .getByRole('list', { name: t('search', 'results.list') })
      .getByRole('article')
      .first()
      .waitFor();

    await tabTo(page, t('search', 'filter.type'));
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: t('search', 'filter.type') });
    await panel.waitFor();
    const first = panel.getByRole('checkbox').first();
    // The first option, or the place before it if the options are not loaded yet.
    const isBeforeOptions = () =>
      panel.evaluate((element) => {
        const { activeElement } = document;
        return element.contains(activeElement) && !activeElement?.closest('.jh-panel__foot');
      });
    await expect.poll(isBeforeOptions).toBe(true);
    await first.waitFor();
    for (
      let presses = 0;
      presses < 5 && !(await first.evaluate((box) => box === document.activeElement));
      presses += 1
    )
      await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.waitForURL((url) => url.searchParams.has('type'));
    await expect.poll(() => first.isChecked()).toBe(true);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
    await expect.poll(() => focused(page)).toMatch(new RegExp(`^${t('search', 'filter.type')}`));

    const job = await firstOwnJob(seeker);
    const isThere = () =>
      page.evaluate((id) => document.activeElement?.getAttribute('data-job') === id, `${job.id}`);
    for (let presses = 0; presses < 120 && !(await isThere()); presses += 1) await page.keyboard.press('Tab');
    expect(await isThere()).toBe(true);
    await page.keyboard.press('Enter');
    const pane = page.getByRole('region', { name: t('search', 'job.pane') });
    await pane.getByRole('heading', { name: job.title }).first().waitFor();
    await expect.poll(() => pane.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    // Title and pay come from the card, what one can do with the job a little later.
    await pane.getByRole('button', { name: tPattern('search', 'apply.action') }).waitFor();
    await tabTo(page, tPattern('search', 'apply.action'));
    await page.keyboard.press('Enter');
    const form = page.getByRole('dialog', { name: t('search', 'apply.title') });
    await form.waitFor();
    await expect.poll(() => form.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await form.waitFor({ state: 'hidden' });
    await expect.poll(() => focused(page)).toBe(t('search', 'apply.action'));
  });

  it('moves through the list of jobs with the arrow keys', async () => {
    const { page } = await browser.open();
    const { t } = seekerAt(page);
    await page.goto('/en/ph/jobs', { waitUntil: 'networkidle' });
    const links = page
      .getByRole('list', { name: t('search', 'results.list') })
      .getByRole('article')
      .getByRole('heading')
      .getByRole('link');
    await links.first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await links.nth(2).evaluate((link) => link === document.activeElement)).toBe(true);
    const id = /-(\d+)$/.exec((await links.nth(2).getAttribute('href')) ?? '')?.[1];
    await page.waitForURL((url) => url.searchParams.get('job') === id);
    await page.keyboard.press('Home');
    expect(await links.first().evaluate((link) => link === document.activeElement)).toBe(true);
  });
});

it('a change of page is announced by its title and puts the focus on its heading', async () => {
  const { page } = await browser.open();
  const { t } = seekerAt(page);
  await page.goto('/en/ph/get-started', { waitUntil: 'networkidle' });
  const said = () => page.getByRole('status').allTextContents();
  const isOnHeading = () => page.evaluate(() => document.activeElement === document.querySelector('main h1'));

  await page
    .getByRole('banner')
    .getByRole('link', { name: t('search', 'places.jobs') })
    .click();
  await expect.poll(isOnHeading).toBe(true);
  const title = (await page.title()).replace(/ · JobHarbor$/, '');
  await expect.poll(said).toContain(title);

  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/en/ph/get-started');
  await expect.poll(isOnHeading).toBe(true);
  await expect.poll(said).toContain(t('auth', 'title.sign-in'));
});
