import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiClient } from '../actions/api-client.ts';
import { type Seeker, seekerAt } from '../actions/seeker.ts';
import { answers, composer } from '../actions/send-message.ts';
import { signUpOverApi } from '../actions/sign-up-over-api.ts';
import { useBrowser } from '../browser/open-browser.ts';
import { type BranchSite, branchSite } from '../site/branch-site.ts';
import { developRemote, type LocalRemote } from '../site/develop-remote.ts';

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name, exact: true });
const banner = (page: Page) => page.getByText('from your own machine');

/** Applies for a job with a message over the API; the demonstration's recruiter answers soon. */
async function startChat(seeker: Seeker): Promise<number> {
  const { request } = seeker.page.context();
  const { jobs } = await apiClient(seeker).jobs({ size: 30 });
  for (const { id } of jobs) {
    const answer = await request.post(`/api/data/jobs/${id}/applications`, {
      headers: { ...seeker.headers, 'idempotency-key': crypto.randomUUID() },
      data: { first_message: 'Good morning from the harbour' },
    });
    if (!answer.ok()) continue;
    const [chat] = await apiClient(seeker).chats();
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
  });
  afterAll(async () => {
    await local?.stop();
    await site?.stop();
  });

  it('sees it inside the deployed site, edits follow with what is typed, and messages arrive', async ({
    task,
  }) => {
    // A retry begins with the page unedited, wherever the try before ended.
    if ((task.result?.retryCount ?? 0) > 0)
      await local
        .edit('src/features/list-chats/chats-page.tsx', (text) =>
          text.replace(/<\/h1(?!>)/, '</h1>').replace(/, (?:edited|mended)(?=\s*<\/h1>)/, ''),
        )
        .catch(() => undefined);
    const { page, expectError } = await browser.open({ site: url });
    expectError(/chats-page\.tsx/);
    const seeker = seekerAt(page);
    await signUpOverApi(page.context());
    const chat = await startChat(seeker);
    await page.goto(`/en/ph/chat-home/${chat}`);
    await heading(page, 'Messages at the desk').waitFor();
    await banner(page).waitFor();
    await answers(seeker).first().waitFor();

    await composer(seeker).fill('half a sentence');
    await composer(seeker).evaluate((field) => Object.assign(field, { isSameField: true }));
    const title = /\{t\('title'\)\}(?=\s*<\/h1>)/;
    await local.edit('src/features/list-chats/chats-page.tsx', (text) =>
      text.replace(title, "{t('title')}, edited"),
    );
    await heading(page, 'Messages at the desk, edited').waitFor();
    expect(await composer(seeker).inputValue()).toBe('half a sentence');
    expect(await composer(seeker).evaluate((field) => 'isSameField' in field)).toBe(true);

    // A syntax error is shown over the page. Once it is mended, the page continues with the same field.
    const buildError = page.getByText('Build failed', { exact: true });
    await local.edit('src/features/list-chats/chats-page.tsx', (text) => text.replace('</h1>', '</h1'));
    await buildError.waitFor();
    await page
      .getByText(/chats-page\.tsx/)
      .first()
      .waitFor();
    await local.edit('src/features/list-chats/chats-page.tsx', (text) =>
      text.replace(/<\/h1(?!>)/, '</h1>').replace(', edited', ', mended'),
    );
    await heading(page, 'Messages at the desk, mended').waitFor();
    await expect.poll(() => buildError.count()).toBe(0);
    expect(await composer(seeker).inputValue()).toBe('half a sentence');
    expect(await composer(seeker).evaluate((field) => 'isSameField' in field)).toBe(true);

    const before = await answers(seeker).count();
    await composer(seeker).fill('Is the post still open?');
    await composer(seeker).press('Enter');
    await expect.poll(() => answers(seeker).count()).toBeGreaterThan(before);
  });

  it('is alone with it: another visitor of the site has the released one at the same time', async () => {
    const { page } = await browser.open({ site: site.url });
    await signUpOverApi(page.context());
    await page.goto('/en/ph/chat-home');
    await heading(page, 'Messages').waitFor();
    expect(await banner(page).count()).toBe(0);
    expect(await page.content()).not.toContain('/dev-remote/');
  });

  it('turns it off by the banner, and on again', async () => {
    const { page } = await browser.open({ site: url });
    await signUpOverApi(page.context());
    await page.goto('/en/ph/chat-home');
    await page.getByRole('button', { name: 'Show the site as it is' }).click();
    await heading(page, 'Messages').waitFor();
    expect(await banner(page).count()).toBe(0);
    await page.goto('/dev-remote/mfe-chat/on');
    await page.goto('/en/ph/chat-home');
    await heading(page, /^Messages at the desk/).waitFor();
  });

  it('reads why the site does not accept their override', async () => {
    const other = await developRemote('mfe-chat', site);
    await expect(other.start({ JOBHARBOR_OVERRIDE: 'made.up' })).rejects.toThrow(
      /does not take the override.*pnpm platform override mfe-chat --against/,
    );
    await other.stop();
  });
});
