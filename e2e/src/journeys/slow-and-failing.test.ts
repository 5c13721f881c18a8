import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser, type Visitor } from '../browser/open-browser.ts';
import { applyQuietly, jobPath, someJob, someJobWithQuestions } from '../people/act-quietly.ts';
import { answerQuestions, applicationForm, messageField } from '../people/apply-to-job.ts';
import { askApi } from '../people/ask-api.ts';
import { enterQuietly } from '../people/enter-quietly.ts';
import { type Seeker, seekerAt } from '../people/seeker.ts';
import { composer, thread } from '../people/write-in-chat.ts';

const browser = useBrowser();

/** A call that a page needs, how one comes to that page, and how it says that it failed. */
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
        .getByRole('link', { name: seeker.say('search', 'places.jobs') })
        .click(),
    failure: ({ say }) => say('search', 'results.failed'),
    retry: ({ say }) => say('search', 'retry'),
    content: ({ page, say }) =>
      page
        .getByRole('list', { name: say('search', 'results.list') })
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
    failure: ({ say }) => say('search', 'job.failed'),
    retry: ({ say }) => say('search', 'retry'),
    content: ({ page, say }) =>
      page.getByRole('heading', { level: 2, name: say('search', 'job.description') }),
  },
  'My Jobs': {
    calls: /\/api\/jobApplication\/jobseekers/,
    enter: (seeker) =>
      seeker.page
        .getByRole('main')
        .getByRole('link', { name: seeker.say('myJobs', 'tabs.applied'), exact: true })
        .click(),
    failure: ({ say }) => say('myJobs', 'applied.failed.title'),
    retry: ({ say }) => say('myJobs', 'retry'),
    content: ({ page }) => page.getByRole('main').getByRole('article').first(),
  },
  chat: {
    calls: /\/api\/jobApplication\/chats(?:\?|$)/,
    enter: (seeker) =>
      header(seeker)
        .getByRole('link', { name: seeker.like('chat', 'badge.label', { isPart: true }) })
        .click(),
    failure: ({ say }) => say('chat', 'list.failed'),
    retry: ({ say }) => say('chat', 'retry'),
    content: ({ page, say }) =>
      page
        .getByRole('navigation', { name: say('chat', 'list.label') })
        .getByRole('link')
        .first(),
  },
};

/** Somebody signed in with an application, on a page from which the place is one press away. */
async function standBefore(name: string): Promise<Visitor & { seeker: Seeker }> {
  const visitor = await browser.open();
  const { page } = visitor;
  // Without its socket no page looks again by itself before somebody presses the button.
  await page.routeWebSocket(/\/socket$/, (socket) => socket.close());
  await enterQuietly(page.context());
  const seeker = seekerAt(page);
  await applyQuietly(seeker, await someJob(seeker), 'Good day.');
  const start: Record<string, string> = { job: '/en/ph', 'My Jobs': '/en/ph/my-jobs/saved' };
  await page.goto(start[name] ?? '/en/ph/profile', { waitUntil: 'networkidle' });
  return { ...visitor, seeker };
}

