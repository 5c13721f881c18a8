import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { behaviours, deliveries, type Failure } from '../browser/break-version.ts';
import { useBrowser } from '../browser/open-browser.ts';
import { eventOf, type Subject, stepsDown, visitBroken } from '../browser/visit-broken.ts';
import { jobPath, someJob } from '../people/act-quietly.ts';
import { applicationForm, messageField } from '../people/apply-to-job.ts';
import { seekerAt } from '../people/seeker.ts';
import { type Namespace, speak } from '../people/speak.ts';
import { headingOf, type RemoteName, remoteNames, remotePages, walkTo } from '../people/walk-to.ts';
import { askPlatform } from '../site/ask-platform.ts';
import { type BranchSite, branchSite } from '../site/branch-site.ts';
import { readVersions, releaseAgain, type Versions } from '../site/release-again.ts';

const base = '/ja/jp';
const speech = speak('ja');
const { say } = speech;
const browser = useBrowser();
let site: BranchSite;
let set: string;
let versions: Record<string, Versions>;
beforeAll(async () => {
  site = await branchSite();
  ({ before: set } = await releaseAgain(site.dataFolder, remoteNames, 'before', { isLive: false }));
  versions = await readVersions(site.url, set);
}, 60_000);
afterAll(() => site?.stop());

const namespaces = {
  'mfe-search': 'search',
  'mfe-my-jobs': 'myJobs',
  'mfe-profile': 'profile',
  'mfe-chat': 'chat',
  'mfe-auth': 'auth',
} as const satisfies Record<RemoteName, Namespace>;

const failures: Failure[] = [...deliveries, ...behaviours, 'in need of another shell'];
/** One of each kind: it does not come, it does not start, it does not stay. `EVERY_FAILURE=1` plants all everywhere. */
const kinds: Failure[] = process.env.EVERY_FAILURE
  ? failures
  : ['missing', 'throwing at mount', 'crashing after mount'];

/** Somebody for whom the served version of a remote is broken. */
const aVisitorWith = async ({ name, ...broken }: Omit<Subject, 'versions'> & { name: RemoteName }) => {
  const visitor = await browser.open({ site: site.url });
  return { name, ...(await visitBroken(visitor, { ...broken, name, versions: versions[name] })) };
};

const card = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('alert')
    .filter({ hasText: say('shell', 'failure.support') });

const supportCase = z.object({
  remote: z.string(),
  version: z.string(),
  set: z.string(),
  trace: z.nullable(z.string()),
  slot: z.nullable(z.string()),
  rung: z.nullable(z.string()),
});
/** What support finds by a code, as soon as the page's report has come. */
const resolveCode = (code: string) =>
  expect.poll(
    async () =>
      supportCase.safeParse(await askPlatform(site, 'GET', `/support/${code}`).catch(() => ({}))).data,
  );
const traceOf = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(document.getElementById('jh-page')?.textContent ?? '{}').trace);

/** From the header, wherever that leads there. */
async function goTo(page: Page, name: RemoteName): Promise<void> {
  if (name === 'mfe-chat') {
    // Its link in the header is a part of it, and as broken as its page.
    await page.goBack({ waitUntil: 'commit' });
    return page.waitForURL((url) => url.pathname.endsWith(remotePages[name]), { waitUntil: 'commit' });
  }
  if (name !== 'mfe-auth') return walkTo(page, name, speech);
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('shell', 'account.signIn') })
    .click();
  await page.waitForURL((url) => url.pathname.endsWith(remotePages[name]), { waitUntil: 'commit' });
}

const works = ({ page, name }: { page: Page; name: RemoteName }) =>
  headingOf(page, name).filter({ hasNotText: 'planted' });

describe.each<[RemoteName, readonly Failure[]]>([
  ['mfe-search', failures],
  ['mfe-my-jobs', failures],
  ['mfe-profile', kinds],
  ['mfe-chat', kinds],
  ['mfe-auth', kinds],
])('%s, when its release is', (name, modes) => {
  const other: RemoteName = name === 'mfe-search' ? 'mfe-my-jobs' : 'mfe-search';

  it.each(modes)(
    '%s: runs as the version before, else says so itself, and is back when it can be',
    async (failure) => {
      const visitor = await aVisitorWith({ name, failure });
      const { page, live, before, until, hears } = visitor;
      await page.goto(base + remotePages[name], { waitUntil: 'commit' });
      const { steps } = await hears({ event: 'recovered', rung: 'previous-version', version: before });
      expect(steps).toEqual([...stepsDown(failure), 'recovered previous-version']);
      await works(visitor).waitFor();

      await visitor.breakBefore();
      await goTo(page, other);
      await headingOf(page, other).waitFor();
      await goTo(page, name);
      const failed = await hears({ event: eventOf(failure), rung: 'fallback', version: live });
      expect(failed.steps.slice(0, stepsDown(failure).length)).toEqual(stepsDown(failure));
      const heading = card(page).getByRole('heading', { level: 1 });
      expect(await heading.textContent()).toBe(say(namespaces[name], 'fallback.title'));
      const found = { remote: name, version: live, set, trace: await traceOf(page), rung: 'fallback' };
      expect(await card(page).textContent()).toContain(failed.code);
      await resolveCode(failed.code).toMatchObject(found);

      await visitor.mend();
      await card(page)
        .getByRole('button', { name: say('shell', 'failure.retry') })
        .click();
      await until(() => works(visitor).isVisible());
      expect(await card(page).count()).toBe(0);
    },
  );
});

