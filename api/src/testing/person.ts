import type { SessionUser } from '@jobharbor/shared/contracts';
import type { LightMyRequestResponse } from 'fastify';
import type { TestApi } from './test-api.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface RequestExtras {
  headers?: Record<string, string>;
  remoteAddress?: string;
}

/** A test user with a browser: stores cookies and sends them back. */
export interface Person {
  cookies: Map<string, string>;
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
  return {
    cookies,
    cookieHeader,
    async ask(method, url, body, { headers = {}, remoteAddress } = {}) {
      const answer = await api.app.inject({
        method,
        url: `/api${url}`,
        headers: { ...headers, ...(cookies.size > 0 ? { cookie: cookieHeader() } : {}) },
        ...(body === undefined ? {} : { payload: body }),
        ...(remoteAddress === undefined ? {} : { remoteAddress }),
      });
      for (const { name, value, maxAge } of answer.cookies) {
        if (maxAge === 0 || value === '') cookies.delete(name);
        else cookies.set(name, encodeURIComponent(value));
      }
      return answer;
    },
  };
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
  { firstName = 'Aylin', email }: { firstName?: string; email?: string } = {},
): Promise<SignedInPerson> {
  people += 1;
  const person = aVisitor(api);
  const form = {
    email: email ?? `person-${people}@example.com`,
    password: 'a good password',
    first_name: firstName,
    terms_and_condition: 1,
  };
  const answer = await person.ask('POST', '/auth/register', form, {
    remoteAddress: `10.1.${people >> 8}.${people & 255}`,
  });
  if (answer.statusCode !== 201) throw new Error(`Could not sign up: ${answer.body}`);
  // Empties the mailbox of the test.
  await api.dependencies.db.deleteFrom('mails').where('recipient', '=', form.email).execute();
  return Object.assign(person, { user: answer.json().data.user, email: form.email, password: form.password });
}

/** An admin, whose address is confirmed. */
export async function anAdmin(api: TestApi): Promise<SignedInPerson> {
  const person = await aJobseeker(api);
  await api.dependencies.db
    .updateTable('accounts')
    .set({ role: 'admin', is_email_verified: true })
    .where('id', '=', person.user.id)
    .execute();
  return person;
}
