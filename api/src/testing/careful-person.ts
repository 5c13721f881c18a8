import { generateSync } from 'otplib';
import { aJobseeker, aVisitor, type Person, type SignedInPerson } from './person.ts';
import type { TestApi } from './test-api.ts';

/** The code that an authenticator app shows now. */
export const codeOf = (api: TestApi, secret: string) =>
  generateSync({ secret, epoch: Math.floor(api.now().getTime() / 1_000) });

export const readSession = async (person: Person) =>
  (await person.ask('GET', '/auth/session')).json().data.user as { id: number } | null;

export const startAuthenticator = (person: SignedInPerson, current_password = person.password) =>
  person.ask('POST', '/auth/two-factor/authenticator', { current_password });

export const passSecondFactor = (visitor: Person, code: string) =>
  visitor.ask('POST', '/auth/second-factor', { code });

/** A person with two-step sign-in by an authenticator app. */
export async function aCarefulPerson(api: TestApi) {
  const person = await aJobseeker(api);
  const { secret } = (await startAuthenticator(person)).json().data;
  const code = codeOf(api, secret);
  const answer = await person.ask('POST', '/auth/two-factor/authenticator/confirm', { code });
  api.wait(31);
  return Object.assign(person, {
    secret: secret as string,
    recoveryCodes: answer.json().data.recovery_codes as string[],
  });
}

/** Signs in with the password on a device that the account does not know. */
export async function logInElsewhere(api: TestApi, { email, password }: SignedInPerson) {
  const visitor = aVisitor(api);
  const answer = await visitor.ask('POST', '/auth/login', { login: email, password });
  return Object.assign(visitor, { code: answer.json().code as number | undefined });
}
