import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findViolations } from '../browser/find-violations.ts';
import { desktop, phone, useBrowser } from '../browser/open-browser.ts';
import { addRelease } from '../site/add-release.ts';
import { type BranchSite, branchSite } from '../site/branch-site.ts';

const pages = ['Now', 'Sets', 'Health', 'Errors', 'Flags', 'Log', 'Compatibility', 'Support codes', 'Tokens'];

describe('an operator of the release platform', () => {
  const browser = useBrowser();
  let site: BranchSite;
  let token = '';
  /** The live set, and another one that was served before. */
  let live = '';
  let other = '';
  beforeAll(async () => {
    site = await branchSite();
    token = (await readFile(join(site.dataFolder, 'platform-token'), 'utf8')).trim();
    ({ set: other, before: live } = await addRelease(site.dataFolder, ['mfe-chat'], '7', {
      isLive: false,
    }));
  });
  afterAll(() => site?.stop());

  const servedSet = async () => (await fetch(`${site.url}/discovery.json`)).headers.get('x-jobharbor-set');
  const openPage = async (page: Page, name: string) => {
    await page.getByRole('link', { name, exact: true }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
  };
  const logIn = async (page: Page) => {
    await page.goto('/platform');
    await page.getByLabel('Token', { exact: true }).fill(token);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('heading', { level: 1, name: 'Now' }).waitFor();
  };
  const confirm = async (page: Page, deed: string, reason: string) => {
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason').fill(reason);
    await dialog.getByRole('button', { name: deed, exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
  };
  const cardOf = (page: Page, set: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: set, exact: true }) });

  it('logs in, tries a set on some visitors, makes it live, takes it back, and finds each in the log', async () => {
    const { page, expectError } = await browser.open({ ...desktop, site: site.url });
    expectError(/status of 401/);
    await page.goto('/platform');
    await page.getByLabel('Token', { exact: true }).fill('a guess');
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByText('This token is unknown').waitFor();
    await logIn(page);

    await openPage(page, 'Sets');
    await cardOf(page, other).getByRole('button', { name: 'Start a canary…' }).click();
    await page.getByLabel('Share of visitors, in percent').fill('25');
    await confirm(page, 'Start the canary', 'a first look');
    await openPage(page, 'Now');
    const canary = page.getByRole('region', { name: `Canary: set ${other}` });
    await canary.getByText('25%').waitFor();
    expect(await servedSet()).toBe(live);

    await canary.getByRole('button', { name: 'Promote…' }).click();
    await confirm(page, `Promote ${other}`, 'it does well');
    await page.getByRole('region', { name: `Set ${other}`, exact: true }).waitFor();
    await expect.poll(servedSet).toBe(other);

    await page.getByRole('button', { name: 'Roll back…' }).click();
    await confirm(page, `Roll back to ${live}`, 'it did well no longer');
    await page.getByRole('region', { name: `Set ${live}`, exact: true }).waitFor();
    await expect.poll(servedSet).toBe(live);

    await openPage(page, 'Log');
    const entries = page.getByRole('main').getByRole('list').getByRole('listitem');
    for (const [index, [action, reason]] of [
      ['roll back', 'it did well no longer'],
      ['promote', 'it does well'],
      ['canary started', 'a first look'],
    ].entries()) {
      const text = await entries.nth(index).textContent();
      for (const word of [action, 'operator', reason, live, other]) expect(text).toContain(word);
    }
  });

  it('does it without a mouse', async () => {
    const { page, expectError } = await browser.open({ ...desktop, site: site.url });
    expectError(/status of 401/);
    const { keyboard } = page;
    const focused = () =>
      page.evaluate(() => {
        const { activeElement: element } = document;
        const label = element instanceof HTMLTextAreaElement ? element.labels[0] : element;
        return label?.textContent?.trim() ?? '';
      });
    const tabTo = async (name: string) => {
      for (let presses = 0; presses < 60; presses += 1) {
        await keyboard.press('Tab');
        if ((await focused()) === name) return;
      }
      throw new Error(`Tab does not come to ${name}.`);
    };
    await page.goto('/platform');
    const field = page.getByLabel('Token', { exact: true });
    await field.waitFor();
    while (!(await field.evaluate((one) => one === document.activeElement))) await keyboard.press('Tab');
    await keyboard.type(token);
    await keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Now' }).waitFor();

    await tabTo('Sets');
    await keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Sets' }).waitFor();
    await expect.poll(focused).toBe('Sets');
    await cardOf(page, other).waitFor();
    await tabTo('Start a canary…');
    await keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await expect.poll(focused).toBe('Start a canary…');
    await keyboard.press('Enter');
    await tabTo('Reason');
    await keyboard.type('by keyboard');
    await tabTo('Start the canary');
    await keyboard.press('Enter');
    await cardOf(page, other).getByText('Canary', { exact: true }).waitFor();

    await page.getByRole('link', { name: 'Now', exact: true }).focus();
    await keyboard.press('Enter');
    await page.getByRole('button', { name: 'Stop…' }).waitFor();
    await tabTo('Stop…');
    await keyboard.press('Enter');
    await tabTo('Reason');
    await keyboard.type('enough seen');
    await tabTo('Stop the canary');
    await keyboard.press('Enter');
    await page.getByText('None running').waitFor();
    await page.getByRole('region', { name: 'Canary' }).getByText('enough seen').waitFor();
  });

  it.each([
    ['at a desk by day', desktop, 'light', undefined],
    // Differences there; the rest is the same page.
    ['on a phone at night', phone, 'dark', ['color-contrast', 'target-size', 'scrollable-region-focusable']],
  ] as const)(
    'meets no accessibility violation %s, and no page overflows sideways',
    async (_, device, colorScheme, rules) => {
      const { page, expectError } = await browser.open({
        ...device,
        colorScheme,
        reducedMotion: 'reduce',
        site: site.url,
      });
      expectError(/status of 401/);
      await page.goto('/platform');
      const found: Record<string, string[]> = {
        login: await findViolations(page, rules && { rules: [...rules] }),
      };
      await logIn(page);
      for (const name of pages) {
        await openPage(page, name);
        await page.waitForLoadState('networkidle');
        const violations = await findViolations(page, rules && { rules: [...rules] });
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (beyond > 1) violations.push(`scrolls sideways by ${beyond} px`);
        found[name] = violations;
      }
      expect(Object.entries(found).filter(([, violations]) => violations.length > 0)).toEqual([]);
    },
  );
});
