import type { BrowserContext } from 'playwright';
import { afterEach, expect, it } from 'vitest';
import { type Agency, signInAsAgency } from '../actions/agency.ts';
import { apiClient } from '../actions/api-client.ts';
import {
  answerQuestions,
  applicationForm,
  goToCheck,
  messageField,
  sendChecked,
} from '../actions/apply-to-job.ts';
import { createAccount, signIn } from '../actions/create-account.ts';
import { endSessionElsewhere } from '../actions/end-session.ts';
import { aUser } from '../actions/new-user.ts';
import { type Market, type Seeker, seekerAt } from '../actions/seeker.ts';
import { findJobWithQuestions, jobPath } from '../actions/set-up-over-api.ts';
import { signUpOverApi } from '../actions/sign-up-over-api.ts';
import { uploadResume } from '../actions/upload-resume.ts';
import { desktop, phone, useBrowser } from '../browser/open-browser.ts';
import { trackRequests } from '../browser/wait-for-idle-network.ts';
import { aPdf } from '../files/a-pdf.ts';

// The ordinary way, on a phone in English and Arabic and on a desk in Japanese, is in `main-job`.
const browser = useBrowser();
const closed = new Set<number>();
let agency: Agency | undefined;
afterEach(async () => {
  for (const id of closed) await agency?.moveJob(id, 'open');
  closed.clear();
});

/** Two slots of other remotes in one dialog, and a reload or another tab between: only a browser has them together. */
it.each([
  ['a phone', 'ar/sa', phone, 'ar-SA', 'السلام عليكم'],
  ['a desk', 'ja/jp', desktop, 'ja-JP', 'はじめまして'],
] as const)(
  'a guest at %s (%s) writes, signs up, adds a résumé and sends, in one sheet of three steps',
  async (_, market, device, tag, message) => {
    const { page } = await browser.open(device);
    const begun = seekerAt(page, market);
    // Not the first: this one is closed for a moment.
    const job = await findJobWithQuestions(begun, 2);
    await page.goto(`${jobPath(begun, job)}?apply=1`);
    const write = (value: number) => new Intl.NumberFormat(tag).format(value);
    const step = (seeker: Seeker, now: number) =>
      applicationForm(seeker)
        .getByText(seeker.t('search', 'applySteps.step', { now: write(now), all: write(3) }))
        .waitFor();
    await step(begun, 1);
    await messageField(begun, applicationForm(begun)).fill(message);
    await answerQuestions(applicationForm(begun), message);
    await goToCheck(begun, applicationForm(begun));
    await step(begun, 2);
    if (device === desktop) await closeForAMoment(begun, job.id);

    const seeker = await comeBack(begun, device);
    const form = applicationForm(seeker);
    await step(seeker, 2);
    await createAccount(seeker, form, aUser());

    await step(seeker, 3);
    const resume = { name: 'maya.pdf', mimeType: 'application/pdf', buffer: aPdf('Maya Santos, nurse') };
    await uploadResume(seeker, form, resume);
    await expect.poll(() => form.getByRole('checkbox', { name: resume.name }).isChecked()).toBe(true);
    await form.getByText(message).first().waitFor();
    await sendChecked(seeker, form);
    const [application, ...more] = await apiClient(seeker).applications();
    expect(more).toEqual([]);
    expect(application).toMatchObject({ first_message: message, resumes: [{ filename: 'maya.pdf' }] });
  },
);

/** The form says that the job has closed as soon as the guest looks at it again, and goes on once it is open. */
async function closeForAMoment(seeker: Seeker, jobId: number): Promise<void> {
  const notice = applicationForm(seeker).getByText(seeker.t('search', 'closed.title'));
  const lookAgain = () =>
    seeker.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  agency = await signInAsAgency();
  closed.add(jobId);
  await agency.moveJob(jobId, 'closed');
  await lookAgain();
  await notice.waitFor();
  await agency.moveJob(jobId, 'open');
  closed.delete(jobId);
  await lookAgain();
  await notice.waitFor({ state: 'detached' });
}

/** On a phone the page is loaded anew; at a desk its tab is closed, and the job is opened in another. */
async function comeBack({ page, base }: Seeker, device: typeof phone | typeof desktop): Promise<Seeker> {
  const market = base.slice(1) as Market;
  if (device === phone) {
    await page.reload();
    return seekerAt(page, market);
  }
  const next = await page.context().newPage();
  await page.close({ runBeforeUnload: false });
  await next.goto(page.url());
  return seekerAt(next, market);
}

