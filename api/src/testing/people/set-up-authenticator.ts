import { generateSync } from 'otplib';
import type { TestApi } from '../servers/test-api.ts';
import type { Person } from './person.ts';

/** The code that an authenticator app shows now. */
export const codeOf = (api: TestApi, secret: string) =>
  generateSync({ secret, epoch: Math.floor(api.now().getTime() / 1_000) });

/** Sets up an authenticator app by the proof of a fresh sign-in. Its code of this half minute is used up. */
export async function setUpAuthenticator(api: TestApi, person: Person) {
  const { secret } = (await person.ask('POST', '/auth/two-factor/authenticator', {})).json().data as {
    secret: string;
  };
  const code = codeOf(api, secret);
  const answer = await person.ask('POST', '/auth/two-factor/authenticator/confirm', { code });
  if (answer.statusCode !== 200) throw new Error(`Could not set up an authenticator: ${answer.body}`);
  return { secret, recoveryCodes: answer.json().data.recovery_codes as string[] };
}
