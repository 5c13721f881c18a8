import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { phone, useBrowser } from '../browser/open-browser.ts';
import { applyQuietly, jobPath, someJob } from '../people/act-quietly.ts';
import { enterQuietly } from '../people/enter-quietly.ts';
import { searchFor, wantedTitle } from '../people/search-jobs.ts';
import { seekerAt } from '../people/seeker.ts';
import { type Speech, speak } from '../people/speak.ts';
import { composer } from '../people/write-in-chat.ts';

const browser = useBrowser();
const english = speak('en');

const root = (page: Page) =>
  page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]);

async function chooseLanguage(page: Page, { say, like }: Speech, language: string): Promise<void> {
  await page.getByRole('button', { name: like('shell', 'locale.languageNow') }).click();
  await page
    .getByRole('dialog', { name: say('shell', 'locale.language') })
    .getByRole('link', { name: language })
    .click();
}

async function chooseCountry(page: Page, { say, like }: Speech, country: string): Promise<void> {
  await page.getByRole('button', { name: like('shell', 'locale.countryNow') }).click();
  await page
    .getByRole('dialog', { name: say('shell', 'locale.country') })
    .getByRole('link', { name: country })
    .click();
}

it('a search keeps its words, filters and order when the language changes, and back brings the old one', async () => {
  const { page } = await browser.open();
  const title = await wantedTitle(seekerAt(page));
  const query = `?q=${encodeURIComponent(title)}&type=full-time&sort=newest`;
  await page.goto(`/en/ph/jobs${query}`);
  const search = new URL(page.url()).search;
  await chooseLanguage(page, english, 'العربية');

  await page.waitForURL((url) => url.pathname === '/ar/ph/jobs' && url.search === search);
  await expect.poll(() => root(page)).toEqual(['ar', 'rtl']);
  const arabic = seekerAt(page, 'ar/sa');
  await page.getByRole('heading', { level: 1, name: arabic.like('search', 'results.titleFor') }).waitFor();
  const field = page.getByRole('combobox', { name: arabic.say('search', 'search.label') });
  expect(await field.inputValue()).toBe(title);
  await page.getByRole('button', { name: new RegExp(`^${arabic.say('search', 'filter.type')}: `) }).waitFor();

  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/en/ph/jobs' && url.search === search);
  await expect.poll(() => root(page)).toEqual(['en', 'ltr']);
  await page.getByRole('heading', { level: 1, name: english.like('search', 'results.titleFor') }).waitFor();
});

it('a job stays open when the country changes', async () => {
  const { page } = await browser.open(phone);
  const seeker = seekerAt(page);
  const job = await someJob(seeker);
  await page.goto(jobPath(seeker, job));
  await chooseCountry(page, english, 'Singapore');
  await page.waitForURL((url) => url.pathname === jobPath({ base: '/en/sg' }, job));
  await page.getByRole('heading', { level: 1, name: job.title }).waitFor();
});

it('what is typed but not sent is still there in the other language: search, sign-up, chat', async () => {
  const { page } = await browser.open();
  const seeker = seekerAt(page);
  const arabic = seekerAt(page, 'ar/sa');
  await page.goto('/en/ph/get-started');
  await page.getByLabel(english.say('auth', 'email.label')).fill('maya@example.test');
  await chooseLanguage(page, english, 'العربية');
  await page.waitForURL((url) => url.pathname === '/ar/ph/get-started');
  expect(await page.getByLabel(arabic.say('auth', 'email.label')).inputValue()).toBe('maya@example.test');

  await enterQuietly(page.context());
  const { chat_id } = await applyQuietly(seeker, await someJob(seeker), 'Good day.');
  await page.goto(`/en/ph/chat-home/${chat_id}`);
  await composer(seeker).fill('Half a sentence');
  await chooseLanguage(page, english, 'العربية');
  await page.waitForURL((url) => url.pathname === `/ar/ph/chat-home/${chat_id}`);
  expect(await composer(arabic).inputValue()).toBe('Half a sentence');

  await page.goto('/en/ph/jobs');
  await searchFor(seeker, 'nurse');
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
