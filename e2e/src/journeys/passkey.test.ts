import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { apiClient } from '../actions/api-client.ts';
import { seekerAt } from '../actions/seeker.ts';
import { signUpOverApi } from '../actions/sign-up-over-api.ts';
import { desktop, phone, useBrowser } from '../browser/open-browser.ts';

const browser = useBrowser();

/** Ends the session while no page is open that would meet its end. */
async function signOut(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().request.post('/api/auth/log-out', { data: {} });
}

const markets = ['en/ph', 'ar/sa'] as const;

/** An authenticator, a browser's own offer in the field, and its dialog: no part of ours stands in for them. */
it.each([
  ['a desk', desktop, 'en/ph'],
  ['a phone', phone, 'ar/sa'],
] as const)(
  'on %s a person adds a passkey, and signs in with it from the email field and by the button, in each direction of writing',
  async (_, size, home) => {
    const { page } = await browser.open(size);
    const { base, t } = seekerAt(page, home);
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

    await page.goto(`${base}/account-settings`);
    await page.getByRole('button', { name: t('profile', 'passkeys.add') }).click();
    await page.getByRole('button', { name: t('profile', 'passkeys.make') }).click();
    await page.getByLabel(t('profile', 'settings.password.current'), { exact: true }).fill(password);
    await page.getByRole('button', { name: t('profile', 'ownerProof.confirm'), exact: true }).click();
    await page.getByText(t('profile', 'passkeys.added')).first().waitFor();
    const { credentials } = await devtools.send('WebAuthn.getCredentials', { authenticatorId });
    expect(credentials).toMatchObject([{ rpId: 'localhost', isResidentCredential: true }]);

    const arrive = async (market: (typeof markets)[number]) => {
      const seeker = seekerAt(page, market);
      const terms = `${seeker.base}/terms`;
      await signOut(page);
      await page.goto(`${seeker.base}/get-started?redirect=${encodeURIComponent(terms)}`);
      return { seeker, terms };
    };
    const isIn = async ({ seeker, terms }: Awaited<ReturnType<typeof arrive>>) => {
      await page.waitForURL((url) => url.pathname === terms);
      expect((await apiClient(seeker).me()).email).toBe(email);
    };
    // The passkey is offered in the email field (conditional UI), and the test’s authenticator accepts.
    for (const market of markets) await isIn(await arrive(market));

    // A browser that offers none: the device has to ask by itself.
    await page.addInitScript(() => {
      // The blank page between has none.
      if ('PublicKeyCredential' in window)
        PublicKeyCredential.isConditionalMediationAvailable = async () => false;
    });
    for (const market of markets) {
      const arrival = await arrive(market);
      await page.waitForLoadState('networkidle');
      await page.getByRole('button', { name: arrival.seeker.t('auth', 'passkey.action') }).click();
      await isIn(arrival);
    }
  },
);
