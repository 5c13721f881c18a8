import type { HandOffSite } from '@jobharbor/shared/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appoint } from '../../testing/people/appointed.ts';
import { anEmployer } from '../../testing/people/employer.ts';
import { aJobseeker, aVisitor, type Person, type SignedInPerson } from '../../testing/people/person.ts';
import { type PartnerSite, startPartnerSite } from '../../testing/servers/partner-site.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';

const secrets = {
  employer: 'a secret of the employer site of the tests',
  'resume-builder': 'a secret of the resume builder of the tests',
};

let employers: PartnerSite;
let builder: PartnerSite;
let api: TestApi;
beforeAll(async () => {
  employers = await startPartnerSite('employer', secrets.employer);
  builder = await startPartnerSite('resume-builder', secrets['resume-builder']);
  api = await createTestApi({
    config: {
      handOffs: {
        employer: { url: employers.url, secret: secrets.employer },
        'resume-builder': { url: builder.url, secret: secrets['resume-builder'] },
        admin: { url: 'http://127.0.0.1:9/', secret: 'a secret of a site that is down' },
      },
    },
  });
  const address = await api.app.listen({ port: 0, host: '127.0.0.1' });
  for (const site of [employers, builder]) site.setApi(address);
});
afterAll(async () => {
  await api.close();
  await employers.close();
  await builder.close();
});

const start = (person: Person, body: { site?: HandOffSite; redirect?: string; to?: string }) =>
  person.ask('POST', '/auth/hand-offs', body, { headers: { 'country-id': '1', 'language-id': '10' } });

async function go(
  person: Person,
  body: Parameters<typeof start>[1] = { site: 'resume-builder' },
): Promise<URL> {
  const answer = await start(person, body);
  expect(answer.json()).toMatchObject({ data: { url: expect.any(String) } });
  return new URL(answer.json().data.url);
}
const codeOf = async (person: Person) => (await go(person)).searchParams.get('code') ?? '';

const exchange = (code: string, secret: string = secrets['resume-builder']) =>
  aVisitor(api).ask(
    'POST',
    '/auth/hand-offs/exchange',
    { code },
    { headers: { authorization: `Bearer ${secret}` } },
  );

const change = (person: SignedInPerson, values: { suspended_at?: Date }) =>
  api.dependencies.db.updateTable('accounts').set(values).where('id', '=', person.user.id).execute();

describe('who goes on to another of our sites', () => {
  it('is known there, on the page that was meant, and nothing of them is in the address', async () => {
    const person = await aJobseeker(api);
    const url = await go(person, { site: 'resume-builder', redirect: '/templates?of=2' });
    expect(url.origin + url.pathname).toBe(builder.url);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      country: 'ph',
      lang: 'ar',
      redirect: '/templates?of=2',
      code: expect.stringMatching(/^[\w-]{43}$/),
    });
    const there = await fetch(url, { redirect: 'manual' });
    expect(there.headers.get('location')).toBe('/templates?of=2');
    expect(there.headers.get('set-cookie')).toContain(`partner=${person.user.id};`);
    // Reloaded, the code is used: the site leads back, to ask for another.
    const again = await fetch(url, { redirect: 'manual' });
    expect(again.headers.get('location')).toBe(
      'https://jobs.example/redirect?site=resume-builder&redirect=%2Ftemplates%3Fof%3D2&failed=1',
    );
  });

  it('is described to its server, with a confirmed address only', async () => {
    const person = await aJobseeker(api);
    expect((await exchange(await codeOf(person))).json().data).toEqual({
      user: { id: person.user.id, role: 'jobseeker', first_name: 'Aylin', last_name: '', email: null },
      redirect: '/',
      language: 'ar',
      country_key: 'ph',
    });
  });

  it('works there in the country of their company, wherever the link was opened', async () => {
    const employer = await anEmployer(api);
    await api.dependencies.db
      .updateTable('companies')
      .set({ country_key: 'jp' })
      .where('id', '=', employer.companyId)
      .execute();
    const code = await go(employer, { site: 'employer' }).then(({ searchParams }) => {
      expect(searchParams.get('country')).toBe('jp');
      return searchParams.get('code') ?? '';
    });
    expect((await exchange(code, secrets.employer)).json().data.country_key).toBe('jp');
  });

  it('visits the employer site as nobody, unless they are a recruiter', async () => {
    const person = await aJobseeker(api);
    for (const visitor of [aVisitor(api), person]) {
      const url = await go(visitor, { site: 'employer', redirect: '/sign-up' });
      expect([...url.searchParams.keys()]).toEqual(['country', 'lang', 'redirect']);
    }
    await appoint(api, person, 'recruiter');
    expect((await go(person, { site: 'employer' })).searchParams.has('code')).toBe(true);
  });

  it.each<[string, Parameters<typeof start>[1], number]>([
    ['needs an account', { site: 'resume-builder' }, 40011],
    ['learns that no such site is connected', { to: 'https://evil.example/jobs' }, 42261],
    ['learns that what is named is no address', { to: '//evil.example' }, 42261],
  ])('%s', async (_, body, code) => {
    expect((await start(aVisitor(api), body)).json().code).toBe(code);
  });

  it('needs the role of the site, and learns that it is down', async () => {
    const person = await aJobseeker(api);
    expect((await start(person, { site: 'admin' })).json().code).toBe(40005);
    await appoint(api, person, 'admin');
    expect((await start(person, { site: 'admin' })).json().code).toBe(42263);
  });

  it('can be sent to a whole address of a connected site', async () => {
    const to = `${new URL(builder.url).origin}/templates?of=3`;
    const url = await go(await aJobseeker(api), { to });
    expect(url.searchParams.get('redirect')).toBe('/templates?of=3');
  });

  it('is on the first page there where the path leads elsewhere', async () => {
    const url = await go(await aJobseeker(api), { site: 'resume-builder', redirect: '/%5Cevil.example' });
    expect(url.searchParams.get('redirect')).toBe('/');
  });
});

describe('a code is worth nothing', () => {
  it('to another site, and to nobody after it has tried', async () => {
    const code = await codeOf(await aJobseeker(api));
    expect((await exchange(code, secrets.employer)).json().code).toBe(42262);
    expect((await exchange(code)).json().code).toBe(42262);
  });

  it.each(['a wrong secret', ''])('without the secret of a site: "%s"', async (secret) => {
    const code = await codeOf(await aJobseeker(api));
    expect((await exchange(code, secret)).json().code).toBe(40002);
    expect((await exchange(code)).statusCode).toBe(200);
  });

  it('a second time, also of two requests at once', async () => {
    const code = await codeOf(await aJobseeker(api));
    const statuses = await Promise.all([exchange(code), exchange(code)]);
    expect(statuses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
  });

  it('after a minute', async () => {
    const code = await codeOf(await aJobseeker(api));
    api.wait(61);
    expect((await exchange(code)).json().code).toBe(42262);
  });

  it('after signing out, or a suspension', async () => {
    const [left, suspended] = [await aJobseeker(api), await aJobseeker(api)];
    const [first, second] = [await codeOf(left), await codeOf(suspended)];
    await left.ask('POST', '/auth/log-out', {});
    await change(suspended, { suspended_at: api.now() });
    expect((await exchange(first)).json().code).toBe(42262);
    expect((await exchange(second)).json().code).toBe(41044);
  });
});
