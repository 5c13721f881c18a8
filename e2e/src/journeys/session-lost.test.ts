import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { apiClient } from '../actions/api-client.ts';
import {
  answerQuestions,
  applicationForm,
  goBackToQuestions,
  messageField,
  sendApplication,
} from '../actions/apply-to-job.ts';
import { signIn } from '../actions/create-account.ts';
import { endSessionElsewhere } from '../actions/end-session.ts';
import { saveButton } from '../actions/save-job.ts';
import { listedJobs } from '../actions/search-jobs.ts';
import { type Seeker, seekerAt } from '../actions/seeker.ts';
import { findJobWithQuestions, jobPath } from '../actions/set-up-over-api.ts';
import { signUpOverApi } from '../actions/sign-up-over-api.ts';
import { useBrowser } from '../browser/open-browser.ts';
import { trackRequests } from '../browser/wait-for-idle-network.ts';

const browser = useBrowser();
const message = 'I wrote this before my session ended.';
const answer = 'And this answer, too.';

/** Console errors of an ended session: refused calls, and the socket if it reconnects before a call is refused. */
const refused = /status of 401|WebSocket connection .* HTTP Authentication failed/;

const notices = ({ page, t }: Seeker) => page.getByText(t('shell', 'session.ended'), { exact: true });
const isAtSignIn = (url: URL) => url.pathname.endsWith('/get-started') && url.searchParams.has('redirect');

/** Values of all fields of the application form. */
const written = (page: Page) =>
  page
    .getByRole('dialog')
    .locator('textarea')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLTextAreaElement).value));

async function writeApplication(seeker: Seeker, path: string): Promise<string[]> {
  await seeker.page.goto(`${path}?apply=1`);
  const form = applicationForm(seeker);
  await messageField(seeker, form).fill(message);
  await answerQuestions(form, answer);
  return written(seeker.page);
}

/**
 * Presses the form's button, unless saving the draft notices the end of the session first. A click that waited for the
 * button would hit the form that returns later.
 */
async function continueOnce(seeker: Seeker): Promise<void> {
  const name = seeker.t('search', 'applySteps.next');
  const next = applicationForm(seeker).getByRole('button', { name });
  await next.evaluateAll(([button]) => (button as HTMLElement | undefined)?.click());
}

it('a user whose session ends while applying signs in again and sends what they had written', async () => {
  const { page, expectError } = await browser.open();
  trackRequests(page);
  expectError(refused);
  const user = await signUpOverApi(page.context());
  const seeker = seekerAt(page);
  const job = await findJobWithQuestions(seeker);
  const before = await writeApplication(seeker, jobPath(seeker, job));
  await endSessionElsewhere(page);

  await continueOnce(seeker);
  await page.waitForURL(isAtSignIn);
  // One: two at a time would be refused here. It goes by itself, so that nothing is read of it afterwards.
  await notices(seeker).waitFor();

  await signIn(seeker, page.getByRole('main'), user);
  await page.waitForURL((url) => url.pathname.endsWith(`-${job.id}`));
  await goBackToQuestions(seeker, applicationForm(seeker));
  await expect.poll(() => written(page)).toEqual(before);
  await sendApplication(seeker, applicationForm(seeker));
  const [application, ...more] = await apiClient(seeker).applications();
  expect(more).toEqual([]);
  expect(application?.first_message).toBe(message);
  expect(application?.screening_answers.map((given) => given.answer)).toContain(answer);
});

it('a user with two tabs is notified once, and loses nothing in either', async () => {
  const first = await browser.open();
  trackRequests(first.page);
  first.expectError(refused);
  const user = await signUpOverApi(first.page.context());
  const [one, two] = [seekerAt(first.page), seekerAt(await first.page.context().newPage())];
  const jobs = [await findJobWithQuestions(one), await findJobWithQuestions(one, 1)] as const;
  const inOne = await writeApplication(one, jobPath(one, jobs[0]));
  const inTwo = await writeApplication(two, jobPath(two, jobs[1]));
  // Only the first tab learns it from the server.
  await two.page.route('**/api/**', (route) => route.abort());
  await endSessionElsewhere(one.page);

  await continueOnce(one);
  await one.page.waitForURL(isAtSignIn);
  await notices(one).waitFor();
  expect(await notices(two).count()).toBe(0);
  await two.page.getByRole('link', { name: two.t('shell', 'account.signIn'), exact: true }).waitFor();
  expect(await written(two.page)).toEqual(inTwo);

  await two.page.unroute('**/api/**');
  await signIn(one, one.page.getByRole('main'), user);
  await goBackToQuestions(one, applicationForm(one));
  await expect.poll(() => written(one.page)).toEqual(inOne);
  await two.page.bringToFront();
  expect(await written(two.page)).toEqual(inTwo);
  await sendApplication(two, applicationForm(two));
  expect((await apiClient(two).applications()).map(({ job }) => job.id)).toEqual([jobs[1].id]);
});

