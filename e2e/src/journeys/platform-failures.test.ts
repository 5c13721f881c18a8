import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { applicationForm, goBackToQuestions, messageField } from '../actions/apply-to-job.ts';
import { expectWholeFrame, failureCard, goToRemote, traceOf } from '../actions/failed-remote.ts';
import { headingOf, type RemoteName, remoteNames, remotePages } from '../actions/open-remote.ts';
import { seekerAt } from '../actions/seeker.ts';
import { findNewJob, jobPath } from '../actions/set-up-over-api.ts';
import { type Namespace, siteTexts } from '../actions/site-texts.ts';
import { eventOf, fallbackSteps, type Subject, visitFailing } from '../actions/visit-failing.ts';
import { visitOtherRemotes } from '../actions/visit-other-remotes.ts';
import { deliveries, type Failure } from '../browser/break-version.ts';
import { useBrowser } from '../browser/open-browser.ts';
import { behaviours } from '../browser/planted-behaviours.ts';
import { addRelease, readVersions, type Versions } from '../site/add-release.ts';
import { type BranchSite, branchSite } from '../site/branch-site.ts';
import { callPlatform } from '../site/call-platform.ts';

const base = '/ja/jp';
const texts = siteTexts('ja');
const { t } = texts;
const browser = useBrowser();
let site: BranchSite;
let set: string;
let versions: Record<string, Versions>;
beforeAll(async () => {
  site = await branchSite();
  ({ before: set } = await addRelease(site.dataFolder, remoteNames, 'before', { isLive: false }));
  versions = await readVersions(site.url, set);
});
afterAll(() => site?.stop());

const namespaces = {
  'mfe-search': 'search',
  'mfe-my-jobs': 'myJobs',
  'mfe-profile': 'profile',
  'mfe-chat': 'chat',
  'mfe-auth': 'auth',
} as const satisfies Record<RemoteName, Namespace>;

const failures: Failure[] = [...deliveries, ...behaviours, 'in need of another shell'];
const isFull = Boolean(process.env.EVERY_FAILURE);
/**
 * The shell's fallback chain is the same for every remote, and an injected failure replaces all of a remote's code. So
 * all failures run on one remote, and one of each kind (does not load, does not mount, crashes later) on the others.
 * `EVERY_FAILURE=1` runs all of them everywhere.
 */
const only = (...kinds: Failure[]): Failure[] => (isFull ? failures : kinds);
/** Failures with a way of their own down the chain. The others differ from `missing` only until the previous version runs. */
const wholeChain: Failure[] = only(
  'missing',
  'hanging',
  'a chunk of other bytes',
  'throwing at mount',
  'never mounted',
  'crashing after mount',
  'in need of another shell',
);

/** A visitor for whom the served version of a remote is broken. */
const aVisitorWith = async ({ name, ...broken }: Omit<Subject, 'versions'> & { name: RemoteName }) => {
  const visitor = await browser.open({ site: site.url });
  return { name, ...(await visitFailing(visitor, { ...broken, name, versions: versions[name] })) };
};

const supportCase = z.object({
  remote: z.string(),
  version: z.string(),
  set: z.string(),
  trace: z.nullable(z.string()),
  slot: z.nullable(z.string()),
  rung: z.nullable(z.string()),
});
/** Polls what support finds by a code, which is there as soon as the page's report has arrived. */
const resolveCode = (code: string) =>
  expect.poll(
    async () =>
      supportCase.safeParse(await callPlatform(site, 'GET', `/support/${code}`).catch(() => ({}))).data,
  );
const works = ({ page, name }: { page: Page; name: RemoteName }) =>
  headingOf(page, name).filter({ hasNotText: 'planted' });

describe.each<[RemoteName, readonly Failure[]]>([
  ['mfe-search', failures],
  ['mfe-my-jobs', only('missing')],
  ['mfe-profile', only('throwing at mount')],
  ['mfe-chat', only('crashing after mount')],
  ['mfe-auth', only('missing')],
])('%s, when its release is', (name, modes) => {
  const other: RemoteName = name === 'mfe-search' ? 'mfe-my-jobs' : 'mfe-search';

  it.each(modes)(
    '%s: the previous version runs, else its failure card is shown beside a site that works, and retrying brings it back',
    async (failure) => {
      const visitor = await aVisitorWith({ name, failure });
      const { page, live, before, until, waitForFact } = visitor;
      await page.goto(base + remotePages[name], { waitUntil: 'commit' });
      const { steps } = await waitForFact({ event: 'recovered', rung: 'previous-version', version: before });
      expect(steps).toEqual([...fallbackSteps(failure), 'recovered previous-version']);
      await works(visitor).waitFor();
      if (!wholeChain.includes(failure)) return;

      await visitor.breakBefore();
      await goToRemote(page, other, texts);
      await headingOf(page, other).waitFor();
      await goToRemote(page, name, texts);
      const failed = await waitForFact({ event: eventOf(failure), rung: 'fallback', version: live });
      expect(failed.steps.slice(0, fallbackSteps(failure).length)).toEqual(fallbackSteps(failure));
      const heading = failureCard(page, texts).getByRole('heading', { level: 1 });
      expect(await heading.textContent()).toBe(t(namespaces[name], 'fallback.title'));
      const found = { remote: name, version: live, set, trace: await traceOf(page), rung: 'fallback' };
      expect(await failureCard(page, texts).textContent()).toContain(failed.code);
      await resolveCode(failed.code).toMatchObject(found);

      if (failure === 'missing') {
        await expectWholeFrame(page, texts);
        await visitOtherRemotes(page, name, base, texts);
        const again = await waitForFact({ event: eventOf(failure), rung: 'fallback', version: live });
        expect(again.code).not.toBe(failed.code);
      }
      await visitor.mend();
      await failureCard(page, texts)
        .getByRole('button', { name: t('shell', 'failure.retry') })
        .click();
      await until(() => works(visitor).isVisible());
      expect(await failureCard(page, texts).count()).toBe(0);
    },
  );
});

