import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { apiClient } from '../actions/api-client.ts';
import { answerQuestions, applicationForm, goToCheck, messageField } from '../actions/apply-to-job.ts';
import { type Seeker, seekerAt } from '../actions/seeker.ts';
import { composer, thread } from '../actions/send-message.ts';
import { applyOverApi, findJobWithQuestions, findNewJob, jobPath } from '../actions/set-up-over-api.ts';
import { signUpOverApi } from '../actions/sign-up-over-api.ts';
import { useBrowser, type Visitor } from '../browser/open-browser.ts';

const browser = useBrowser();

/** A call that a page needs, how to open that page, and how the page shows that the call failed. */
interface Place {
  calls: RegExp;
  enter(seeker: Seeker): Promise<void>;
  failure(seeker: Seeker): string;
  retry(seeker: Seeker): string;
  content(seeker: Seeker): ReturnType<Page['getByRole']>;
}

const header = ({ page }: Seeker) => page.getByRole('banner');
const places: Record<string, Place> = {
  results: {
    calls: /\/api\/job\/search$/,
    enter: (seeker) =>
      header(seeker)
        .getByRole('link', { name: seeker.t('search', 'places.jobs') })
        .click(),
    failure: ({ t }) => t('search', 'results.failed'),
    retry: ({ t }) => t('search', 'retry'),
    content: ({ page, t }) =>
      page
        .getByRole('list', { name: t('search', 'results.list') })
        .getByRole('article')
        .first(),
  },
  job: {
    calls: /\/api\/job\/\d+(?:\/static)?$/,
    async enter(seeker) {
      const title = seeker.page
        .getByRole('main')
        .getByRole('article')
        .first()
        .getByRole('heading')
        .getByRole('link');
      await title.click();
    },
    failure: ({ t }) => t('search', 'job.failed'),
    retry: ({ t }) => t('search', 'retry'),
    content: ({ page, t }) => page.getByRole('heading', { level: 2, name: t('search', 'job.description') }),
  },
  'My Jobs': {
    calls: /\/api\/jobApplication\/jobseekers/,
    enter: (seeker) =>
      seeker.page
        .getByRole('main')
        .getByRole('link', { name: seeker.t('myJobs', 'tabs.applied'), exact: true })
        .click(),
    failure: ({ t }) => t('myJobs', 'applied.failed.title'),
    retry: ({ t }) => t('myJobs', 'retry'),
    content: ({ page }) => page.getByRole('main').getByRole('article').first(),
  },
  chat: {
    calls: /\/api\/jobApplication\/chats(?:\?|$)/,
    enter: (seeker) =>
      header(seeker)
        .getByRole('link', { name: seeker.tPattern('chat', 'badge.label', { isPart: true }) })
        .click(),
    failure: ({ t }) => t('chat', 'list.failed'),
    retry: ({ t }) => t('shell', 'failure.retry'),
    content: ({ page, t }) =>
      page
        .getByRole('navigation', { name: t('chat', 'list.label') })
        .getByRole('link')
        .first(),
  },
};

/** Signs in a user with an application, on a page from which the place is one click away. */
async function openPageBefore(name: string): Promise<Visitor & { seeker: Seeker }> {
  const visitor = await browser.open();
  const { page } = visitor;
  // Closes the socket, whose events would make the page retry before the button is pressed.
  await page.routeWebSocket(/\/socket$/, (socket) => socket.close());
  await signUpOverApi(page.context());
  const seeker = seekerAt(page);
  await applyOverApi(seeker, await findNewJob(seeker), 'Good day.');
  const start: Record<string, string> = { job: '/en/ph', 'My Jobs': '/en/ph/my-jobs/saved' };
  await page.goto(start[name] ?? '/en/ph/profile', { waitUntil: 'networkidle' });
  return { ...visitor, seeker };
}