/**
 * The call waits while pages come and go and another cookie arrives. It outlives the document, which signing in by a
 * provider or by a mail's link replaces. Only a browser has them.
 */
it('a user whose session ends at a press on "Save" signs in again, and the job is saved', async () => {
  const { page, expectError } = await browser.open();
  trackRequests(page);
  expectError(refused);
  // Without the socket, by which a page learns of the end before a press.
  await page.routeWebSocket('**', () => {});
  const user = await signUpOverApi(page.context());
  const seeker = seekerAt(page);
  await page.goto(`${seeker.base}/jobs`);
  const [job, another] = await listedJobs(seeker);
  const header = page.getByRole('banner');
  // The session is confirmed when the badge is there; before that a click would save on the device.
  await header.getByRole('link', { name: seeker.t('chat', 'badge.label') }).waitFor();
  await endSessionElsewhere(page);
  // The notice goes by itself: it is waited for from before the click.
  await Promise.all([
    notices(seeker).waitFor(),
    page.waitForURL(isAtSignIn, { waitUntil: 'commit' }),
    saveButton(seeker, job?.title ?? '').click(),
  ]);

  await signIn(seeker, page.getByRole('main'), user);
  await page.waitForURL((url) => url.pathname.endsWith('/jobs'));
  await saveButton(seeker, job?.title ?? '')
    .and(page.getByRole('button', { pressed: true }))
    .waitFor();
  await expect
    .poll(async () => (await apiClient(seeker).savedJobs()).map((saved) => saved.job.id))
    .toEqual([job?.id]);

  await endSessionElsewhere(page);
  await Promise.all([
    page.waitForURL(isAtSignIn, { waitUntil: 'commit' }),
    saveButton(seeker, another?.title ?? '').click(),
  ]);
  await page.reload();
  await Promise.all([
    page.getByText(seeker.t('shell', 'session.changeMade'), { exact: true }).waitFor(),
    signIn(seeker, page.getByRole('main'), user),
  ]);
  await page.waitForURL((url) => url.pathname.endsWith('/jobs'));
  await expect
    .poll(async () => (await apiClient(seeker).savedJobs()).map((saved) => saved.job.id).sort())
    .toEqual([job?.id, another?.id].sort());
});

/** Two tabs and a document load, each with focus and notices of its own: only a browser has them. */
it('a user who signs out in one tab is signed out in the other, which shows how to come back', async () => {
  const { page } = await browser.open();
  const user = await signUpOverApi(page.context());
  const [one, two] = [seekerAt(page), seekerAt(await page.context().newPage())];
  await two.page.goto(`${two.base}/my-jobs/communicated`);
  await one.page.goto(`${one.base}/jobs`);
  // Requests in flight when the session ends would be refused. The server has rendered both pages before their first.
  for (const { page: tab } of [one, two]) await tab.waitForLoadState('networkidle');
  const header = one.page.getByRole('banner');
  await header.getByRole('button', { name: user.firstName }).click();

  // Each notice goes by itself, whatever the other tab is doing: both are waited for from before the click.
  await Promise.all([
    one.page.getByText(one.t('shell', 'session.signedOut'), { exact: true }).waitFor(),
    two.page.waitForURL(isAtSignIn, { waitUntil: 'commit' }),
    notices(two).waitFor(),
    header.getByRole('button', { name: one.t('shell', 'account.signOut') }).click(),
  ]);
  for (const { page: tab } of [one, two]) {
    await tab.waitForFunction(() => document.activeElement?.matches('h1, input') === true);
  }
});
