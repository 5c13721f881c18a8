import { expect, it } from 'vitest';
import { apiClient } from '../actions/api-client.ts';
import { aUser } from '../actions/new-user.ts';
import { readOutbox } from '../actions/read-outbox.ts';
import { type Seeker, seekerAt } from '../actions/seeker.ts';
import { desk, phone, useBrowser } from '../browser/open-browser.ts';

const browser = useBrowser();

async function askForMail({ page, t }: Seeker, email: string): Promise<void> {
  await page.getByLabel(t('auth', 'email.label')).fill(email);
  await page.getByRole('main').locator('button[type=submit]').click();
  await page.getByRole('button', { name: t('auth', 'byMail.action') }).click();
  await page.getByLabel(t('auth', 'code.label')).waitFor();
}

it('a newcomer gets an account by the code of a mail, and signs in by its link elsewhere', async () => {
  const { email } = aUser();
  const first = await browser.open(desk);
  const seeker = seekerAt(first.page);
  await first.page.goto('/en/ph/get-started?redirect=%2Fen%2Fph%2Fjobs');
  await askForMail(seeker, email);
  const { code } = await readOutbox(first.page.context(), email);
  await first.page.getByLabel(seeker.t('auth', 'code.label')).fill(code);
  await first.page.keyboard.press('Enter');
  await first.page.getByLabel(seeker.t('auth', 'firstName.label')).fill('Maya');
  await first.page.keyboard.press('Enter');
  await first.page.waitForURL((url) => url.pathname === '/en/ph/jobs');
  expect(await apiClient(seeker).me()).toMatchObject({ email, first_name: 'Maya', is_email_verify: true });

  const second = await browser.open(phone);
  const arabic = seekerAt(second.page, 'ar/sa');
  // As the mail's app opens it: a browser that has not asked for the mail.
  await first.page.context().request.post('/api/auth/email-login/otp', {
    data: { email },
    headers: { 'language-id': '10', 'country-id': '13', 'x-forwarded-for': '2001:db8::77' },
  });
  const { link } = await readOutbox(first.page.context(), email, (mail) => mail.code !== code);
  const { pathname, hash } = new URL(link);
  expect(pathname).toBe('/ar/sa/sign-in-link');
  await second.page.goto(pathname + hash);
  await second.page.getByText(email).waitFor();
  expect(second.page.url()).not.toContain('#');
  await second.page
    .getByRole('main')
    .getByRole('button', { name: arabic.t('auth', 'submit.sign-in') })
    .click();
  // Without a page to return to, an account that is not complete is led to the rest of it.
  await second.page.waitForURL((url) => url.pathname === '/ar/sa/jobseeker-complete-profile');
  expect((await apiClient(arabic).me()).email).toBe(email);
});
