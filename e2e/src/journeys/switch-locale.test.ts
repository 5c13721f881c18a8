import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { mostFrequentTitle, searchFor } from '../actions/search-jobs.ts';
import { seekerAt } from '../actions/seeker.ts';
import { composer } from '../actions/send-message.ts';
import { applyOverApi, findNewJob, jobPath } from '../actions/set-up-over-api.ts';
import { signUpOverApi } from '../actions/sign-up-over-api.ts';
import { type SiteTexts, siteTexts } from '../actions/site-texts.ts';
import { phone, useBrowser } from '../browser/open-browser.ts';

const browser = useBrowser();
const english = siteTexts('en');

const root = (page: Page) =>
  page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]);

async function chooseLanguage(page: Page, { t, tPattern }: SiteTexts, language: string): Promise<void> {
  await page.getByRole('button', { name: tPattern('shell', 'locale.languageNow') }).click();
  await page
    .getByRole('dialog', { name: t('shell', 'locale.language') })
    .getByRole('link', { name: language })
    .click();
}

async function chooseCountry(page: Page, { t, tPattern }: SiteTexts, country: string): Promise<void> {
  await page.getByRole('button', { name: tPattern('shell', 'locale.countryNow') }).click();
  await page
    .getByRole('dialog', { name: t('shell', 'locale.country') })
    .getByRole('link', { name: country })
    .click();
}

it('a search keeps its query, filters and order when the language changes, and back restores the old language', async () => {
  const { page } = await browser.open();
  const title = await mostFrequentTitle(seekerAt(page));
  const query = `?q=${encodeURIComponent(title)}&type=full-time&sort=newest`;
  await page.goto(`/en/ph/jobs${query}`);
  const search = new URL(page.url()).search;
  await chooseLanguage(page, english, 'العربية');

  await page.waitForURL((url) => url.pathname === '/ar/ph/jobs' && url.search === search);
  await expect.poll(() => root(page)).toEqual(['ar', 'rtl']);
  const arabic = seekerAt(page, 'ar/sa');
  await page
    .getByRole('heading', { level: 1, name: arabic.tPattern('search', 'results.titleFor') })
    .waitFor();
  const field = page.getByRole('combobox', { name: arabic.t('search', 'search.label') });
  expect(await field.inputValue()).toBe(title);
  await page.getByRole('button', { name: new RegExp(`^${arabic.t('search', 'filter.type')}: `) }).waitFor();

  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/en/ph/jobs' && url.search === search);
  await expect.poll(() => root(page)).toEqual(['en', 'ltr']);
  await page
    .getByRole('heading', { level: 1, name: english.tPattern('search', 'results.titleFor') })
    .waitFor();
});

it('a job stays open when the country changes', async () => {
  const { page } = await browser.open(phone);
  const seeker = seekerAt(page);
  const job = await findNewJob(seeker);
  await page.goto(jobPath(seeker, job));
  await chooseCountry(page, english, 'Singapore');
  await page.waitForURL((url) => url.pathname === jobPath({ base: '/en/sg' }, job));
  await page.getByRole('heading', { level: 1, name: job.title }).waitFor();
});

/** By the mouse: a click of Playwright scrolls to what it clicks, as a person's does not. */
async function pointAt(page: Page, target: Locator): Promise<void> {
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(x + width / 2, y + height / 2);
}

// In a browser, because the opening menu takes the focus, for which the browser may scroll the page behind it.
it('a job is read on at the same place when its language changes', async () => {
  const { page } = await browser.open();
  const seeker = seekerAt(page);
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  await page.goto(jobPath(seeker, await findNewJob(seeker)));
  await page.locator('main article[aria-busy="false"]').waitFor();
  await page.evaluate(() => window.scrollTo(0, 600));
  // A pixel more where content above moves it.
  const hasStayed = async () => Math.abs((await scrolled()) - 600) <= 2;
  await expect.poll(hasStayed).toBe(true);
  await pointAt(page, page.getByRole('button', { name: english.tPattern('shell', 'locale.languageNow') }));
  const menu = page.getByRole('dialog', { name: english.t('shell', 'locale.language') });
  await menu.locator('a:focus').waitFor();
  expect(await hasStayed()).toBe(true);
  await pointAt(page, menu.getByRole('link', { name: 'العربية' }));
  await expect.poll(() => root(page)).toEqual(['ar', 'rtl']);
  await expect.poll(hasStayed).toBe(true);
});

it('text that is typed but not sent is kept when the language changes: search, sign-up, chat', async () => {
  const { page } = await browser.open();
  const seeker = seekerAt(page);
  const arabic = seekerAt(page, 'ar/sa');
  await page.goto('/en/ph/get-started');
  await page.getByLabel(english.t('auth', 'email.label')).fill('maya@example.test');
  await chooseLanguage(page, english, 'العربية');
  await page.waitForURL((url) => url.pathname === '/ar/ph/get-started');
  expect(await page.getByLabel(arabic.t('auth', 'email.label')).inputValue()).toBe('maya@example.test');

  await signUpOverApi(page.context());
  const { chat_id } = await applyOverApi(seeker, await findNewJob(seeker), 'Good day.');
  await page.goto(`/en/ph/chat-home/${chat_id}`);
  await composer(seeker).fill('Half a sentence');
  await chooseLanguage(page, english, 'العربية');
  await page.waitForURL((url) => url.pathname === `/ar/ph/chat-home/${chat_id}`);
  expect(await composer(arabic).inputValue()).toBe('Half a sentence');

  await page.goto('/en/ph/jobs');
  await searchFor(seeker, 'nurse');
  // The field takes the words of a search when its results are shown.
  await expect.poll(() => page.title()).toContain('nurse');
  const field = () => page.getByRole('combobox');
  await field().fill('nurse at night');
  await chooseLanguage(page, english, 'العربية');
  await page.waitForURL((url) => url.pathname === '/ar/ph/jobs');
  expect(await field().inputValue()).toBe('nurse at night');
});

it('the next visit begins in the language and country that were chosen last', async () => {
  const { page } = await browser.open();
  await page.goto('/en/ph');
  await chooseCountry(page, english, 'Japan');
  await page.waitForURL((url) => url.pathname === '/en/jp');
  await chooseLanguage(page, english, '日本語');
  await page.waitForURL((url) => url.pathname === '/ja/jp');
  await expect.poll(() => root(page)).toEqual(['ja', 'ltr']);
  await page.goto('/');
  expect(new URL(page.url()).pathname).toBe('/ja/jp');
});