/** Windows, the way back and the page that a browser keeps meanwhile are the browser's own. */
it('who applies elsewhere on a phone leaves in the same window, and answers after Back, a reload and a closed tab, though the job has closed', async () => {
  const { seeker: leaver, host, jobId, expectError } = await openExternalJob('ja/jp', phone);
  const page = leaver.page;
  await leave(leaver);
  await page.waitForURL((url) => url.hostname === host);
  agency = await signInAsAgency();
  closed.add(jobId);
  // The page of a job that has closed.
  expectError(/status of 410/);
  await agency.moveJob(jobId, 'closed');
  await page.goBack();
  await question(leaver).waitFor();
  await page.reload();
  await question(leaver).waitFor();
  const seeker = await comeBack(leaver, desktop);
  await question(seeker)
    .getByRole('button', { name: seeker.t('search', 'external.yes') })
    .dblclick();
  const main = seeker.page.getByRole('main');
  await main
    .getByRole('link', { name: seeker.t('search', 'apply.follow') })
    .first()
    .click();
  await main.getByText(seeker.t('myJobs', 'elsewhere.badge')).waitFor();
  const [application, ...more] = await apiClient(seeker).applications();
  expect(more).toEqual([]);
  expect(application?.external_host).toBe(host);
});

it('who applies elsewhere at a desk gets a window beside, and is asked on coming back; the answer outlives the session', async () => {
  const { seeker, host, jobId, user, expectError } = await openExternalJob('en/ph', desktop, {
    // By a socket the page would learn of the end of the session before the press.
    hasSocket: false,
  });
  const { page, t } = seeker;
  const [beside] = await Promise.all([page.waitForEvent('popup'), leave(seeker)]);
  await beside.waitForURL((url) => url.hostname === host);
  expect(await question(seeker).count()).toBe(0);
  await beside.close();
  // Without windows, focus is not returned.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await question(seeker).waitFor();
  expectError(/status of 401/);
  await endSessionElsewhere(page);
  const yes = question(seeker).getByRole('button', { name: t('search', 'external.yes') });
  await Promise.all([page.waitForURL((url) => url.pathname.endsWith('/get-started')), yes.click()]);
  await signIn(seeker, page.getByRole('main'), user);
  await page.waitForURL((url) => url.pathname.endsWith(`-${jobId}`));
  const follow = page.getByRole('main').getByRole('link', { name: t('search', 'apply.follow') });
  await follow.first().waitFor();
  const [application, ...more] = await apiClient(seeker).applications();
  expect(more).toEqual([]);
  expect(application?.external_host).toBe(host);
});

/** A job that takes applications on its employer's own site, of which there is a page to see. */
async function openExternalJob(
  market: Market,
  device: typeof phone | typeof desktop,
  { hasSocket } = { hasSocket: true },
) {
  const { page, expectError } = await browser.open(device);
  trackRequests(page);
  const user = await signUpOverApi(page.context());
  if (!hasSocket) await page.routeWebSocket('**', () => {});
  const seeker = seekerAt(page, market);
  const api = apiClient(seeker);
  const { jobs } = await api.jobs({ sort: 1, size: 100 });
  const found = jobs.find(({ apply_mode }) => apply_mode === 'external');
  if (!found) throw new Error(`${seeker.base} has no job that is applied for elsewhere.`);
  const job = await api.job(found.id);
  const host = job.external_host ?? '';
  await showCareersPage(page.context(), host);
  await page.goto(jobPath(seeker, job));
  return { seeker, host, jobId: found.id, user, expectError };
}

const showCareersPage = (context: BrowserContext, host: string) =>
  context.route(
    (url) => url.hostname === host,
    (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Careers</h1>' }),
  );

const leave = ({ page, t }: Seeker) =>
  page
    .getByRole('main')
    .getByRole('button', { name: t('search', 'external.apply') })
    .or(page.getByRole('main').getByRole('button', { name: t('search', 'external.applyElsewhere') }))
    .first()
    .click();

const question = ({ page, t }: Seeker) =>
  page.getByRole('status').filter({ hasText: t('search', 'external.question') });
