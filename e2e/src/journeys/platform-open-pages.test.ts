import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { apiClient } from '../actions/api-client.ts';
import {
  answerQuestions,
  applicationForm,
  messageField,
  openApplication,
  sendApplication,
} from '../actions/apply-to-job.ts';
import { headingOf, openRemote, type RemoteName, remoteNames } from '../actions/open-remote.ts';
import { type Seeker, seekerAt } from '../actions/seeker.ts';
import { composer } from '../actions/send-message.ts';
import { applyOverApi, findJobWithQuestions, findNewJob, jobPath } from '../actions/set-up-over-api.ts';
import { signUpOverApi } from '../actions/sign-up-over-api.ts';
import { useBrowser } from '../browser/open-browser.ts';
import { aPdf } from '../files/a-pdf.ts';
import { addRelease } from '../site/add-release.ts';
import { type BranchSite, branchSite } from '../site/branch-site.ts';
import { callPlatform } from '../site/call-platform.ts';

const browser = useBrowser();
let site: BranchSite;
beforeAll(async () => {
  site = await branchSite();
});
afterAll(() => site?.stop());

let releases = 0;
/** The next release of some packages; resolves when new pages are of it. */
async function release(names: readonly RemoteName[] = ['mfe-my-jobs'], isLive = true): Promise<string> {
  releases += 1;
  const { set, before } = await addRelease(site.dataFolder, names, String(releases), { isLive });
  await serves(isLive ? set : before);
  return set;
}

const servedSet = async () =>
  (await fetch(`${site.url}/discovery.json`, { method: 'HEAD' })).headers.get('x-jobharbor-set');
const serves = (set: string) => expect.poll(servedSet, { interval: 20 }).toBe(set);

/** The set that an open page belongs to, as its document says. */
const setOf = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(document.getElementById('jh-page')?.textContent ?? '{}').discovery?.set);

/** Opens a page for a new signed-in user. Its clock is controlled, so that time can pass without waiting. */
async function openSignedIn(
  path: string | ((seeker: Seeker) => Promise<string>),
  { isEverIdle = true } = {},
): Promise<Seeker> {
  const { page } = await browser.open({ site: site.url });
  await signUpOverApi(page.context());
  const seeker = seekerAt(page);
  await page.clock.install();
  await page.goto(typeof path === 'string' ? path : await path(seeker));
  // Of what only a script shows, it comes last.
  const badge = page.getByRole('banner').getByRole('link', { name: seeker.t('chat', 'badge.label') });
  if (isEverIdle) await badge.waitFor();
  return seeker;
}

/**
 * Goes to a remote's page. Pages cache the served set for five seconds, so the test first lets more time pass. They ask
 * again when a pointer enters a link. A click waits only a moment for the answer.
 */
async function goTo({ page, t }: Seeker, name: RemoteName, { isAsked = false } = {}): Promise<void> {
  const served = await servedSet();
  const known = page.waitForResponse((answer) => answer.headers()['x-jobharbor-set'] === served);
  await page.clock.fastForward(6_000);
  await page.mouse.move(0, 0);
  await page.getByRole('banner').getByRole('link').first().hover();
  // The page reads the set of an API call with the whole answer, not with its first bytes as `known` does.
  await (await known).finished();
  await page.evaluate(() => undefined);
  await openRemote(page, name);
  if (isAsked)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('shell', 'leave.leave') })
      .click();
  await headingOf(page, name).waitFor();
}

