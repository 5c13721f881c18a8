import type { Locator } from 'playwright';
import type { User } from './new-user.ts';
import type { Seeker } from './seeker.ts';

/** Fills the sign-up form, wherever it stands: on its page or inside another form. */
export async function createAccount(
  { t, tPattern }: Pick<Seeker, 't' | 'tPattern'>,
  place: Locator,
  user: User,
): Promise<void> {
  const send = (name: string) => place.locator('button[type=submit]', { hasText: name });
  await place.locator('button[aria-pressed]', { hasText: t('auth', 'mode.create') }).click();
  await place.getByLabel(t('auth', 'email.label')).fill(user.email);
  await send(t('auth', 'continue')).click();
  await place.getByLabel(t('auth', 'firstName.label'), { exact: true }).fill(user.firstName);
  await place.getByLabel(t('auth', 'password.choose')).fill(user.password);
  await place.getByRole('checkbox', { name: tPattern('auth', 'terms.label') }).check();
  await send(t('auth', 'submit.create')).click();
}

/** Leaves the code for the email, which the sign-up page asks for next, for later. */
export const confirmLater = ({ t, page }: Pick<Seeker, 't' | 'page'>): Promise<void> =>
  page
    .getByRole('main')
    .getByRole('link', { name: t('auth', 'later'), exact: true })
    .click();

/** Signs in to an account that there is. */
export async function signIn({ t }: Pick<Seeker, 't'>, place: Locator, user: User): Promise<void> {
  const send = (name: string) => place.locator('button[type=submit]', { hasText: name });
  await place.getByLabel(t('auth', 'email.label')).fill(user.email);
  await send(t('auth', 'continue')).click();
  await place.getByLabel(t('auth', 'password.label'), { exact: true }).fill(user.password);
  await send(t('auth', 'submit.sign-in')).click();
}