describe.each<RemoteName>(['mfe-search', 'mfe-my-jobs'])('%s', (name) => {
  const other: RemoteName = name === 'mfe-search' ? 'mfe-my-jobs' : 'mfe-search';

  it.each<Failure>(['missing', 'truncated'])(
    'that is %s once comes from another address',
    async (failure) => {
      const visitor = await aVisitorWith({ name, failure, isPassing: true });
      await visitor.page.goto(base + remotePages[name], { waitUntil: 'commit' });
      await visitor.hears({ event: 'recovered', rung: 'retry', version: visitor.live });
      await works(visitor).waitFor();
    },
  );

  it('that throws when it is left is left all the same', async () => {
    const { page, hears } = await aVisitorWith({ name, failure: 'throwing at unmount' });
    await page.goto(base + remotePages[name]);
    await headingOf(page, name).filter({ hasText: 'planted' }).waitFor();
    await goTo(page, other);
    await headingOf(page, other).waitFor();
    await expect.poll(() => headingOf(page, name).count()).toBe(0);
    await hears({ event: 'unmount-failed' });
    await goTo(page, name);
    await headingOf(page, name).filter({ hasText: 'planted' }).waitFor();
  });
});

it('a version that blocked a tab until it was killed is not run in that tab again', async () => {
  const name = 'mfe-search';
  const visitor = await aVisitorWith({ name, failure: 'rendering without end', isPassing: true });
  const { page, live, before } = visitor;
  await visitor.mend();
  await page.goto(`${base}/terms`);
  // What such a version leaves: it was begun, and neither ended, nor was the page left.
  await page.evaluate((key) => sessionStorage.setItem(key, ''), `jh-running:${name}@${live}`);
  await page.goto(base + remotePages[name]);
  await visitor.hears({ event: 'recovered', rung: 'previous-version', version: before });
  await works(visitor).waitFor();
});

describe.each<{ slot: string; name: RemoteName; isGuest?: boolean; instead?: string }>([
  { slot: 'header-actions', name: 'mfe-chat' },
  {
    slot: 'inline-registration',
    name: 'mfe-auth',
    isGuest: true,
    instead: say('search', 'apply.signIn'),
  },
  { slot: 'resume-upload', name: 'mfe-profile', instead: say('search', 'apply.uploadResume') },
])('the slot $slot, when the release of $name is', ({ slot, name, isGuest = false, instead }) => {
  it.each(kinds)('%s: is filled by the version before, else left to its host', async (failure) => {
    const visitor = await aVisitorWith({ name, failure, slot, isGuest });
    const { page, live, before, hears } = visitor;
    const seeker = seekerAt(page, 'ja/jp');
    const filled = page.locator(`[data-slot="${slot}"]`).locator('a, button, input').first();
    const address = instead ? `${jobPath(seeker, await someJob(seeker))}?apply=1` : `${base}/jobs`;
    await page.goto(address);
    const { steps } = await hears({ event: 'recovered', rung: 'previous-version', version: before });
    expect(steps).toEqual([...stepsDown(failure), 'recovered previous-version']);
    await filled.waitFor();

    await visitor.breakBefore();
    await page.goto(address);
    const { code } = await hears({ event: 'slot-failed', rung: 'fallback', version: live });
    const found = { remote: name, version: live, set, trace: await traceOf(page), slot };
    await resolveCode(code).toMatchObject(found);
    expect(await filled.count()).toBe(0);
    if (instead) {
      await page.getByRole('dialog').getByRole('link', { name: instead }).waitFor();
      await messageField(seeker, applicationForm(seeker)).fill('書けます');
    }
    await page.goto(base);
    await goTo(page, 'mfe-search');
    await headingOf(page, 'mfe-search').waitFor();

    await visitor.mend();
    await page.goto(address);
    await filled.waitFor();
  });
});
