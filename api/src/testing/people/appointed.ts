import type { TestApi } from '../servers/test-api.ts';
import { aJobseeker, type SignedInPerson } from './person.ts';
import { setUpAuthenticator } from './set-up-authenticator.ts';

/** Makes a person with an account a recruiter or an admin, as an operator does, with the app that the role needs. */
export async function appoint(api: TestApi, person: SignedInPerson, role: 'recruiter' | 'admin') {
  await api.dependencies.db
    .updateTable('accounts')
    .set({ role, is_email_verified: true })
    .where('id', '=', person.user.id)
    .execute();
  return setUpAuthenticator(api, person);
}

/** An admin, whose address is confirmed. */
export async function anAdmin(api: TestApi): Promise<SignedInPerson> {
  const person = await aJobseeker(api);
  await appoint(api, person, 'admin');
  return person;
}
