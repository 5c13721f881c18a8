import { stat } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { apiClient } from '../actions/api-client.ts';
import { appointAdmin } from '../actions/appoint-admin.ts';
import { authenticatorCode } from '../actions/authenticator-code.ts';
import { confirmOverApi } from '../actions/confirm-over-api.ts';
import { signIn } from '../actions/create-account.ts';
import { readOutbox } from '../actions/read-outbox.ts';
import { type Seeker, seekerAt } from '../actions/seeker.ts';
import { signUpOverApi } from '../actions/sign-up-over-api.ts';
import { desktop, phone, useBrowser, type Visitor } from '../browser/open-browser.ts';

const browser = useBrowser();
const refused = /status of 40[13]|status of 422|WebSocket connection .* HTTP Authentication failed/;

/** A visitor without a session at the sign-in page, which leads to the settings. */
async function atSignIn(): Promise<Seeker> {
  const { page, expectError } = await browser.open(desktop);
  expectError(refused);
  const seeker = seekerAt(page);
  await page.goto(
    `${seeker.base}/get-started?redirect=${encodeURIComponent(`${seeker.base}/account-settings`)}`,
  );
  return seeker;
}

const isAtSettings = (url: URL) => url.pathname.endsWith('/account-settings');

/** The visitor's own account, with its address confirmed, in front of its settings. */
async function withAccount({ page, expectError }: Visitor, market?: Parameters<typeof seekerAt>[1]) {
  expectError(refused);
  const seeker = seekerAt(page, market);
  const user = await signUpOverApi(page.context());
  const confirmation = await confirmOverApi(page.context(), user.email);
  await page.goto(`${seeker.base}/account-settings`);
  return { ...seeker, user, confirmation };
}

/** Answers the dialog that asks whether the account is the person's. */
async function prove({ page, t, user }: Awaited<ReturnType<typeof withAccount>>): Promise<void> {
  const dialog = page.getByRole('dialog', { name: t('profile', 'ownerProof.title') });
  await dialog.getByLabel(t('profile', 'settings.password.current'), { exact: true }).fill(user.password);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
}

/** The key as the page shows it, a clock, and codes that work once: what an app does is asked of the whole of it. */
it('a person turns two-step sign-in on, and signs in elsewhere with the app, then with a recovery code', async () => {
  const account = await withAccount(await browser.open(desktop));
  const { page, t, user } = account;
  const main = page.getByRole('main');
  await main.getByRole('button', { name: t('profile', 'settings.twoFactor.turnOn') }).click();
  await main.getByRole('button', { name: t('profile', 'settings.twoFactor.next') }).click();
  await prove(account);
  await main.getByRole('img', { name: t('profile', 'settings.twoFactor.qr') }).waitFor();
  const key = (await main.locator('code').textContent()) ?? '';
  await main.getByLabel(t('profile', 'settings.twoFactor.code')).fill(authenticatorCode(key));
  await page.keyboard.press('Enter');
  await main.getByRole('heading', { name: t('profile', 'settings.twoFactor.codesTitle') }).waitFor();
  const [recovery = ''] = await main.getByRole('list').locator('code').allTextContents();
  await main.getByRole('button', { name: t('profile', 'settings.twoFactor.finish') }).click();
  await main.getByText(t('profile', 'settings.twoFactor.doneOn')).first().waitFor();

  // The code before cannot be used again, and one of the next half minute counts already.
  for (const code of [authenticatorCode(key, 1), recovery]) {
    const elsewhere = await atSignIn();
    await signIn(elsewhere, elsewhere.page.getByRole('main'), user);
    await elsewhere.page.getByLabel(t('auth', 'secondFactor.label')).fill(code);
    await elsewhere.page.keyboard.press('Enter');
    await elsewhere.page.waitForURL(isAtSettings);
    expect((await apiClient(elsewhere).me()).email).toBe(user.email);
  }
});

