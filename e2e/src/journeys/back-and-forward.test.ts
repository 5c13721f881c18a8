import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { apiClient } from '../actions/api-client.ts';
import { confirmLater, createAccount } from '../actions/create-account.ts';
import { aUser } from '../actions/new-user.ts';
import { openJob } from '../actions/open-job.ts';
import { listedJobs } from '../actions/search-jobs.ts';
import { seekerAt } from '../actions/seeker.ts';
import { desktop, phone, useBrowser } from '../browser/open-browser.ts';

const browser = useBrowser();

function countSearches(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/job/search') calls.push(request.url());
  });
  return calls;
}

const focusedHref = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('href') ?? '');

/** The scroll position once it stays the same: cards that come into view are laid out at their own height then. */
const settledPosition = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let same = 0, last = scrollY; same < 5; last = scrollY) {
      await frame();
      same = scrollY === last ? same + 1 : 0;
    }
    return Math.round(scrollY);
  });

/**
 * Goes back from a job's page, and waits until the list is at its previous position. Returns whether a skeleton of the
 * list was shown. The job has to be loaded before, since its skeleton looks like the list's.
 */
async function goBackTo(page: Page, scrolled: number): Promise<boolean> {
  await page.locator('main article[data-place="page"][aria-busy="false"]').waitFor();
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('main .jh-skeleton')) document.body.dataset.sawShape = '';
    }).observe(document.body, { childList: true, subtree: true });
    history.back();
  });
  await page.waitForFunction(
    (wanted) => document.querySelector('ol [data-job]') !== null && Math.abs(scrollY - wanted) <= 2,
    scrolled,
  );
  return page.evaluate(() => 'sawShape' in document.body.dataset);
}

it('back from a job brings the list of a phone to its place, at once and without asking again', async () => {
  const { page } = await browser.open(phone);
  const seeker = seekerAt(page);
  await page.goto('/en/ph/jobs?type=full-time');
  const jobs = await listedJobs(seeker);
  const job = jobs[14];
  await page.locator(`ol a[href*="/job/"][href$="-${job?.id}"]`).scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy(0, 120));
  const scrolled = await settledPosition(page);
  expect(scrolled).toBeGreaterThan(1_000);
  const calls = countSearches(page);
  await openJob(seeker, job?.id ?? 0);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  expect(await goBackTo(page, scrolled)).toBe(false);
  expect(new URL(page.url()).search).toBe('?type=full-time');
  await expect.poll(() => focusedHref(page)).toMatch(new RegExp(`-${job?.id}$`));
  expect(await listedJobs(seeker)).toEqual(jobs);
  expect(calls).toEqual([]);

  await page.goForward();
  await page.getByRole('heading', { level: 1, name: job?.title ?? '' }).waitFor();
  expect(calls).toEqual([]);
});

it('back brings a longer list back whole, with all that was loaded in addition', async () => {
  const { page } = await browser.open(phone);
  const seeker = seekerAt(page);
  await page.goto('/en/ph/jobs');
  await page.getByRole('link', { name: seeker.tPattern('search', 'results.more') }).click();
  await expect.poll(async () => (await listedJobs(seeker)).length).toBe(60);
  const jobs = await listedJobs(seeker);
  const job = jobs[45];
  await page.locator(`ol a[href*="/job/"][href$="-${job?.id}"]`).scrollIntoViewIfNeeded();
  const scrolled = await settledPosition(page);
  const calls = countSearches(page);
  await openJob(seeker, job?.id ?? 0);
  expect(await goBackTo(page, scrolled)).toBe(false);
  expect(await listedJobs(seeker)).toEqual(jobs);
  expect(calls).toEqual([]);
});

it('a guest who saves a job and signs up is back in the list at its place, and the job is in the account', async () => {
  const { page } = await browser.open(phone);
  const seeker = seekerAt(page);
  await page.goto('/en/ph/jobs');
  await page.getByRole('link', { name: seeker.tPattern('search', 'results.more') }).click();
  await expect.poll(async () => (await listedJobs(seeker)).length).toBe(60);
  const jobs = await listedJobs(seeker);
  const title = jobs[40]?.title ?? '';
  const save = page.locator(`article:has(a[href*="/job/"][href$="-${jobs[40]?.id}"])`).getByRole('button', {
    name: seeker.t('search', 'save.action', { title }),
  });
  await save.scrollIntoViewIfNeeded();
  // Above the tab bar, so that the click need not scroll.
  await page.evaluate(() => window.scrollBy(0, 200));
  const scrolled = await settledPosition(page);
  expect(scrolled).toBeGreaterThan(3_000);
  await save.click();
  await save.and(page.getByRole('button', { pressed: true })).waitFor();
  const signIn = page.getByRole('banner').getByRole('link', { name: seeker.t('shell', 'account.signIn') });
  // By script, since a click would scroll to it.
  await signIn.evaluate((link: HTMLElement) => link.click());
  await page.waitForURL((url) => url.pathname === '/en/ph/get-started');
  await createAccount(seeker, page.getByRole('main'), aUser());
  await confirmLater(seeker);

  await page.waitForURL((url) => url.pathname === '/en/ph/jobs');
  await page.waitForFunction((wanted) => Math.abs(scrollY - wanted) <= 2, scrolled);
  await save.and(page.getByRole('button', { pressed: true })).waitFor();
  await page.waitForFunction((wanted) => Math.abs(scrollY - wanted) <= 2, scrolled);
  await expect
    .poll(async () => (await apiClient(seeker).savedJobs()).map(({ job }) => job.id))
    .toEqual([jobs[40]?.id]);
});

it('back on a desk brings the chosen job back beside the list', async () => {
  const { page } = await browser.open(desktop);
  const seeker = seekerAt(page);
  await page.goto('/en/ph/jobs');
  const job = (await listedJobs(seeker))[2];
  const calls = countSearches(page);
  await openJob(seeker, job?.id ?? 0);
  await page.goBack();
  await page.waitForURL((url) => url.searchParams.get('job') === String(job?.id));
  const card = page.locator(`ol a[href*="/job/"][href$="-${job?.id}"]`);
  await card.waitFor();
  await expect.poll(() => card.getAttribute('aria-current')).toBe('true');
  const pane = page.getByRole('region', { name: seeker.t('search', 'job.pane') });
  await pane.getByRole('heading', { level: 2, name: job?.title ?? '' }).waitFor();
  expect(calls).toEqual([]);
});
