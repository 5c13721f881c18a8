import type { Browser, Page, Request } from 'playwright';

export type Failure = 'once' | 'for good';

export interface User {
  login: string;
  password: string;
}

/** Outcome of a page load with a missing file. */
export interface Outcome {
  /** The notices and failures that a visitor reads; `nothing` of a page without content. */
  sees: string;
  /** Actions on the page, such as following a link, by name; true where the action worked. */
  works: Record<string, boolean>;
  /** Reports that name a failure: event, package, and whether the network is named as the cause. */
  reported: readonly string[];
}

interface Fact {
  event: string;
  remote: string;
  cause?: string;
  text?: string;
}

/** Milliseconds that a page may take to be whole: its retries included. */
const patience = 20_000;
const failures = /failed|crashed|mismatch|^reported/;

/**
 * The path of a file in its release, the same for each address by which a retry, or a retry of its parts, requests it.
 */
const fileOf = (url: string): string | undefined =>
  /^\/assets\/([^/]+)\/[^/]+\/(?:~[^/]+\/)*(.+)$/.exec(new URL(url).pathname)?.slice(1, 3).join(' ');

/** Scripts, styles and texts of releases that a page requests, of a `user` who is signed in. */
export async function listFiles(browser: Browser, address: string, user?: User): Promise<string[]> {
  const page = await browser.newPage();
  if (user) await signIn(page, new URL(address).origin, user);
  const files = new Set<string>();
  page.on('request', (request) => {
    const file = fileOf(request.url());
    if (file && /\.(?:js|css|json)$/.test(file)) files.add(file);
  });
  await page.goto(address);
  await whole(page);
  await page.close();
  return [...files].sort();
}

/** Opens a page of which a file fails, and tries what a visitor does. With a `user` who is signed in also the sign-out. */
export async function visitFailing(
  browser: Browser,
  address: string,
  file: string,
  { failure, user }: { failure: Failure; user?: User | undefined },
): Promise<Outcome> {
  const page = await browser.newPage();
  if (user) await signIn(page, new URL(address).origin, user);
  const facts: Fact[] = [];
  page.on('request', (request) => facts.push(...factsOf(request)));
  let count = 0;
  await page.route(
    (url) => fileOf(url.href) === file,
    (route) => {
      count += 1;
      return failure === 'once' && count > 1 ? route.continue() : route.abort('connectionreset');
    },
  );
  try {
    await page.goto(address);
    await whole(page);
    const sees = await readNotices(page);
    const works = {
      filter: await opensFilter(page),
      link: await followsLink(page),
      ...(user && { 'sign-out': await signsOut(page) }),
    };
    // A sign-out may just be loading the home page, which sends the reports as well.
    await page.evaluate(() => window.dispatchEvent(new Event('pagehide'))).catch(() => {});
    return { sees, works, reported: [...new Set(facts.filter(isFailure).map(describe))] };
  } finally {
    await page.close();
  }
}

/** Waits until the page has mounted and its frame is hydrated, or for as long as a visitor would. */
const whole = (page: Page): Promise<unknown> =>
  page
    .waitForFunction(
      () =>
        performance.getEntriesByName('jh:page-ready').length > 0 &&
        Object.keys(document.getElementById('jh-root') ?? {}).some((key) => key.startsWith('__reactC')),
      undefined,
      { timeout: patience },
    )
    .catch(() => {});

async function readNotices(page: Page): Promise<string> {
  await hasContent(page);
  const titles = page.locator('#jh-unstarted, main [role=alert], main .jh-state').filter({ visible: true });
  const texts = await titles.allInnerTexts();
  const notices = [...new Set(texts.map((text) => text.split('\n')[0] ?? ''))].join('; ');
  return notices || ((await isEmpty(page)) ? 'nothing' : 'the page');
}

/** Whether a visitor comes to read something: a page draws skeletons while its code is asked for again. */
async function hasContent(page: Page): Promise<boolean> {
  for (const end = Date.now() + patience; Date.now() < end; await page.waitForTimeout(200))
    if (!(await isEmpty(page))) return true;
  return false;
}

/** True on pages without filters. */
async function opensFilter(page: Page): Promise<boolean> {
  const chip = page.locator('main button[aria-expanded][popovertarget], main .jh-chip--opens').first();
  if ((await chip.count()) === 0) return true;
  await chip.click({ timeout: 10_000 }).catch(() => {});
  return page
    .waitForFunction(() => document.querySelector(':popover-open, dialog[open]') !== null, undefined, {
      timeout: 10_000,
    })
    .then(
      () => true,
      () => false,
    );
}

async function followsLink(page: Page): Promise<boolean> {
  await page.keyboard.press('Escape');
  const before = page.url();
  const link = page.locator('footer a[href*="/companies"]').first();
  await link.click({ timeout: 10_000 }).catch(() => {});
  const hasLeft = await page
    .waitForURL((url) => url.href !== before, { timeout: patience })
    .then(
      () => true,
      () => false,
    );
  if (!hasLeft) return false;
  await whole(page);
  // The next page takes the place of this one before it has rendered.
  return hasContent(page);
}

/** Creates an account that the visits use. */
export async function createUser(browser: Browser, origin: string): Promise<User> {
  const user = { login: `bench-${Date.now()}@example.test`, password: 'harbour-lights-at-7' };
  const page = await browser.newPage();
  const answer = await page.request.post(`${origin}/api/auth/register`, {
    data: {
      email: user.login,
      password: user.password,
      first_name: 'Maya',
      terms_and_condition: 1,
      source: 'web',
    },
  });
  if (!answer.ok()) throw new Error(`Signing up failed: ${await answer.text()}`);
  await page.close();
  return user;
}

async function signIn(page: Page, origin: string, data: User): Promise<void> {
  const answer = await page.request.post(`${origin}/api/auth/login`, { data });
  if (!answer.ok()) throw new Error(`Signing in failed: ${await answer.text()}`);
}

async function signsOut(page: Page): Promise<boolean> {
  const button = page.locator('button[form=jhf-sign-out]');
  await page
    .locator('header button[popovertarget]:has(.jh-avatar)')
    .click({ timeout: 10_000 })
    .catch(() => {});
  await button.click({ timeout: 10_000 }).catch(() => {});
  const deadline = Date.now() + patience;
  const address = `${new URL(page.url()).origin}/api/auth/session`;
  while (Date.now() < deadline) {
    const { data } = (await (await page.request.get(address)).json()) as { data: { user: unknown } };
    if (data.user === null) return true;
    await page.waitForTimeout(200);
  }
  return false;
}

/** Whether a visitor reads nothing between header and footer, and no notice there. */
async function isEmpty(page: Page): Promise<boolean> {
  const texts = await page.locator('#jh-unstarted:visible, #jh-outlet, .jhf-screen').allInnerTexts();
  return texts.join('').trim() === '';
}

function factsOf(request: Request): Fact[] {
  if (!request.url().endsWith('/telemetry')) return [];
  const { facts } = JSON.parse(request.postData() ?? '{"facts":[]}') as { facts: Fact[] };
  return facts;
}

const isFailure = ({ event }: Fact): boolean => failures.test(event);
const describe = ({ event, remote, cause, text = '' }: Fact): string =>
  `${event === 'reported' ? text.split(' ', 1)[0] : event} ${remote}${cause ? ` (${cause})` : ''}`;
