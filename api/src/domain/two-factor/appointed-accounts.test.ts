import type { AnyCall } from '@jobharbor/shared/contracts';
import { errorCode } from '@jobharbor/shared/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collectRoutes } from '../../testing/collect-routes.ts';
import { appoint } from '../../testing/people/appointed.ts';
import {
  aJobseeker,
  aThiefOf,
  aVisitor,
  onDeviceOf,
  type SignedInPerson,
} from '../../testing/people/person.ts';
import { codeOf, setUpAuthenticator } from '../../testing/people/set-up-authenticator.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';

let api: TestApi;
let calls: AnyCall[];
beforeAll(async () => {
  const { result, routes } = await collectRoutes(() => createTestApi());
  api = result;
  calls = routes.flatMap(({ call }) => call ?? []);
});
afterAll(() => api.close());

type Role = 'recruiter' | 'admin';

/** As an operator appoints somebody: the role, and no app yet. */
async function newlyAppointed(role: Role): Promise<SignedInPerson> {
  const person = await aJobseeker(api);
  await api.dependencies.db
    .updateTable('accounts')
    .set({ role, is_email_verified: true })
    .where('id', '=', person.user.id)
    .execute();
  return person;
}

const userOf = async (person: SignedInPerson) => (await person.ask('GET', '/auth/session')).json().data.user;

describe.each<[string, Role]>([
  ['a recruiter', 'recruiter'],
  ['an admin', 'admin'],
])('%s without an authenticator app', (_, role) => {
  it('may make these calls, and is told at each other one what to set up', async () => {
    const person = await newlyAppointed(role);
    const free: string[] = [];
    for (const call of calls.filter(({ access, roles }) => access === 'protected' && roles.includes(role))) {
      if (call.path === '/auth/log-out') continue;
      const path = call.path.replace(/\{\w+\}/g, '1');
      const body = call.method === 'GET' ? undefined : {};
      const { code } = (await person.ask(call.method, path, body)).json();
      if (code !== errorCode.secondFactorRequired) free.push(call.id);
    }
    expect(free.sort()).toEqual([
      'GET /auth/owner-proof',
      'POST /auth/owner-proof',
      'POST /auth/owner-proof/passkey',
      'POST /auth/passkeys',
      'POST /auth/passkeys/options',
      'POST /auth/two-factor/authenticator',
      'POST /auth/two-factor/authenticator/confirm',
      'POST /auth/two-factor/end',
      'POST /auth/two-factor/recovery-codes',
      'POST /jobseeker/owner-code/otp',
    ]);
  });

  it('is led to the set-up, and may act after it', async () => {
    const person = await newlyAppointed(role);
    expect(await userOf(person)).toMatchObject({ role, needs_second_factor: true });
    const call = role === 'admin' ? '/admin/suspensions' : '/recruiter/applications';
    expect((await person.ask('GET', call)).json().code).toBe(42346);
    await setUpAuthenticator(api, person);
    expect((await person.ask('GET', call)).statusCode).toBe(200);
    expect(await userOf(person)).not.toHaveProperty('needs_second_factor');
    expect(decodeURIComponent(person.cookies.get('user') ?? '')).not.toContain('needs_second_factor');
    api.wait(31);
    expect((await person.ask('POST', '/auth/two-factor/end', {})).json().data.user).toMatchObject({
      needs_second_factor: true,
    });
    expect((await person.ask('GET', call)).json().code).toBe(errorCode.secondFactorRequired);
  });

  it('is told at sign-in what to set up', async () => {
    const person = await newlyAppointed(role);
    const login = { login: person.email, password: person.password };
    const answer = await onDeviceOf(api, person).ask('POST', '/auth/login', login);
    expect(answer.json().data.user).toMatchObject({ needs_second_factor: true });
  });

  it('ends by the set-up the sessions that began without it, a thief’s among them', async () => {
    const person = await newlyAppointed(role);
    const other = onDeviceOf(api, person);
    await other.ask('POST', '/auth/login', { login: person.email, password: person.password });
    const thief = aThiefOf(api, other);
    await setUpAuthenticator(api, person);
    expect((await thief.ask('GET', '/auth/session')).json().data.user).toBeNull();
    expect(await userOf(person)).toMatchObject({ id: person.user.id });
  });

  it('needs the code of the app elsewhere from then on, whatever signs in first', async () => {
    const person = await aJobseeker(api);
    const { secret } = await appoint(api, person, role);
    api.wait(61);
    const visitor = aVisitor(api);
    const login = { login: person.email, password: person.password };
    const answer = await visitor.ask('POST', '/auth/login', login);
    expect(answer.json().code).toBe(errorCode.secondFactorNeeded);
    const passed = await visitor.ask('POST', '/auth/second-factor', { code: codeOf(api, secret) });
    expect(passed.json().data.user).toMatchObject({ role });
    expect(passed.json().data.user).not.toHaveProperty('needs_second_factor');
  });
});

it('is refused by the socket, too', async () => {
  const person = await newlyAppointed('recruiter');
  const answer = await person.ask('GET', '/jobApplication/socket');
  expect(answer.json().code).toBe(errorCode.secondFactorRequired);
});
