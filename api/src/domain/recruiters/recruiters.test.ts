import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aJobseeker, aVisitor } from '../../testing/people/person.ts';
import { agencyLogin } from '../../testing/people/recruiter.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { createRecruiter } from './create-recruiters.ts';
import { ensureRecruiterAccount } from './recruiter-account.ts';
import { recruiterBrief } from './recruiter-repository.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

describe('a recruiter account that manages others', () => {
  it('is created once, and takes a changed name and password', async () => {
    const { db } = api.dependencies;
    const first = { ...agencyLogin, email: 'Managers@Test.invalid' };
    const changed = { ...first, firstName: 'Ana', password: 'another good password' };
    const id = await ensureRecruiterAccount(db, first);
    expect(await ensureRecruiterAccount(db, first)).toBe(id);
    expect(await ensureRecruiterAccount(db, changed)).toBe(id);
    const logIn = (password: string) =>
      aVisitor(api).ask('POST', '/auth/login', { login: first.email, password });
    expect((await logIn(first.password)).statusCode).toBe(401);
    expect((await logIn(changed.password)).json().data.user).toMatchObject({ id, first_name: 'Ana' });
  });

  it('is never the account of a job seeker', async () => {
    const person = await aJobseeker(api);
    const login = { ...agencyLogin, email: person.email };
    await expect(ensureRecruiterAccount(api.dependencies.db, login)).rejects.toThrow('not the account');
  });

  it('manages recruiters whom job pages show by their own names', async () => {
    const { db } = api.dependencies;
    const id = await createRecruiter(db, {
      companyId: 1,
      firstName: '陳美玲',
      lastName: '',
      title: '人資專員',
      managedBy: null,
    });
    expect(await recruiterBrief(db, id, new Date())).toEqual({
      id,
      name: '陳美玲',
      title: '人資專員',
      avatar_url: null,
      activity: null,
      is_responsive: false,
      last_active_at: null,
    });
    expect(await recruiterBrief(db, 999_999, new Date())).toBeNull();
  });
});
