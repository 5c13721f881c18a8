import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from '../browser/open-browser.ts';
import { applyQuietly, jobPath, someJob, someJobWithQuestions } from '../people/act-quietly.ts';
import { answerQuestions, applicationForm, messageField } from '../people/apply-to-job.ts';
import { askApi } from '../people/ask-api.ts';
import { enterQuietly } from '../people/enter-quietly.ts';
import { newPerson } from '../people/new-person.ts';
import { saveButton } from '../people/save-job.ts';
import { listedJobs } from '../people/search-jobs.ts';
import { seekerAt } from '../people/seeker.ts';
import { composer, thread } from '../people/write-in-chat.ts';

const browser = useBrowser();

/** Time for a second call, which would come right after the first, to be sent and answered. */
const letSecondsCome = (page: Page) => page.waitForTimeout(1_500);

it('a double click on "Create account" makes one account', async () => {
  const { page } = await browser.open();
  const seeker = seekerAt(page);
  const { say, like } = seeker;
  const person = newPerson();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/register')) sent.push(request.url());
  });
  await page.goto('/en/ph/get-started?mode=create');
  const main = page.getByRole('main');
  await main.getByLabel(say('auth', 'email.label')).fill(person.email);
  await main.getByRole('button', { name: say('auth', 'continue'), exact: true }).click();
  await main.getByLabel(say('auth', 'firstName.label')).fill(person.firstName);
  await main.getByLabel(say('auth', 'password.choose')).fill(person.password);
  await main.getByRole('checkbox', { name: like('auth', 'terms.label') }).check();
  await main.locator('button[type=submit]').dblclick();
  await page.waitForURL((url) => url.pathname === '/en/ph');
  expect(sent).toHaveLength(1);
  expect((await askApi(seeker).me()).email).toBe(person.email);
});

it('a double click on "Send application" makes one application', async () => {
  const { page } = await browser.open();
  await enterQuietly(page.context());
  const seeker = seekerAt(page);
  const job = await someJobWithQuestions(seeker);
  await page.goto(`${jobPath(seeker, job)}?apply=1`);
  const form = applicationForm(seeker);
  await messageField(seeker, form).fill('Once is enough.');
  await answerQuestions(form, 'Once.');
  await form.getByRole('button', { name: seeker.say('search', 'apply.send') }).dblclick();
  await page.waitForURL((url) => url.pathname.endsWith('/apply/success'));
  expect(await askApi(seeker).applications()).toHaveLength(1);
  const [chat, ...more] = await askApi(seeker).chats();
  expect(more).toEqual([]);
  const own = (await askApi(seeker).messages(chat?.id ?? 0)).filter(({ sender }) => sender === 'jobseeker');
  expect(own.map(({ text }) => text)).toEqual(['Once is enough.']);
});

it('a double click on "Save" leaves the job saved, once', async () => {
  const { page } = await browser.open();
  await enterQuietly(page.context());
  const seeker = seekerAt(page);
  await page.goto('/en/ph/jobs');
  const [job] = await listedJobs(seeker);
  // The marks are there as soon as the session is confirmed; before that a press would ask to sign in.
  await page
    .getByRole('banner')
    .getByRole('link', { name: seeker.say('chat', 'badge.label') })
    .waitFor();
  await saveButton(seeker, job?.title ?? '').dblclick();
  await letSecondsCome(page);
  expect((await askApi(seeker).savedJobs()).map((saved) => saved.job.id)).toEqual([job?.id]);
});

it('a double click on "Send" in a chat sends one message', async () => {
  const { page } = await browser.open();
  await enterQuietly(page.context());
  const seeker = seekerAt(page);
  const { chat_id } = await applyQuietly(seeker, await someJob(seeker), 'Good day.');
  await page.goto(`/en/ph/chat-home/${chat_id}`);
  await composer(seeker).fill('Only once.');
  await page.getByRole('button', { name: seeker.say('chat', 'composer.send'), exact: true }).dblclick();
  await thread(seeker).getByText('Only once.', { exact: true }).waitFor();
  await letSecondsCome(page);
  const texts = (await askApi(seeker).messages(chat_id ?? 0)).map(({ text }) => text);
  expect(texts.filter((text) => text === 'Only once.')).toHaveLength(1);
});
