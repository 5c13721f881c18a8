import type { BrowserContextOptions } from 'playwright';
import { expect, it } from 'vitest';
import { apiClient } from '../actions/api-client.ts';
import { confirmLater } from '../actions/create-account.ts';
import { aUser } from '../actions/new-user.ts';
import { type Market, type Seeker, seekerAt } from '../actions/seeker.ts';
import {
  enterAsGuest,
  type SignInVisitor,
  signInAtProvider,
  signInByMailedCode,
  signInByMailedLink,
  signInByOtherDevice,
  signInByPassword,
  signUpByPassword,
  signUpByPhone,
} from '../actions/sign-in-methods.ts';
import { signUpOverApi } from '../actions/sign-up-over-api.ts';
import { desktop, phone, siteUrl, useBrowser } from '../browser/open-browser.ts';

const browser = useBrowser();

/** Signed out, at the sign-in page, on the way to a page of the same remote, which loads nothing more. */
async function arrive(seeker: Seeker, user = aUser()): Promise<SignInVisitor> {
  const { page, base } = seeker;
  // No open page shall meet the end of its session.
  await page.goto('about:blank');
  for (const name of ['sessionid', 'user']) await page.context().clearCookies({ name });
  await page.goto(`${base}/get-started?redirect=${encodeURIComponent(`${base}/terms`)}`);
  return { ...seeker, user };
}

async function isIn({ page, base, user, ...seeker }: SignInVisitor): Promise<void> {
  await page.waitForURL((url) => url.pathname === `${base}/terms`);
  expect(await apiClient({ page, ...seeker }).me()).toMatchObject({ email: user.email });
}

/** Screen sizes and writing directions: labels, fields under the frame, digits of the keyboard, pages of other sites. */
it.each<[string, Market, BrowserContextOptions, string]>([
  ['a phone', 'en/ph', phone, 'password and mail'],
  ['a phone', 'ar/sa', phone, 'all'],
  ['a desk', 'en/ph', desktop, 'all'],
  ['a desk', 'ar/sa', desktop, 'password and mail'],
])(
  'on %s, at %s, the site’s own ways lead in, and to the page that was asked for',
  async (_, market, size, ways) => {
    const { page } = await browser.open(size);
    const seeker = seekerAt(page, market);
    const owner = await arrive(seeker);
    await signUpByPassword(owner);
    await confirmLater(owner);
    await isIn(owner);
    await signInByPassword(await arrive(seeker, owner.user));
    await isIn(owner);
    await signInByMailedCode(await arrive(seeker, owner.user));
    await isIn(owner);
    if (ways !== 'all') return;
    await signInByMailedLink(await arrive(seeker, owner.user));
    await isIn(owner);

    const newcomer = await arrive(seeker);
    await signUpByPhone(newcomer);
    await page.waitForURL((url) => url.pathname === `${seeker.base}/terms`);
    expect(await apiClient(seeker).me()).toMatchObject({ first_name: newcomer.user.firstName, email: null });

    await enterAsGuest(await arrive(seeker));
    await page.waitForURL((url) => url.pathname === `${seeker.base}/terms`);
  },
);

/** Steps on other sites and other devices between our pages. */
it('each provider and another device lead in, on an Arabic phone', async () => {
  const { page } = await browser.open(phone);
  const seeker = seekerAt(page, 'ar/sa');
  for (const provider of ['Google', 'Apple', 'LINE', 'Facebook', 'X']) {
    const stranger = await arrive(seeker);
    await signInAtProvider(stranger, provider);
    await isIn(stranger);
  }
  const device = await browser.open({ ...phone, locale: 'en-US' });
  const owner = await signUpOverApi(device.page.context());
  const waiting = await arrive(seeker, owner);
  // The device has a language of its own.
  await signInByOtherDevice(waiting, seekerAt(device.page, 'en/ph'));
  await isIn(waiting);
});

/**
 * Real pages of other sites: what our pages may open, what the browser keeps meanwhile, and the way back, which names no
 * language.
 */
it('a newcomer who said no at a provider signs in there, and goes on to another of our sites and back', async () => {
  const { page, expectError } = await browser.open(phone);
  // The API answers 403 to a hand-off to the admin site from an account without the role.
  expectError(/status of 403/);
  const seeker = seekerAt(page, 'ar/sa');
  const { t, base } = seeker;
  const { email } = aUser();
  await page.goto(`${base}/get-started?redirect=${encodeURIComponent(`${base}/jobs`)}`);
  const goToProvider = page.getByRole('button', {
    name: t('auth', 'social.continue', { provider: 'Google' }),
  });
  await goToProvider.click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText(t('auth', 'social.refused')).waitFor();
  await page.getByRole('link', { name: t('auth', 'back.sign-in') }).click();
  await goToProvider.click();
  await page.getByLabel('Who are you?').fill(email);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === `${base}/jobs`);
  expect(await apiClient(seeker).me()).toMatchObject({ email, first_name: 'Maya', is_email_verify: true });

  const handedOver = page.waitForRequest((request) => request.url().includes('/keep-login?'));
  await page.goto('/redirect?site=resume-builder&redirect=%2Ftemplates');
  await page.getByText('Welcome to resume-builder').waitFor();
  expect(new URL(page.url()).pathname).toBe('/templates');
  expect(page.url()).not.toContain('code=');
  const used = (await handedOver).url();

  // Shown again, the code of the address is dead: the other site leads back to the page that says so, and once more on.
  await page.goto(used);
  await page.waitForURL((url) => url.origin === siteUrl() && url.searchParams.has('failed'));
  await page.getByRole('heading', { name: t('auth', 'handOff.failed') }).waitFor();
  await page.getByRole('button', { name: t('auth', 'retry') }).click();
  await page.getByText('Welcome to resume-builder').waitFor();
  await page.goBack();
  await page.getByRole('button', { name: t('auth', 'handOff.again') }).waitFor();

  await page.goto('/redirect?site=admin');
  await page.getByRole('heading', { name: t('auth', 'handOff.failed') }).waitFor();
  await page.goto(
    `${base}/jobseeker-login-redirect?redirectUrl=https%3A%2F%2Fevil.example%2F&sessionid=planted`,
  );
  await page.waitForURL((url) => url.pathname.startsWith(base) && !url.pathname.endsWith('-redirect'));
  expect(page.url()).not.toContain('planted');
});
