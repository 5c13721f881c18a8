import { register } from '@jobharbor/shared/calls/auth/register';
import { readAnswer, type SessionUser } from '@jobharbor/shared/contracts';
import type { BrowserContext } from 'playwright';
import { aUser, type User } from './new-user.ts';

/**
 * Creates an account over the API and signs the visitor's browser in, for journeys about something else. Each user has an
 * IP address of their own, since the API limits each address to a hundred sign-ups at a time.
 */
export async function signUpOverApi(
  context: BrowserContext,
  user: User = aUser(),
): Promise<User & { user: SessionUser; proof: string }> {
  const answer = await context.request.post('/api/auth/register', {
    headers: { 'x-forwarded-for': someAddress() },
    data: {
      email: user.email,
      password: user.password,
      first_name: user.firstName,
      terms_and_condition: 1,
      source: 'web',
    },
  });
  if (!answer.ok()) throw new Error(`Signing up failed: ${answer.status()} ${await answer.text()}`);
  const { user: signedUp, owner_proof: proof = '' } = readAnswer(register, await answer.json());
  return { ...user, user: signedUp, proof };
}

/** Signs another browser of a person in. */
export async function signInOverApi(context: BrowserContext, { email, password }: User): Promise<void> {
  const answer = await context.request.post('/api/auth/login', { data: { login: email, password } });
  if (!answer.ok()) throw new Error(`Signing in failed: ${answer.status()} ${await answer.text()}`);
}

/** An address of the range that is kept for documentation and tests (RFC 3849). */
function someAddress(): string {
  const part = () => Math.floor(Math.random() * 0xffff).toString(16);
  return `2001:db8::${part()}:${part()}:${part()}`;
}