describe('a page that was opened before ten releases', () => {
  it('still completes an application from its own files, and goes on in the newest set', async () => {
    let job: Awaited<ReturnType<typeof findNewJob>> | undefined;
    const openJob = async (one: Seeker) => {
      // A page that was never idle has not loaded the form before the releases.
      await one.page.addInitScript(() => {
        window.requestIdleCallback = () => 0;
      });
      job = await findJobWithQuestions(one);
      return jobPath(one, job);
    };
    const seeker = await openSignedIn(openJob, { isEverIdle: false });
    const { page } = seeker;
    const opened = await setOf(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    let newest = '';
    for (let count = 0; count < 10; count += 1) newest = await release(remoteNames);

    const form = await openApplication(seeker);
    await messageField(seeker, form).fill('Sent from a page of long ago.');
    await answerQuestions(form, 'Yes, gladly.');
    expect(await setOf(page)).toBe(opened);
    const chunks = asked.filter((url) => /\/assets\/mfe-search\/.*\.js/.test(url));
    expect(chunks.length).toBeGreaterThan(0);
    expect(chunks.filter((url) => url.includes('-again'))).toEqual([]);

    await sendApplication(seeker, applicationForm(seeker));
    expect((await apiClient(seeker).applications()).map((one) => one.job.id)).toEqual([job?.id]);
    expect(await setOf(page)).toBe(newest);
  });
});

describe('a newer set', () => {
  it('comes with the next page, and never under one that stands', async () => {
    const seeker = await openSignedIn('/en/ph/jobs');
    const { page } = seeker;
    const before = await setOf(page);
    await goTo(seeker, 'mfe-my-jobs');
    const isStill = await markDocument(page);
    const newer = await release();
    await page.clock.fastForward(60_000);
    expect(await isStill()).toBe(true);
    expect(await setOf(page)).toBe(before);
    await goTo(seeker, 'mfe-search');
    expect(await setOf(page)).toBe(newer);
    await page.goBack();
    await headingOf(page, 'mfe-my-jobs').waitFor();
    expect(await setOf(page)).toBe(newer);
  });

  it.each<[string, (seeker: Seeker) => Promise<string>, (seeker: Seeker) => Promise<void>, boolean?]>([
    [
      'a message stands in an open chat box',
      async (seeker) => {
        const { chat_id } = await applyOverApi(seeker, await findNewJob(seeker), 'Good day.');
        return `/en/ph/chat-home/${chat_id}`;
      },
      async (seeker) => composer(seeker).fill('Not sent yet'),
    ],
    [
      'a part of the profile is a draft',
      async () => '/en/ph/profile',
      async ({ page, t }) => {
        await page.getByRole('button', { name: t('profile', 'edit.about') }).click();
        await page.getByRole('textbox', { name: t('profile', 'field.summary') }).fill('Not saved yet');
      },
      true,
    ],
    [
      'a résumé is on its way',
      async () => '/en/ph/resume',
      async ({ page, t }) => {
        await page.route('**/jobseeker/resume/upload', () => {});
        const file = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: aPdf('Maya Santos') };
        await page.getByRole('main').locator('input[type=file]').setInputFiles(file);
        await page.getByRole('button', { name: t('profile', 'upload.cancel') }).waitFor();
      },
      true,
    ],
  ])('waits while %s', async (_, path, begin, isAsked = false) => {
    const seeker = await openSignedIn(path);
    const { page } = seeker;
    const isStill = await markDocument(page);
    await begin(seeker);
    const newer = await release();
    await goTo(seeker, 'mfe-search', { isAsked });
    expect(await isStill()).toBe(true);
    expect(await setOf(page)).not.toBe(newer);
    await goTo(seeker, 'mfe-my-jobs');
    expect(await setOf(page)).toBe(newer);
  });
});

describe('a roll-back', () => {
  it('is what new pages get, and open pages at their next navigation', async () => {
    const good = await servedSet();
    const bad = await release();
    const seeker = await openSignedIn('/en/ph/jobs');
    expect(await setOf(seeker.page)).toBe(bad);
    await callPlatform(site, 'POST', '/roll-back', { set: null, reason: 'worse than the one before' });
    await serves(good ?? '');
    const { page } = await browser.open({ site: site.url });
    await page.goto('/en/ph/jobs');
    expect(await setOf(page)).toBe(good);
    expect(await setOf(seeker.page)).toBe(bad);
    await goTo(seeker, 'mfe-my-jobs');
    expect(await setOf(seeker.page)).toBe(good);
  });
});

describe('a canary', () => {
  it('is met by its share of visitors, who stay with it from page to page until it ends', async () => {
    const live = await servedSet();
    const set = await release(['mfe-my-jobs'], false);
    const request = { set, share: 0.25, countries: [], reason: 'a quarter tries it' };
    await callPlatform(site, 'POST', '/canary', request);
    const visitors: Page[] = [];
    const met: string[] = [];
    for (let count = 0; count < 8; count += 1) {
      const { page } = await browser.open({ site: site.url });
      await page.goto('/en/ph/terms');
      visitors.push(page);
      met.push(await setOf(page));
    }
    // Exact to a visitor in every run of visitors, whoever was counted first.
    expect([1, 2, 3]).toContain(met.filter((one) => one === set).length);
    expect(new Set(met)).toEqual(new Set([set, live]));
    for (const [index, page] of visitors.entries()) {
      await page.goto('/en/ph/privacy');
      expect(await setOf(page)).toBe(met[index]);
    }
    const { canaries } = status.parse(await callPlatform(site, 'GET', '/status'));
    expect(canaries[0]).toMatchObject({ set, state: 'running', share: 0.25 });
    await callPlatform(site, 'POST', '/canary/stop', { reason: 'seen enough' });
    for (const page of visitors) {
      await page.reload();
      expect(await setOf(page)).toBe(live);
    }
  });
});

const status = z.object({
  canaries: z.array(z.object({ set: z.string(), state: z.string(), share: z.number() })),
});

/** Marks the current document; the returned function tells whether it is still open (no reload). */
async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  // Not on the window: the shell takes away globals that appear while a remote mounts.
  await page.evaluate(() => Object.assign(document, { isMarked: true }));
  return () => page.evaluate(() => 'isMarked' in document);
}