describe.each(Object.entries(places))('%s', (name, place) => {
  it('says that the server failed, and works when tried again', async () => {
    const { page, forgive, seeker } = await standBefore(name);
    forgive(/status of 500/);
    await page.route(place.calls, (route) => route.fulfill({ status: 500, json: serverError }));
    await place.enter(seeker);
    await page.getByRole('heading', { name: place.failure(seeker) }).waitFor();
    await page.unroute(place.calls);
    await page
      .getByRole('main')
      .getByRole('button', { name: place.retry(seeker) })
      .click();
    await place.content(seeker).waitFor();
    expect(await page.getByRole('heading', { name: place.failure(seeker) }).count()).toBe(0);
  });

  it('says that the network is away, and works when it is back', async () => {
    const { page, forgive, seeker } = await standBefore(name);
    forgive(/ERR_INTERNET_DISCONNECTED/);
    await page.route(place.calls, (route) => route.abort('internetdisconnected'));
    await place.enter(seeker);
    await page.getByRole('heading', { name: place.failure(seeker) }).waitFor();
    await page.getByText(seeker.say('shell', 'errors.unreachable'), { exact: true }).waitFor();
    await page.unroute(place.calls);
    await page
      .getByRole('main')
      .getByRole('button', { name: place.retry(seeker) })
      .click();
    await place.content(seeker).waitFor();
  });

  it('shows its shape while a slow server thinks', async () => {
    const { page, seeker } = await standBefore(name);
    const { promise: thought, resolve: answer } = Promise.withResolvers<void>();
    await page.route(place.calls, async (route) => {
      await thought;
      await route.fallback();
    });
    await place.enter(seeker);
    await page.locator('main .jh-skeleton').first().waitFor();
    expect(await page.getByRole('heading', { level: 1 }).count()).toBeLessThanOrEqual(1);
    expect(await place.content(seeker).count()).toBe(0);
    answer();
    await place.content(seeker).waitFor();
    await page.locator('main .jh-skeleton').first().waitFor({ state: 'detached' });
  });
});

it('an application that the server fails to take keeps every word, and is sent when tried again', async () => {
  const { page, forgive } = await browser.open();
  forgive(/status of 500|ERR_INTERNET_DISCONNECTED/);
  await enterQuietly(page.context());
  const seeker = seekerAt(page);
  const job = await someJobWithQuestions(seeker);
  await page.goto(`${jobPath(seeker, job)}?apply=1`);
  const form = applicationForm(seeker);
  await messageField(seeker, form).fill('Do not lose this.');
  await answerQuestions(form, 'Nor this.');
  const send = form.getByRole('button', { name: seeker.say('search', 'apply.send') });
  const failed = form.getByRole('alert').filter({ hasText: seeker.say('search', 'apply.notSent') });

  await page.route('**/applications', (route) => route.fulfill({ status: 500, json: serverError }));
  await send.click();
  await failed.waitFor();
  await page.unroute('**/applications');
  await page.route('**/applications', (route) => route.abort('internetdisconnected'));
  await send.click();
  await failed.getByText(seeker.say('shell', 'errors.unreachable')).waitFor();
  expect(await messageField(seeker, form).inputValue()).toBe('Do not lose this.');
  await page.unroute('**/applications');
  await send.click();
  await page.waitForURL((url) => url.pathname.endsWith('/apply/success'));
  const [application, ...more] = await askApi(seeker).applications();
  expect(more).toEqual([]);
  expect(application?.first_message).toBe('Do not lose this.');
});

it('messages that are written offline wait, keep their order, and are sent once when the network is back', async () => {
  const { page, forgive } = await browser.open();
  forgive(/ERR_INTERNET_DISCONNECTED|WebSocket/);
  await enterQuietly(page.context());
  const seeker = seekerAt(page);
  const { chat_id } = await applyQuietly(seeker, await someJob(seeker), 'Good day.');
  await page.goto(`/en/ph/chat-home/${chat_id}`, { waitUntil: 'networkidle' });
  await composer(seeker).waitFor();
  await page.context().setOffline(true);
  await page.getByText(seeker.say('chat', 'composer.offline')).waitFor();
  const written = ['One', 'Two', 'Three'];
  for (const text of written) {
    await composer(seeker).fill(text);
    await page.getByRole('button', { name: seeker.say('chat', 'composer.send'), exact: true }).click();
    await thread(seeker).getByText(text, { exact: true }).waitFor();
  }
  await page.context().setOffline(false);
  const sent = async () =>
    (await askApi(seeker).messages(chat_id ?? 0))
      .map(({ text }) => text)
      .filter((text) => written.includes(text));
  await expect.poll(sent, { timeout: 20_000 }).toEqual(written);
});

const serverError = {
  code: 50_000,
  message: 'Something went wrong on our side.',
  errors: {},
  request_id: 'planted',
};
