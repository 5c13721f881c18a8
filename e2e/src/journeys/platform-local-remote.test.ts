import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useBrowser } from '../browser/open-browser.ts';
import { askApi } from '../people/ask-api.ts';
import { enterQuietly } from '../people/enter-quietly.ts';
import { type Seeker, seekerAt } from '../people/seeker.ts';
import { answers, composer } from '../people/write-in-chat.ts';
import { type BranchSite, branchSite } from '../site/branch-site.ts';
import { developRemote, type LocalRemote } from '../site/develop-remote.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const banner = (page: Page) => page.getByText('from your own machine');

/** Applies for a job with a message, over the API: the recruiter of the demonstration answers in a moment. */
async function startChat(seeker: Seeker): Promise<number> {
  const { request } = seeker.page.context();
  const { jobs } = await askApi(seeker).jobs({ size: 30 });
  for (const { id } of jobs) {
    const answer = await request.post(`/api/data/jobs/${id}/applications`, {
      headers: { ...seeker.headers, 'idempotency-key': crypto.randomUUID() },
      data: { first_message: 'Good morning from the harbour' },
    });
    if (!answer.ok()) continue;
    const [chat] = await askApi(seeker).chats();
    if (chat) return chat.id;
  }
  throw new Error('No job took an application.');
}

describe('a developer of one remote', () => {
  const browser = useBrowser();
  let site: BranchSite;
  let local: LocalRemote;
  let url: string;
  beforeAll(async () => {
    site = await branchSite();
    local = await developRemote('mfe-chat', site);
    await local.edit('src/locales/en.json', (text) => text.replace('"Messages"', '"Messages at the desk"'));
    url = await local.start();
  }, 120_000);
  afterAll(async () => {
    await local?.stop();
    await site?.stop();
  });

  it('sees it inside the deployed site, edits follow with what is typed, and messages arrive', async () => {
    const { page } = await browser.open({ site: url });
    const seeker = seekerAt(page);
    await enterQuietly(page.context());
    const chat = await startChat(seeker);
    await page.goto(`/en/ph/chat-home/${chat}`);
    await heading(page, 'Messages at the desk').waitFor();
    await banner(page).waitFor();
    await answers(seeker).first().waitFor();

    await composer(seeker).fill('half a sentence');
    await composer(seeker).evaluate((field) => Object.assign(field, { isSameField: true }));
    await local.edit('src/pages/chat-home.tsx', (text) =>
      text.replace("{t('title')}</h1>", "{t('title')}, edited</h1>"),
    );
    await heading(page, 'Messages at the desk, edited').waitFor();
    expect(await composer(seeker).inputValue()).toBe('half a sentence');
    expect(await composer(seeker).evaluate((field) => 'isSameField' in field)).toBe(true);

    const before = await answers(seeker).count();
    await composer(seeker).fill('Is the post still open?');
    await composer(seeker).press('Enter');
    await expect.poll(() => answers(seeker).count()).toBeGreaterThan(before);
  }, 60_000);

  it('is alone with it: another visitor of the site has the released one at the same time', async () => {
    const { page } = await browser.open({ site: site.url });
    await enterQuietly(page.context());
    await page.goto('/en/ph/chat-home');
    await heading(page, 'Messages').waitFor();
    expect(await banner(page).count()).toBe(0);
    expect(await page.content()).not.toContain('/dev-remote/');
  });

  it('lets go of it by the banner, and comes back to it', async () => {
    const { page } = await browser.open({ site: url });
    await enterQuietly(page.context());
    await page.goto('/en/ph/chat-home');
    await page.getByRole('button', { name: 'Show the site as it is' }).click();
    await heading(page, 'Messages').waitFor();
    expect(await banner(page).count()).toBe(0);
    await page.goto('/dev-remote/mfe-chat/on');
    await page.goto('/en/ph/chat-home');
    await heading(page, 'Messages at the desk, edited').waitFor();
  });

  it('is told when the site does not take their override', async () => {
    const other = await developRemote('mfe-chat', site);
    await expect(other.start({ JOBHARBOR_OVERRIDE: 'made.up' })).rejects.toThrow(
      /does not take the override.*pnpm platform override mfe-chat --against/,
    );
    await other.stop();
  });
});