describe.each<RemoteName>(isFull ? ['mfe-search', 'mfe-my-jobs'] : ['mfe-search'])('%s', (name) => {
  const other: RemoteName = name === 'mfe-search' ? 'mfe-my-jobs' : 'mfe-search';

  it.each<Failure>(['missing', 'truncated'])(
    'that is %s once is loaded from the retry address',
    async (failure) => {
      const visitor = await aVisitorWith({ name, failure, isPassing: true });
      await visitor.page.goto(base + remotePages[name], { waitUntil: 'commit' });
      await visitor.waitForFact({ event: 'recovered', rung: 'retry', version: visitor.live });
      await works(visitor).waitFor();
    },
  );

  it('that throws in unmount is left all the same', async () => {
    const { page, waitForFact } = await aVisitorWith({ name, failure: 'throwing at unmount' });
    await page.goto(base + remotePages[name]);
    await headingOf(page, name).filter({ hasText: 'planted' }).waitFor();
    await goToRemote(page, other, texts);
    await headingOf(page, other).waitFor();
    await expect.poll(() => headingOf(page, name).count()).toBe(0);
    await waitForFact({ event: 'unmount-failed' });
    await goToRemote(page, name, texts);
    await headingOf(page, name).filter({ hasText: 'planted' }).waitFor();
  });
});

it('a version that blocked a tab until it was killed is not run again in that tab', async () => {
  const name = 'mfe-search';
  const visitor = await aVisitorWith({ name, failure: 'rendering without end', isPassing: true });
  const { page, live, before } = visitor;
  await visitor.mend();
  await page.goto(`${base}/terms`);
  // The mark that such a version leaves: its mount began, and neither ended nor was the page closed.
  await page.evaluate((key) => sessionStorage.setItem(key, `0:${Date.now()}`), `jh-running:${name}@${live}`);
  await page.goto(base + remotePages[name]);
  await visitor.waitForFact({ event: 'recovered', rung: 'previous-version', version: before });
  await works(visitor).waitFor();
});

interface SlotCase {
  slot: string;
  name: RemoteName;
  modes: readonly Failure[];
  isGuest?: boolean;
  /** Fallback of the host in place of the slot. */
  instead?: string;
}

describe.each<SlotCase>([
  { slot: 'header-actions', name: 'mfe-chat', modes: only('missing') },
  {
    slot: 'inline-registration',
    name: 'mfe-auth',
    modes: only('missing'),
    isGuest: true,
    instead: t('search', 'apply.signIn'),
  },
  {
    slot: 'resume-upload',
    name: 'mfe-profile',
    modes: only('throwing at mount', 'crashing after mount'),
    instead: t('search', 'apply.uploadResume'),
  },
])('the slot $slot, when the release of $name is', ({ slot, name, modes, isGuest = false, instead }) => {
  it.each(modes)('%s: is filled by the previous version, else by its host', async (failure) => {
    const visitor = await aVisitorWith({ name, failure, slot, isGuest });
    const { page, live, before, waitForFact } = visitor;
    const seeker = seekerAt(page, 'ja/jp');
    const filled = page.locator(`[data-slot="${slot}"]`).locator('a, button, input').first();
    const address = instead ? `${jobPath(seeker, await findNewJob(seeker))}?apply=check` : `${base}/jobs`;
    await page.goto(address);
    const { steps } = await waitForFact({ event: 'recovered', rung: 'previous-version', version: before });
    expect(steps).toEqual([...fallbackSteps(failure), 'recovered previous-version']);
    await filled.waitFor();

    await visitor.breakBefore();
    await page.goto(address);
    const { code } = await waitForFact({ event: 'slot-failed', rung: 'fallback', version: live });
    const found = { remote: name, version: live, set, trace: await traceOf(page), slot };
    await resolveCode(code).toMatchObject(found);
    expect(await filled.count()).toBe(0);
    if (instead) {
      await page.getByRole('dialog').getByRole('link', { name: instead }).waitFor();
      await goBackToQuestions(seeker, applicationForm(seeker));
      await messageField(seeker, applicationForm(seeker)).fill('書けます');
    }
    await page.goto(base);
    await goToRemote(page, 'mfe-search', texts);
    await headingOf(page, 'mfe-search').waitFor();

    await visitor.mend();
    await page.goto(address);
    await filled.waitFor();
  });
});
