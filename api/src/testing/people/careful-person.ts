import type { TestApi } from '../servers/test-api.ts';
import { aJobseeker, aVisitor, type Person, type SignedInPerson } from './person.ts';
import { setUpAuthenticator } from './set-up-authenticator.ts';

export const readSession = async (person: Person) =>
  (await person.ask('GET', '/auth/session')).json().data.user as { id: number } | null;

export const startAuthenticator = (person: SignedInPerson, current_password = person.password) =>
  person.ask('POST', '/auth/two-factor/authenticator', { current_password });

export const passSecondFactor = (visitor: Person, code: string) =>
  visitor.ask('POST', '/auth/second-factor', { code });

/** A person with two-step sign-in by an authenticator app. */
export async function aCarefulPerson(api: TestApi) {
  const person = await aJobseeker(api);
  const app = await setUpAuthenticator(api, person);
  api.wait(31);
  return Object.assign(person, app);
}

/** Signs in with the password on a device that the account does not know. */
export async function logInElsewhere(api: TestApi, { email, password }: SignedInPerson) {
  const visitor = aVisitor(api);
  const answer = await visitor.ask('POST', '/auth/login', { login: email, password });
  return Object.assign(visitor, { code: answer.json().code as number | undefined });
}
