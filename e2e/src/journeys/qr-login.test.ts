import { expect, it } from 'vitest';
import { apiClient } from '../actions/api-client.ts';
import { seekerAt } from '../actions/seeker.ts';
import { signUpOverApi } from '../actions/sign-up-over-api.ts';
import { desk, phone, useBrowser } from '../browser/open-browser.ts';

const browser = useBrowser();

it('a person signs in on a desk by the code that their phone approves', async () => {
  const [waiting, device] = [await browser.open(desk), await browser.open(phone)];
  const { email } = await signUpOverApi(device.page.context());
  const seeker = seekerAt(waiting.page);
  const { t } = seeker;
  const started = waiting.page.waitForResponse('**/api/auth/qr-login/start');
  await waiting.page.goto('/en/ph/get-started?redirect=%2Fen%2Fph%2Fjobs');
  await waiting.page.getByRole('button', { name: t('auth', 'qr.action') }).click();
  await waiting.page.getByRole('img', { name: t('auth', 'qr.label') }).waitFor();
  const { url } = (await (await started).json()).data as { url: string };
  const { pathname, hash } = new URL(url);
  expect(pathname).toBe('/en/ph/qr-login');

  await device.page.goto(pathname + hash);
  const approve = device.page.getByRole('button', { name: t('auth', 'qrApprove.approve') });
  await approve.waitFor();
  expect(device.page.url()).not.toContain('#');
  await waiting.page.getByText(t('auth', 'qr.seen.title')).waitFor();
  await approve.click();
  await device.page.getByRole('heading', { name: t('auth', 'qrApprove.approved.title') }).waitFor();
  await waiting.page.waitForURL((address) => address.pathname === '/en/ph/jobs');
  expect((await apiClient(seeker).me()).email).toBe(email);
});
