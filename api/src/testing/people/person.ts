import { ownerProofHeader, type SessionUser } from '@jobharbor/shared/contracts';
import type { LightMyRequestResponse } from 'fastify';
import type { TestApi } from '../servers/test-api.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface RequestExtras {
  headers?: Record<string, string>;
  remoteAddress?: string;
}

/**
 * A test user with a page in a browser: stores cookies and sends them back. It also sends the proof of ownership of a
 * sign-in's answer, which no cookie contains.
 */
export interface Person {
  cookies: Map<string, string>;
  /** Token of the last proof that the account is theirs. */
  proof: string | undefined;
  cookieHeader(): string;
  ask(
    method: Method,
    url: string,
    body?: object | string,
    extras?: RequestExtras,
  ): Promise<LightMyRequestResponse>;
}

export function aVisitor(api: TestApi): Person {
  const cookies = new Map<string, string>();
  const cookieHeader = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const person: Person = {
    cookies,
    cookieHeader,
    proof: undefined,
    async ask(method, url, body, { headers = {}, remoteAddress } = {}) {
      const answer = await api.app.inject({
        method,
        url: `/api${url}`,
        headers: {
          ...(person.proof === undefined ? {} : { [ownerProofHeader]: person.proof }),
          ...headers,
          ...(cookies.size > 0 ? { cookie: cookieHeader() } : {}),
        },
        ...(body === undefined ? {} : { payload: body }),
        ...(remoteAddress === undefined ? {} : { remoteAddress }),
      });
      for (const { name, value, maxAge } of answer.cookies) {
        if (maxAge === 0 || value === '') cookies.delete(name);
        else cookies.set(name, encodeURIComponent(value));
      }
      person.proof = proofIn(answer) ?? person.proof;
      return answer;
    },
  };
  return person;
}

function proofIn({ headers, body }: LightMyRequestResponse): string | undefined {
  if (!String(headers['content-type']).startsWith('application/json')) return undefined;
  return (JSON.parse(body) as { data?: { owner_proof?: string } }).data?.owner_proof;
}

/** A thief of the person's cookies. */
export function aThiefOf(api: TestApi, person: Person): Person {
  const thief = aVisitor(api);
  for (const [name, value] of person.cookies) thief.cookies.set(name, value);
  return thief;
}

/** Somebody without a session in the browser that `person` has signed in with. */
export function onDeviceOf(api: TestApi, person: Person): Person {
  const visitor = aVisitor(api);
  visitor.cookies.set('device', person.cookies.get('device') ?? '');
  return visitor;
}

let people = 0;

export interface SignedInPerson extends Person {
  user: SessionUser;
  email: string;
  password: string;
}

/** A job seeker with an account of their own, signed in. */
export async function aJobseeker(
  api: TestApi,
  { firstName = 'Aylin', email, role }: { firstName?: string; email?: string; role?: 'employer' } = {},
): Promise<SignedInPerson> {
  people += 1;
  const person = aVisitor(api);
  const form = {
    email: email ?? `person-${people}@example.com`,
    password: 'a good password',
    first_name: firstName,
    terms_and_condition: 1,
    account_role: role,
  };
  const answer = await person.ask('POST', '/auth/register', form, {
    remoteAddress: `10.1.${people >> 8}.${people & 255}`,
  });
  if (answer.statusCode !== 201) throw new Error(`Could not sign up: ${answer.body}`);
  // Empties the mailbox of the test.
  await api.dependencies.db.deleteFrom('mails').where('recipient', '=', form.email).execute();
  return Object.assign(person, { user: answer.json().data.user, email: form.email, password: form.password });
}

/** Confirms the address of an account, as if its code had been entered. */
export async function confirmEmail(api: TestApi, { user }: SignedInPerson): Promise<void> {
  const { db } = api.dependencies;
  await db.updateTable('accounts').set({ is_email_verified: true }).where('id', '=', user.id).execute();
}

/** A job seeker who may do everything that an account with a confirmed address may. */
export async function aConfirmedJobseeker(api: TestApi): Promise<SignedInPerson> {
  const person = await aJobseeker(api);
  await confirmEmail(api, person);
  return person;
}
