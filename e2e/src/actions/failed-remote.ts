import type { Page } from 'playwright';
import { expect } from 'vitest';
import { openRemote, type RemoteName, remotePages } from './open-remote.ts';
import type { SiteTexts } from './site-texts.ts';

/** The card that the shell shows in place of a page that failed. */
export const failureCard = (page: Page, { t }: SiteTexts) =>
  page
    .getByRole('main')
    .getByRole('alert')
    .filter({ hasText: t('shell', 'failure.support') });

/** The id of the trace of the page that the server rendered. */
export const traceOf = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(document.getElementById('jh-page')?.textContent ?? '{}').trace);

/** Goes to a remote's page by the header where the header has a link to it. */
export async function goToRemote(page: Page, name: RemoteName, texts: SiteTexts): Promise<void> {
  if (name === 'mfe-chat') {
    // Its link in the header is a slot of the same remote, and as broken as its page.
    await page.goBack({ waitUntil: 'commit' });
    return page.waitForURL((url) => url.pathname.endsWith(remotePages[name]), { waitUntil: 'commit' });
  }
  if (name !== 'mfe-auth') return openRemote(page, name, texts);
  await page
    .getByRole('banner')
    .getByRole('link', { name: texts.t('shell', 'account.signIn') })
    .click();
  await page.waitForURL((url) => url.pathname.endsWith(remotePages[name]), { waitUntil: 'commit' });
}

/** Checks that the footer has its links, and that the header opens the choice of languages. */
export async function expectWholeFrame(page: Page, { t, tPattern }: SiteTexts): Promise<void> {
  expect(await page.getByRole('contentinfo').getByRole('link').count()).toBeGreaterThan(20);
  await page.getByRole('button', { name: tPattern('shell', 'locale.languageNow') }).click();
  const languages = page.getByRole('dialog', { name: t('shell', 'locale.language') });
  await expect.poll(() => languages.getByRole('link').count()).toBe(10);
  await page.keyboard.press('Escape');
  await languages.waitFor({ state: 'hidden' });
}
