import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from '../browser/open-browser.ts';
import { jobPath, someJobWithQuestions } from '../people/act-quietly.ts';
import { answerQuestions, applicationForm, messageField, sendApplication } from '../people/apply-to-job.ts';
import { askApi } from '../people/ask-api.ts';
import { signIn } from '../people/create-account.ts';
import { endSessionElsewhere } from '../people/end-session.ts';
import { enterQuietly } from '../people/enter-quietly.ts';
import { type Seeker, seekerAt } from '../people/seeker.ts';

const browser = useBrowser();
const message = 'I wrote this before my session ended.';
const answer = 'And this answer, too.';

const notices = ({ page, say }: Seeker) => page.getByText(say('shell', 'session.ended'), { exact: true });
const isAtSignIn = (url: URL) => url.pathname.endsWith('/get-started') && url.searchParams.has('redirect');

/** What is in the fields of the application form, all of it. */
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

it('a person whose session ends while applying signs in again and sends what they had written', async () => {
  const { page, forgive } = await browser.open();
  forgive(/status of 401/);
  const person = await enterQuietly(page.context());
  const seeker = seekerAt(page);
  const job = await someJobWithQuestions(seeker);
  const before = await writeApplication(seeker, jobPath(seeker, job));
  await endSessionElsewhere(page);

  await applicationForm(seeker)
    .getByRole('button', { name: seeker.say('search', 'apply.send') })
    .click();
  await page.waitForURL(isAtSignIn);
  await notices(seeker).waitFor();
  expect(await notices(seeker).count()).toBe(1);

  await signIn(seeker, page.getByRole('main'), person);
  await page.waitForURL((url) => url.pathname.endsWith(`-${job.id}`));
  await applicationForm(seeker).waitFor();
  expect(await written(page)).toEqual(before);
  await sendApplication(seeker, applicationForm(seeker));
  const [application, ...more] = await askApi(seeker).applications();
  expect(more).toEqual([]);
  expect(application?.first_message).toBe(message);
  expect(application?.screening_answers.map((given) => given.answer)).toContain(answer);
});

it('a person with two tabs is told once, and loses nothing in either', async () => {
  const first = await browser.open();
  first.forgive(/status of 401/);
  const person = await enterQuietly(first.page.context());
  const [one, two] = [seekerAt(first.page), seekerAt(await first.page.context().newPage())];
  const jobs = [await someJobWithQuestions(one), await someJobWithQuestions(one, 1)] as const;
  const inOne = await writeApplication(one, jobPath(one, jobs[0]));
  const inTwo = await writeApplication(two, jobPath(two, jobs[1]));
  // The first tab is the one that hears it from the server.
  await two.page.route('**/api/**', (route) => route.abort());
  await endSessionElsewhere(one.page);

  const send = applicationForm(one).getByRole('button', { name: one.say('search', 'apply.send') });
  // The end may be told before the press lands: a press that waits on would fall on the form that comes back.
  await send.click({ timeout: 1_500 }).catch(() => {});
  await one.page.waitForURL(isAtSignIn);
  await notices(one).waitFor();
  expect(await notices(two).count()).toBe(0);
  await two.page.getByRole('link', { name: two.say('shell', 'account.signIn') }).waitFor();
  expect(await written(two.page)).toEqual(inTwo);

  await two.page.unroute('**/api/**');
  await signIn(one, one.page.getByRole('main'), person);
  await applicationForm(one).waitFor();
  expect(await written(one.page)).toEqual(inOne);
  await two.page.bringToFront();
  expect(await written(two.page)).toEqual(inTwo);
  await sendApplication(two, applicationForm(two));
  expect((await askApi(two).applications()).map(({ job }) => job.id)).toEqual([jobs[1].id]);
});
