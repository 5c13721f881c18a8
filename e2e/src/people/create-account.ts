import type { Locator } from 'playwright-core';
import type { Person } from './new-person.ts';
import type { Seeker } from './seeker.ts';

/** Fills the sign-up form, wherever it stands: on its page or inside another form. */
export async function createAccount(
  { say, like }: Pick<Seeker, 'say' | 'like'>,
  place: Locator,
  person: Person,
): Promise<void> {
  const send = (name: string) => place.locator('button[type=submit]', { hasText: name });
  await place.locator('button[aria-pressed]', { hasText: say('auth', 'mode.create') }).click();
  await place.getByLabel(say('auth', 'email.label')).fill(person.email);
  await send(say('auth', 'continue')).click();
  await place.getByLabel(say('auth', 'firstName.label')).fill(person.firstName);
  await place.getByLabel(say('auth', 'password.choose')).fill(person.password);
  await place.getByRole('checkbox', { name: like('auth', 'terms.label') }).check();
  await send(say('auth', 'submit.create')).click();
}

/** Signs in to an account that there is. */
export async function signIn({ say }: Pick<Seeker, 'say'>, place: Locator, person: Person): Promise<void> {
  const send = (name: string) => place.locator('button[type=submit]', { hasText: name });
  await place.getByLabel(say('auth', 'email.label')).fill(person.email);
  await send(say('auth', 'continue')).click();
  await place.getByLabel(say('auth', 'password.label'), { exact: true }).fill(person.password);
  await send(say('auth', 'submit.sign-in')).click();
}
