import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { apiClient } from '../actions/api-client.ts';
import { seekerAt } from '../actions/seeker.ts';
import { signUpOverApi } from '../actions/sign-up-over-api.ts';
import { useBrowser } from '../browser/open-browser.ts';

const browser = useBrowser();

/** Ends the session while no page is open that would meet its end. */
async function signOut(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().request.post('/api/auth/log-out', { data: {} });
}

it('a person adds a passkey in the settings, and signs in with it from the email field and by the button', async () => {
  const { page } = await browser.open();
  const seeker = seekerAt(page);
  const { t } = seeker;
  const { email, password } = await signUpOverApi(page.context());
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });

  await page.goto('/en/ph/account-settings');
  await page.getByRole('button', { name: t('profile', 'passkeys.add') }).click();
  await page.getByLabel(t('profile', 'settings.password.current'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('profile', 'passkeys.make') }).click();
  await page.getByText(t('profile', 'passkeys.added')).first().waitFor();
  const { credentials } = await devtools.send('WebAuthn.getCredentials', { authenticatorId });
  expect(credentials).toMatchObject([{ rpId: 'localhost', isResidentCredential: true }]);

  // The passkey is offered in the email field (conditional UI), and the test's authenticator accepts.
  await signOut(page);
  await page.goto('/en/ph/get-started?redirect=%2Fen%2Fph%2Fjobs');
  await page.waitForURL((url) => url.pathname === '/en/ph/jobs');
  expect((await apiClient(seeker).me()).email).toBe(email);

  await signOut(page);
  // A browser that offers none: the device has to ask by itself.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await page.goto('/en/ph/get-started?redirect=%2Fen%2Fph%2Fjobs');
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: t('auth', 'passkey.action') }).click();
  await page.waitForURL((url) => url.pathname === '/en/ph/jobs');
  expect((await apiClient(seeker).me()).email).toBe(email);
});