it.each(Object.entries(places))(
  '%s shows its skeleton while a slow server answers, says that it failed or the network is away, and works when retried',
  async (name, place) => {
    const { page, expectError, seeker } = await openPageBefore(name);
    expectError(/status of 500|ERR_INTERNET_DISCONNECTED/);
    const failure = page.getByRole('heading', { name: place.failure(seeker) });
    const retry = () =>
      page
        .getByRole('main')
        .getByRole('button', { name: place.retry(seeker) })
        .click();
    const { promise: thought, resolve: answer } = Promise.withResolvers<void>();
    await page.route(place.calls, async (route) => {
      await thought;
      await route.fulfill({ status: 500, json: serverError });
    });
    await place.enter(seeker);
    await page.locator('main .jh-skeleton').first().waitFor();
    expect(await page.getByRole('heading', { level: 1 }).count()).toBeLessThanOrEqual(1);
    expect(await place.content(seeker).count()).toBe(0);
    answer();
    await failure.waitFor();

    await page.unroute(place.calls);
    await page.route(place.calls, (route) => route.abort('internetdisconnected'));
    await retry();
    await page.getByText(seeker.t('shell', 'errors.unreachable'), { exact: true }).waitFor();
    await failure.waitFor();

    await page.unroute(place.calls);
    await retry();
    await place.content(seeker).waitFor();
    expect(await failure.count()).toBe(0);
    await page.locator('main .jh-skeleton').first().waitFor({ state: 'detached' });
  },
);

it('an application that the server fails to take keeps its text, and is sent when retried', async () => {
  const { page, expectError } = await browser.open();
  expectError(/status of 500|ERR_INTERNET_DISCONNECTED/);
  await signUpOverApi(page.context());
  const seeker = seekerAt(page);
  const job = await findJobWithQuestions(seeker);
  await page.goto(`${jobPath(seeker, job)}?apply=1`);
  const form = applicationForm(seeker);
  await messageField(seeker, form).fill('Do not lose this.');
  await answerQuestions(form, 'Nor this.');
  await goToCheck(seeker, form);
  const send = form.getByRole('button', { name: seeker.t('search', 'apply.send') });
  const failed = form.getByRole('alert').filter({ hasText: seeker.t('search', 'apply.notSent') });

  await page.route('**/applications', (route) => route.fulfill({ status: 500, json: serverError }));
  await send.click();
  await failed.waitFor();
  await page.unroute('**/applications');
  await page.route('**/applications', (route) => route.abort('internetdisconnected'));
  await send.click();
  await failed.getByText(seeker.t('shell', 'errors.unreachable')).waitFor();
  await form.getByText('Do not lose this.').waitFor();
  await page.unroute('**/applications');
  await send.click();
  await page.waitForURL((url) => url.pathname.endsWith('/apply/success'));
  const [application, ...more] = await apiClient(seeker).applications();
  expect(more).toEqual([]);
  expect(application?.first_message).toBe('Do not lose this.');
});

it('messages written offline wait, keep their order, and are sent once when the network is back', async () => {
  const { page, expectError } = await browser.open();
  expectError(/ERR_INTERNET_DISCONNECTED|WebSocket/);
  await signUpOverApi(page.context());
  const seeker = seekerAt(page);
  const { chat_id } = await applyOverApi(seeker, await findNewJob(seeker), 'Good day.');
  await page.goto(`/en/ph/chat-home/${chat_id}`, { waitUntil: 'networkidle' });
  await composer(seeker).waitFor();
  await page.context().setOffline(true);
  await page.getByText(seeker.t('chat', 'composer.offline')).waitFor();
  const written = ['One', 'Two', 'Three'];
  for (const text of written) {
    await composer(seeker).fill(text);
    await page.getByRole('button', { name: seeker.t('chat', 'composer.send'), exact: true }).click();
    await thread(seeker).getByText(text, { exact: true }).waitFor();
  }
  await page.context().setOffline(false);
  const sent = async () =>
    (await apiClient(seeker).messages(chat_id ?? 0))
      .map(({ text }) => text)
      .filter((text) => written.includes(text));
  await expect.poll(sent).toEqual(written);
});

const serverError = {
  code: 50_000,
  message: 'Something went wrong on our side.',
  errors: {},
  request_id: 'planted',
};
