import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { phone, useBrowser } from '../browser/open-browser.ts';
import { readNaughtyStrings } from '../files/read-naughty-strings.ts';
import { applyQuietly, someJob } from '../people/act-quietly.ts';
import { askApi } from '../people/ask-api.ts';
import { enterQuietly } from '../people/enter-quietly.ts';
import { seekerAt } from '../people/seeker.ts';
import { composer, thread } from '../people/write-in-chat.ts';

const strings = readNaughtyStrings();
const browser = useBrowser();

/** As a text is kept: without what ends a line differently, and without white space around it. */
const kept = (text: string) => text.replace(/\r\n?/g, '\n').trim();

/** Header, footer and one heading stand, nothing hangs out at the side, and no element has come from the text. */
async function isWhole(page: Page): Promise<void> {
  expect(await page.getByRole('banner').count()).toBe(1);
  expect(await page.getByRole('contentinfo').count()).toBe(1);
  expect(await page.locator('main h1').count()).toBe(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(1);
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
    const { say } = seekerAt(page);
    for (const text of strings ?? []) {
      await page.goto(`/en/ph/jobs?q=${encodeURIComponent(text)}`, { waitUntil: 'commit' });
      const heading = page.locator('main h1');
      await heading.waitFor();
      expect(await heading.textContent()).toBe(say('search', 'results.titleFor', { words: text }));
      expect(await page.getByRole('combobox').inputValue()).toBe(text.replace(/[\n\r]/g, ''));
      await isWhole(page);
    }
  }, 120_000);

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
      await isWhole(page);
    }
  }, 60_000);

  it('stands in a profile as it was typed', async () => {
    const { page } = await browser.open();
    await enterQuietly(page.context());
    const seeker = seekerAt(page);
    const { say } = seeker;
    await page.goto('/en/ph/profile');
    for (const text of inParts(strings ?? [], 3_500)) {
      await page.getByRole('button', { name: say('profile', 'edit.about') }).click();
      const field = page.getByRole('textbox', { name: say('profile', 'field.summary') });
      await field.fill(text);
      await page.getByRole('button', { name: say('profile', 'save'), exact: true }).click();
      await field.waitFor({ state: 'detached' });
      expect((await askApi(seeker).me()).summary).toBe(kept(text));
      const about = page.getByRole('region', { name: say('profile', 'block.about') });
      expect(await about.textContent()).toContain(kept(text));
      await isWhole(page);
    }
  }, 60_000);

  it('stands in a chat as it was typed', async () => {
    const { page } = await browser.open(phone);
    await enterQuietly(page.context());
    const seeker = seekerAt(page);
    const { chat_id } = await applyQuietly(seeker, await someJob(seeker), 'Good day.');
    await page.goto(`/en/ph/chat-home/${chat_id}`);
    for (const text of inParts(strings ?? [], 1_500)) {
      await composer(seeker).fill(text);
      await page.getByRole('button', { name: seeker.say('chat', 'composer.send'), exact: true }).click();
      await expect.poll(() => thread(seeker).textContent()).toContain(kept(text));
      await isWhole(page);
    }
    await expect
      .poll(async () => (await askApi(seeker).messages(chat_id ?? 0)).map((message) => message.text))
      .toEqual(expect.arrayContaining(inParts(strings ?? [], 1_500).map(kept)));
    await page.reload();
    await thread(seeker).waitFor();
    await isWhole(page);
  }, 60_000);
});

/** The texts one below the other, in parts of at most so many characters. */
function inParts(texts: readonly string[], most: number): string[] {
  const parts: string[] = [];
  for (const text of texts) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + text.length < most) parts[parts.length - 1] = `${last}\n${text}`;
    else parts.push(text);
  }
  return parts;
}
