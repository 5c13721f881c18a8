import { type SessionUser, signedInAnswer } from '@jobharbor/shared/contracts/auth';
import type { BrowserContext } from 'playwright-core';
import { newPerson, type Person } from './new-person.ts';

/**
 * Makes an account over the API and signs the visitor's browser in to it: for journeys that are about something else.
 * Each person comes from an address of their own, since the API allows each address a hundred sign-ups at a time.
 */
export async function enterQuietly(
  context: BrowserContext,
  person: Person = newPerson(),
): Promise<Person & { user: SessionUser }> {
  const answer = await context.request.post('/api/auth/register', {
    headers: { 'x-forwarded-for': someAddress() },
    data: {
      email: person.email,
      password: person.password,
      first_name: person.firstName,
      terms_and_condition: 1,
      source: 'web',
    },
  });
  if (!answer.ok()) throw new Error(`Signing up failed: ${answer.status()} ${await answer.text()}`);
  return { ...person, user: signedInAnswer.parse(await answer.json()).data.user };
}

/** An address of the range that is kept for documentation and tests (RFC 3849). */
function someAddress(): string {
  const part = () => Math.floor(Math.random() * 0xffff).toString(16);
  return `2001:db8::${part()}:${part()}:${part()}`;
}
