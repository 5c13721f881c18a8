import type { Page, Request } from 'playwright';
import { expect, it } from 'vitest';
import { apiClient } from '../actions/api-client.ts';
import { answerQuestions, applicationForm, goToCheck, messageField } from '../actions/apply-to-job.ts';
import { aUser } from '../actions/new-user.ts';
import { saveButton } from '../actions/save-job.ts';
import { listedJobs } from '../actions/search-jobs.ts';
import { seekerAt } from '../actions/seeker.ts';
import { composer, sendMessage, thread } from '../actions/send-message.ts';
import { applyOverApi, findJobWithQuestions, findNewJob, jobPath } from '../actions/set-up-over-api.ts';
import { signUpOverApi } from '../actions/sign-up-over-api.ts';
import { useBrowser } from '../browser/open-browser.ts';

const browser = useBrowser();

/** Tracks the calls below a path; resolves when one was answered and none is pending. */
function followCalls(page: Page, path: string): { settled(): Promise<void> } {
  const open = new Set<Request>();
  let answered = 0;
  page.on('request', (request) => {
    if (request.method() !== 'GET' && new URL(request.url()).pathname.startsWith(path)) open.add(request);
  });
  const settle = (request: Request) => {
    if (open.delete(request)) answered += 1;
  };
  page.on('requestfinished', settle);
  page.on('requestfailed', settle);
  const areAnswered = () => expect.poll(() => answered > 0 && open.size === 0).toBe(true);
  return {
    async settled() {
      await areAnswered();
      // A second call, held until the first was answered, leaves with the page's next frames.
      for (let frame = 0; frame < 3; frame += 1)
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      await areAnswered();
    },
  };
}

it('a double click on "Create account" makes one account', async () => {
  const { page } = await browser.open();
  const seeker = seekerAt(page);
  const { t, tPattern } = seeker;
  const user = aUser();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/register')) sent.push(request.url());
  });
  await page.goto('/en/ph/get-started?mode=create');
  const main = page.getByRole('main');
  await main.getByLabel(t('auth', 'email.label')).fill(user.email);
  await main.getByRole('button', { name: t('auth', 'continue'), exact: true }).click();
  await main.getByLabel(t('auth', 'firstName.label')).fill(user.firstName);
  await main.getByLabel(t('auth', 'password.choose')).fill(user.password);
  await main.getByRole('checkbox', { name: tPattern('auth', 'terms.label') }).check();
  await main.locator('button[type=submit]').dblclick();
  await page.waitForURL((url) => url.pathname === '/en/ph/confirm-email');
  expect(sent).toHaveLength(1);
  expect((await apiClient(seeker).me()).email).toBe(user.email);
});

it('a double click on "Send application" makes one application', async () => {
  const { page } = await browser.open();
  await signUpOverApi(page.context());
  const seeker = seekerAt(page);
  const job = await findJobWithQuestions(seeker);
  await page.goto(`${jobPath(seeker, job)}?apply=1`);
  const form = applicationForm(seeker);
  await messageField(seeker, form).fill('Once is enough.');
  await answerQuestions(form, 'Once.');
  await goToCheck(seeker, form);
  await form.getByRole('button', { name: seeker.t('search', 'apply.send') }).dblclick();
  await page.waitForURL((url) => url.pathname.endsWith('/apply/success'));
  expect(await apiClient(seeker).applications()).toHaveLength(1);
  const [chat, ...more] = await apiClient(seeker).chats();
  expect(more).toEqual([]);
  const own = (await apiClient(seeker).messages(chat?.id ?? 0)).filter(
    ({ sender }) => sender === 'jobseeker',
  );
  expect(own.map(({ text }) => text)).toEqual(['Once is enough.']);
});

it('a double click on "Save" leaves the job saved, once', async () => {
  const { page } = await browser.open();
  await signUpOverApi(page.context());
  const seeker = seekerAt(page);
  await page.goto('/en/ph/jobs');
  const [job] = await listedJobs(seeker);
  // The session is confirmed when the badge is there; before that a click would lead to sign-in.
  await page
    .getByRole('banner')
    .getByRole('link', { name: seeker.t('chat', 'badge.label') })
    .waitFor();
  const saves = followCalls(page, '/api/job/saved-jobs');
  await saveButton(seeker, job?.title ?? '').dblclick();
  await saves.settled();
  expect(await saveButton(seeker, job?.title ?? '').getAttribute('aria-pressed')).toBe('true');
  expect((await apiClient(seeker).savedJobs()).map((saved) => saved.job.id)).toEqual([job?.id]);
});

it('a double click on "Send" in a chat sends one message', async () => {
  const { page } = await browser.open();
  await signUpOverApi(page.context());
  const seeker = seekerAt(page);
  const { chat_id } = await applyOverApi(seeker, await findNewJob(seeker), 'Good day.');
  await page.goto(`/en/ph/chat-home/${chat_id}`);
  await composer(seeker).fill('Only once.');
  await page.getByRole('button', { name: seeker.t('chat', 'composer.send'), exact: true }).dblclick();
  await thread(seeker).getByText('Only once.', { exact: true }).waitFor();
  // Messages leave in their order: what the double click sent has arrived when a later one has.
  await sendMessage(seeker, 'And the last.');
  const own = async () =>
    (await apiClient(seeker).messages(chat_id ?? 0)).filter(({ sender }) => sender === 'jobseeker');
  await expect.poll(async () => (await own()).at(-1)?.text).toBe('And the last.');
  expect((await own()).map(({ text }) => text)).toEqual(['Good day.', 'Only once.', 'And the last.']);
});