/** Another browser with the account open: it must learn at once, by its socket, that it is signed out. */
it('a person who forgot the password chooses a new one by mail, which signs their other device out', async () => {
  const other = await withAccount(await browser.open(phone), 'ar/sa');
  const { user, confirmation } = other;
  const seeker = await atSignIn();
  const { page, t } = seeker;
  const main = page.getByRole('main');
  const press = (name: string) => main.locator('button[type=submit]', { hasText: name }).click();
  await main.getByLabel(t('auth', 'email.label')).fill(user.email);
  await press(t('auth', 'continue'));
  await page.getByRole('link', { name: t('auth', 'reset.forgot') }).click();
  await press(t('auth', 'reset.submit.email'));
  const field = main.getByLabel(t('auth', 'code.label'));
  await field.waitFor();
  const mailed = await readOutbox(page.context(), user.email, ({ code }) => code !== confirmation);
  await field.fill(mailed.code);
  await page.keyboard.press('Enter');
  await main.getByLabel(t('auth', 'password.choose')).fill(`${user.password}-anew`);
  const ended = other.page.waitForURL((url) => url.pathname === `${other.base}/get-started`);
  await press(t('auth', 'reset.submit.password'));
  await ended;
  await other.page.getByText(other.t('shell', 'session.ended'), { exact: true }).waitFor();
  // The new password signs in here, and leads back to where the person was going.
  await page.waitForURL(isAtSettings);
  expect((await apiClient(seeker).me()).email).toBe(user.email);
  await readOutbox(page.context(), user.email, ({ code }) => code === '');
});

/** Two people's browsers at once, and the account's own page, mail and sign-in say the same. */
it('a suspended person reads why, appeals by the link of the mail, and is let in again', async () => {
  const admin = await browser.open(desktop);
  await appointAdmin(admin.page.context());
  const { page, t, base, user } = await withAccount(await browser.open(phone), 'ar/sa');
  const reason = 'Employers report messages that ask for money.';
  const { request } = admin.page.context();
  const answer = await request.post('/api/admin/suspensions/create', {
    data: { account_id: user.user.id, reason },
  });
  const { id } = (await answer.json()).data.suspension as { id: number };
  await page.waitForURL((url) => url.pathname === `${base}/get-started`);

  const main = page.getByRole('main');
  await signIn({ t }, main, user);
  await main.getByText(reason).waitFor();
  const { link } = await readOutbox(page.context(), user.email, (mail) => mail.link.includes('/appeal#'));
  // The mail is in the language of the account, which was made over the API and has chosen none.
  await page.goto(`${base}/appeal${new URL(link).hash}`);
  await main.getByText(reason).waitFor();
  await main.getByLabel(t('auth', 'appeal.label')).fill('سُرق هاتفي الأسبوع الماضي.');
  await main.getByRole('button', { name: t('auth', 'appeal.submit') }).click();
  await main.getByText(t('auth', 'appeal.done')).waitFor();

  const listed = await (await request.get('/api/admin/suspensions')).text();
  expect(listed).toContain('سُرق هاتفي');
  const lifted = await request.patch(`/api/admin/suspensions/${id}/lift`, {
    data: { note: 'A stolen phone' },
  });
  expect(lifted.status()).toBe(200);
  await page.goto(`${base}/get-started?redirect=${encodeURIComponent(`${base}/account-settings`)}`);
  await signIn({ t }, main, user);
  // The device is the owner's: it signed up here.
  await page.waitForURL(isAtSettings);
});

/** The file as a browser saves it, made by the queue; and the way back through sign-in, which must lead to keeping it. */
it('a person takes their data along, deletes the account, and keeps it after all', async () => {
  const account = await withAccount(await browser.open(desktop));
  const { page, t, user } = account;
  const main = page.getByRole('main');
  await main.getByRole('button', { name: t('profile', 'accountData.export.ask') }).click();
  await main.getByRole('button', { name: t('profile', 'accountData.export.submit') }).click();
  await prove(account);
  const link = main.getByRole('link', { name: t('profile', 'accountData.export.download') });
  await link.waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toMatch(/\.zip$/);
  expect((await stat(await download.path())).size).toBeGreaterThan(500);

  await main.getByRole('button', { name: t('profile', 'accountData.delete.open') }).click();
  // The proof of a minute ago counts.
  await main.getByRole('button', { name: t('profile', 'accountData.delete.submit') }).click();
  await main.getByRole('heading', { name: t('auth', 'cancelDeletion.asked.title') }).waitFor();
  await main.getByRole('link', { name: t('auth', 'cancelDeletion.signIn') }).click();
  await signIn({ t }, main, user);
  const heading = main.getByRole('heading', { name: t('auth', 'cancelDeletion.pending.title') });
  await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
  await main.getByRole('button', { name: t('auth', 'cancelDeletion.keep') }).click();
  await page.getByText(t('auth', 'cancelDeletion.kept.title')).first().waitFor();
  expect((await apiClient(seekerAt(page)).me()).email).toBe(user.email);
});
