import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { headingOf, openRemote, type RemoteName, remoteNames, remotePages } from '../actions/open-remote.ts';
import { signUpOverApi } from '../actions/sign-up-over-api.ts';
import { type Namespace, siteTexts } from '../actions/site-texts.ts';
import { breakRemote, type Failure } from '../browser/break-remote.ts';
import { controlClock, type PageClock } from '../browser/control-clock.ts';
import { useBrowser, type Visitor } from '../browser/open-browser.ts';

const { t, tPattern } = siteTexts('en');
const browser = useBrowser();

/** Errors that a page may report about its broken remote; any other fails the journey. */
const reason = /planted|remoteEntry|integrity|remote-failed|slot-failed|Federation Runtime/;

const pageOf = (name: RemoteName) => `/en/ph${remotePages[name]}`;

/** Opens the page of the broken remote, signed in unless signing in is what is broken. */
async function visitBroken(
  name: RemoteName,
  failure: Failure,
): Promise<Visitor & { mend(): Promise<void>; time: PageClock | undefined }> {
  const visitor = await browser.open();
  const { page } = visitor;
  visitor.expectError(reason);
  if (name !== 'mfe-auth') await signUpOverApi(page.context());
  const time = failure === 'hanging' ? await controlClock(page) : undefined;
  const mend = await breakRemote(page, name, failure);
  // A script that hangs holds the load event back as well.
  await page.goto(pageOf(name), { waitUntil: 'domcontentloaded' });
  return { ...visitor, mend, time };
}

const namespaceOf: Record<RemoteName, Namespace> = {
  'mfe-search': 'search',
  'mfe-my-jobs': 'myJobs',
  'mfe-profile': 'profile',
  'mfe-chat': 'chat',
  'mfe-auth': 'auth',
};

/** The failure card with the remote's own fallback text. */
const card = (page: Page, name: RemoteName) =>
  page
    .getByRole('main')
    .getByRole('alert')
    .filter({ hasText: t(namespaceOf[name], 'fallback.title') });

/** Checks the failure card with its support code, and that header and footer work. Returns the line with the code. */
async function expectFailureCard(page: Page, name: RemoteName): Promise<string> {
  await card(page, name).waitFor();
  expect(await card(page, name).getByRole('heading', { level: 1 }).count()).toBe(1);
  const code = (await card(page, name).getByText(t('shell', 'failure.support')).textContent()) ?? '';
  expect(code).toMatch(/[0-9A-F]{8}$/);
  expect(await page.getByRole('contentinfo').getByRole('link').count()).toBeGreaterThan(20);
  await page.getByRole('button', { name: tPattern('shell', 'locale.languageNow') }).click();
  const languages = page.getByRole('dialog', { name: t('shell', 'locale.language') });
  expect(await languages.getByRole('link').count()).toBe(10);
  await page.keyboard.press('Escape');
  return code;
}

async function retry(page: Page, name: RemoteName): Promise<void> {
  await page.getByRole('button', { name: t('shell', 'failure.retry') }).click();
  await headingOf(page, name).waitFor();
  expect(await card(page, name).count()).toBe(0);
}

/** The ways to fail run on one remote, since the shell handles them alike; `EVERY_FAILURE=1` runs them on each. */
const subjects: readonly RemoteName[] = process.env.EVERY_FAILURE ? remoteNames : ['mfe-search'];

describe.each(remoteNames)('while %s is down', (name) => {
  it('a visitor sees its failure card, can use every other remote, and has it back by retrying', async () => {
    const { page, mend } = await visitBroken(name, 'missing');
    const code = await expectFailureCard(page, name);
    if (name === 'mfe-auth') {
      await signUpOverApi(page.context());
      await page.goto(pageOf('mfe-my-jobs'));
    }
    for (const other of remoteNames.filter((one) => one !== name)) {
      await openRemote(page, other);
      await headingOf(page, other).waitFor();
    }
    if (name === 'mfe-auth') await page.context().clearCookies();
    else await signUpOverApi(page.context());
    await page.goto(pageOf(name));
    expect(await expectFailureCard(page, name)).not.toBe(code);
    await mend();
    await retry(page, name);
  });
});

describe.each(subjects)('while %s is down', (name) => {
  it('a visitor waits for its time limits and no longer when it hangs', async () => {
    const { page, mend, time } = await visitBroken(name, 'hanging');
    await time?.until(() => card(page, name).isVisible(), { isHanging: true });
    await expectFailureCard(page, name);
    await mend();
    await retry(page, name);
  });

  it.each<Failure>(['blocked', 'throwing', 'unmountable'])(
    'a visitor keeps the rest of the site when its script is %s',
    async (failure) => {
      const { page } = await visitBroken(name, failure);
      await expectFailureCard(page, name);
      const other = name === 'mfe-search' ? 'mfe-my-jobs' : 'mfe-search';
      await openRemote(page, other);
      await headingOf(page, other).waitFor();
    },
  );
});
