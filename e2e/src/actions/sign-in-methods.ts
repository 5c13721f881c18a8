import { randomInt } from 'node:crypto';
import { createAccount, signIn } from './create-account.ts';
import type { User } from './new-user.ts';
import { readOutbox } from './read-outbox.ts';
import type { Seeker } from './seeker.ts';

/** A visitor at the sign-in page, with or without an account with the email of `user`. */
export interface SignInVisitor extends Seeker {
  user: User;
}

const main = ({ page }: Seeker) => page.getByRole('main');
const sendForm = (seeker: Seeker) => main(seeker).locator('button[type=submit]').click();
const press = (seeker: Seeker, key: string, values = {}) =>
  main(seeker)
    .getByRole('button', { name: seeker.t('auth', key, values), exact: true })
    .click();

export const signUpByPassword = (arrival: SignInVisitor) =>
  createAccount(arrival, main(arrival), arrival.user);

export const signInByPassword = (arrival: SignInVisitor) => signIn(arrival, main(arrival), arrival.user);

export async function signInByMailedCode(arrival: SignInVisitor): Promise<void> {
  const { page, t, user } = arrival;
  const before = await readOutbox(page.context(), user.email).catch(() => null);
  await page.getByLabel(t('auth', 'email.label')).fill(user.email);
  await sendForm(arrival);
  await press(arrival, 'byMail.action');
  const code = page.getByLabel(t('auth', 'code.label'));
  await code.waitFor();
  const mail = await readOutbox(
    page.context(),
    user.email,
    (one) => one.code !== '' && one.code !== before?.code,
  );
  // As people paste it.
  await code.fill(` ${mail.code.slice(0, 3)} ${mail.code.slice(3)}`);
  await page.keyboard.press('Enter');
}

/** Opens the link of a mail as its app does: in a browser that has not asked for it. */
export async function signInByMailedLink(arrival: SignInVisitor): Promise<void> {
  const { page, user, headers, base } = arrival;
  const { code } = await readOutbox(page.context(), user.email);
  const asked = await fetch(new URL('/api/auth/email-login/otp', page.url()), {
    method: 'POST',
    headers: {
      ...headers,
      'content-type': 'application/json',
      'x-forwarded-for': `2001:db8::${randomInt(1, 0xffff).toString(16)}`,
    },
    body: JSON.stringify({ email: user.email, redirect: `${base}/terms` }),
  });
  if (!asked.ok) throw new Error(`No mail: ${asked.status} ${await asked.text()}`);
  const { link } = await readOutbox(
    page.context(),
    user.email,
    (mail) => mail.link !== '' && mail.code !== code,
  );
  const { pathname, hash } = new URL(link);
  await page.goto(pathname + hash);
  await page.getByText(user.email).waitFor();
  if (page.url().includes('#')) throw new Error('The token stays in the address.');
  await press(arrival, 'submit.sign-in');
}

/** A mobile number in national notation, and in E.164. Saudi Arabia has none that begin with 052, which is refused. */
function aMobileNumber(base: string): { typed: string; stored: string } {
  const number = String(randomInt(3e7, 7e7));
  if (!base.endsWith('/sa')) return { typed: `0917${number.slice(1)}`, stored: `+63917${number.slice(1)}` };
  const typed = `05${number}`.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');
  return { typed, stored: `+9665${number}` };
}

/** A new user, who is asked for the name. */
export async function signUpByPhone(arrival: SignInVisitor): Promise<void> {
  const { page, t, user, base } = arrival;
  const { typed, stored } = aMobileNumber(base);
  await press(arrival, 'phone.action');
  await page.getByLabel(t('auth', 'phone.number')).fill(typed);
  await page.keyboard.press('Enter');
  const code = page.getByLabel(t('auth', 'phone.code.label'));
  await code.waitFor();
  const message = await readOutbox(page.context(), stored);
  await code.fill(base.endsWith('/sa') ? arabicDigits(message.code) : message.code);
  await page.keyboard.press('Enter');
  await page.getByLabel(t('auth', 'firstName.label'), { exact: true }).fill(user.firstName);
  await page.keyboard.press('Enter');
}

const arabicDigits = (code: string) => code.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');

/** `Facebook` does not verify addresses: the owner proves it by a mailed code. */
export async function signInAtProvider(arrival: SignInVisitor, provider: string): Promise<void> {
  const { page, t, user } = arrival;
  await press(arrival, 'social.continue', { provider });
  await page.getByLabel('Who are you?').fill(user.email);
  await page.keyboard.press('Enter');
  if (provider !== 'Facebook') return;
  await press(arrival, 'reset.submit.email');
  const code = page.getByLabel(t('auth', 'code.label'));
  await code.waitFor();
  await code.fill((await readOutbox(page.context(), user.email)).code);
  await page.keyboard.press('Enter');
}

export const enterAsGuest = (arrival: SignInVisitor) => press(arrival, 'guest.action');

/** Approves the code of this page on another device of the person, who is signed in there and reads it in its language. */
export async function signInByOtherDevice(
  arrival: SignInVisitor,
  { page: device, ...other }: Seeker,
): Promise<void> {
  const { page, t } = arrival;
  const started = page.waitForResponse('**/api/auth/qr-login/start');
  await press(arrival, 'qr.action');
  await page.getByRole('img', { name: t('auth', 'qr.label') }).waitFor();
  const { url } = (await (await started).json()).data as { url: string };
  const { pathname, hash } = new URL(url);
  await device.goto(pathname + hash);
  const approve = device.getByRole('button', { name: other.t('auth', 'qrApprove.approve') });
  await approve.waitFor();
  if (device.url().includes('#')) throw new Error('The token stays in the address.');
  await page.getByText(t('auth', 'qr.seen.title')).waitFor();
  await approve.click();
}
