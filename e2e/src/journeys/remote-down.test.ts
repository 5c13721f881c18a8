import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { breakRemote, type Failure } from '../browser/break-remote.ts';
import { useBrowser, type Visitor } from '../browser/open-browser.ts';
import { type PassedTime, passTime } from '../browser/pass-time.ts';
import { enterQuietly } from '../people/enter-quietly.ts';
import { type Namespace, speak } from '../people/speak.ts';
import { headingOf, type RemoteName, remoteNames, remotePages, walkTo } from '../people/walk-to.ts';

const { say, like } = speak('en');
const browser = useBrowser();

/** What a broken remote is to be complained of, and nothing else is. */
const reason = /planted|remoteEntry|integrity|remote-failed|slot-failed|Federation Runtime/;

const pageOf = (name: RemoteName) => `/en/ph${remotePages[name]}`;

/** Somebody on the page of the broken remote, signed in unless signing in is what is broken. */
async function visitBroken(
  name: RemoteName,
  failure: Failure,
): Promise<Visitor & { mend(): Promise<void>; time: PassedTime | undefined }> {
  const visitor = await browser.open();
  const { page } = visitor;
  visitor.forgive(reason);
  if (name !== 'mfe-auth') await enterQuietly(page.context());
  const time = failure === 'hanging' ? await passTime(page) : undefined;
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

/** The card, in the words that the remote itself has left for this case. */
const card = (page: Page, name: RemoteName) =>
  page
    .getByRole('main')
    .getByRole('alert')
    .filter({ hasText: say(namespaceOf[name], 'fallback.title') });

/** The card with a code that support can find, and everything around it as alive as ever. */
async function seesFailureAndFrame(page: Page, name: RemoteName): Promise<string> {
  await card(page, name).waitFor();
  expect(await card(page, name).getByRole('heading', { level: 1 }).count()).toBe(1);
  const code = (await card(page, name).getByText(say('shell', 'failure.support')).textContent()) ?? '';
  expect(code).toMatch(/[0-9A-F]{8}$/);
  expect(await page.getByRole('contentinfo').getByRole('link').count()).toBeGreaterThan(20);
  await page.getByRole('button', { name: like('shell', 'locale.languageNow') }).click();
  const languages = page.getByRole('dialog', { name: say('shell', 'locale.language') });
  expect(await languages.getByRole('link').count()).toBe(10);
  await page.keyboard.press('Escape');
  return code;
}

async function triesAgain(page: Page, name: RemoteName): Promise<void> {
  await page.getByRole('button', { name: say('shell', 'failure.retry') }).click();
  await headingOf(page, name).waitFor();
  expect(await card(page, name).count()).toBe(0);
}

describe.each(remoteNames)('while %s is down', (name) => {
  it('a visitor sees what failed, finds everything else, and has it back by trying again', async () => {
    const { page, mend } = await visitBroken(name, 'missing');
    const code = await seesFailureAndFrame(page, name);
    if (name === 'mfe-auth') {
      await enterQuietly(page.context());
      await page.goto(pageOf('mfe-my-jobs'));
    }
    for (const other of remoteNames.filter((one) => one !== name)) {
      await walkTo(page, other);
      await headingOf(page, other).waitFor();
    }
    if (name === 'mfe-auth') await page.context().clearCookies();
    else await enterQuietly(page.context());
    await page.goto(pageOf(name));
    expect(await seesFailureAndFrame(page, name)).not.toBe(code);
    await mend();
    await triesAgain(page, name);
  });

  it('a visitor waits for its time limits and no longer when it hangs', async () => {
    const { page, mend, time } = await visitBroken(name, 'hanging');
    await time?.until(() => card(page, name).isVisible(), { isHanging: true });
    await seesFailureAndFrame(page, name);
    await mend();
    await triesAgain(page, name);
  });

  it.each<Failure>(['blocked', 'throwing', 'unmountable'])(
    'a visitor keeps the rest of the site when its script is %s',
    async (failure) => {
      const { page } = await visitBroken(name, failure);
      await seesFailureAndFrame(page, name);
      const other = name === 'mfe-search' ? 'mfe-my-jobs' : 'mfe-search';
      await walkTo(page, other);
      await headingOf(page, other).waitFor();
    },
  );
});
