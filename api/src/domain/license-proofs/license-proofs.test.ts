import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPublicGet, type Get } from '../../http/get-public.ts';
import { aJobseeker, type Person } from '../../testing/people/person.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { checkLicenses } from './check-licenses.ts';
import { pageShows } from './page-shows.ts';
import { readPage } from './read-page.ts';

const page = (text: string) => `<html><head><title>x</title></head><body><main>${text}</main></body></html>`;

it.each([
  ['Ana Cruz holds certificate 7A-99812.', true],
  ['Holder: CRUZ, Ana<br>No. 7a 99812', true],
  ['Ana Maria L. Cruz · 7A99812', true],
  ['Anna Cruz, 7A-99812', false],
  ['Ana Cruz, 7A-998123', false],
  ['Ana Cruz, 17A-99812', false],
  ['Ana Cruz has no certificate.', false],
  ['No certificate 7A-99812 was found.', false],
  ['<script>"Ana Cruz 7A-99812"</script>', false],
  ['', false],
])('a page that says %j: number and name %s', (text, isFound) => {
  expect(pageShows(page(text), { number: '7A-99812', names: ['Ana', 'Cruz'] })).toBe(isFound);
});

it.each([
  ['12345', ['İbrahim', 'Çelik'], 'Ibrahim Celik 12345', true],
  ['12345', ['Jean-Luc', 'O’Neil (Jr.)'], 'Jean-Luc O’Neil (Jr.), 12345', true],
  ['12345', ['花子', '山田'], '山田花子 様 第12345号', true],
  ['12345', ['ليلى', 'حداد'], 'الاسم: ليلى حداد — 12345', true],
  ['12345', ['Suharto', ''], 'Suharto, 12345', true],
  ['123', ['Ana', 'Cruz'], 'Ana Cruz 123', false],
  ['12345', ['Al', ''], 'Al 12345', false],
  ['12345', ['', ''], '12345', false],
] as const)('number %s and name %j on a page of %j: %s', (number, names, text, isFound) => {
  expect(pageShows(page(text), { number, names })).toBe(isFound);
});

describe('a page of an issuer', () => {
  const site = (robots: string | number): { get: Get; asked: string[] } => {
    const asked: string[] = [];
    const get: Get = async (url) => {
      asked.push(new URL(url).pathname);
      if (!url.endsWith('/robots.txt')) return { status: 200, text: 'page', etag: null };
      return typeof robots === 'number'
        ? { status: robots, text: '', etag: null }
        : { status: 200, text: robots, etag: null };
    };
    return { get, asked };
  };
  it.each([
    ['without rules', 404, 'page'],
    ['that allows all', 'User-agent: *\nAllow: /', 'page'],
    ['that allows us alone', 'User-agent: *\nDisallow: /\nUser-agent: JobHarbor\nAllow: /', 'page'],
    ['that robots may not read', 'User-agent: *\nDisallow: /check/', null],
    ['whose rules fail', 503, null],
  ])('%s is read as its site wants it', async (_, robots, text) => {
    const { get, asked } = site(robots);
    expect(await readPage(get, 'https://issuer.example/check/7')).toBe(text);
    expect(asked).toEqual(text === null ? ['/robots.txt'] : ['/robots.txt', '/check/7']);
  });

  it.each(['http://issuer.example/7', 'https://issuer.example:8443/7', 'https://a:b@issuer.example/7'])(
    'at %s is not asked',
    async (address) => {
      const { get, asked } = site(404);
      expect([await readPage(get, address), asked]).toEqual([null, []]);
    },
  );

  it('is of a public machine, and leads to no other site', async () => {
    for (const address of ['https://127.0.0.1/', 'https://localhost/', 'https://[::1]/'])
      await expect(readPage(createPublicGet(), address)).rejects.toThrow('is no public address');
    let wanted: Parameters<Get>[1] | undefined;
    const get: Get = async (_url, options) => {
      wanted = options;
      return { status: 200, text: 'User-agent: *\nDisallow: /private', etag: null };
    };
    await readPage(get, 'https://issuer.example/check/7');
    const may = (to: string) => wanted?.mayFollow?.(new URL(to));
    expect([
      may('https://issuer.example/check/8'),
      may('https://issuer.example/private'),
      may('https://other.example/check/8'),
    ]).toEqual([true, false, false]);
  });
});

describe('a licence with a number and a check address', () => {
  let api: TestApi;
  let now = new Date('2026-05-03T08:00:00Z');
  let shown = '';
  let asked: string[] = [];
  const getPublic: Get = async (url) => {
    asked.push(url);
    return url.endsWith('/robots.txt')
      ? { status: 404, text: '', etag: null }
      : { status: 200, text: page(shown), etag: null };
  };
  beforeAll(async () => {
    api = await createTestApi({ getPublic });
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.dependencies.db.deleteFrom('profile_entries').execute();
    await api.dependencies.db.deleteFrom('attempts').execute();
    asked = [];
    now = new Date('2026-05-03T08:00:00Z');
  });
  const run = () => checkLicenses(api.dependencies, now);
  const later = (days: number) => {
    now = new Date(now.getTime() + days * 86_400_000);
  };
  const pages = () => asked.filter((url) => !url.endsWith('/robots.txt')).length;
  const findingOf = async (person: Person) =>
    (await person.ask('GET', '/jobseeker/license-certifications')).json().data.license_certifications[0]
      .finding;
  async function holder() {
    const person = await aJobseeker(api, { firstName: 'Ana' });
    await person.ask('PATCH', '/jobseeker/me', { last_name: 'Cruz' });
    const license = {
      ...{ title: 'Registered nurse', issuer: 'Board', issue_month: '2020-01', does_not_expire: true },
      ...{ credential_id: '7A-99812', credential_url: 'https://www.issuer.example/check/7A-99812' },
    };
    const answer = await person.ask('POST', '/jobseeker/license-certifications/create', license);
    expect(answer.statusCode).toBe(201);
    return { person, id: answer.json().data.license_certification.id as number };
  }

  it('says where and when both were found, until the page no longer shows them after 90 days', async () => {
    shown = 'Ana Cruz, 7A-99812';
    const { person } = await holder();
    expect(await findingOf(person)).toBeUndefined();
    await run();
    const finding = { host: 'issuer.example', found_at: now.getTime() / 1_000 };
    expect(await findingOf(person)).toEqual(finding);
    later(89);
    await run();
    expect(pages()).toBe(1);
    shown = 'No such certificate';
    later(1);
    await run();
    expect([pages(), await findingOf(person)]).toEqual([2, undefined]);
  });

  it('says nothing after a change of the number or the name, until it was found again', async () => {
    shown = 'Ana Cruz, 7A-99812';
    const { person, id } = await holder();
    await run();
    const path = `/jobseeker/license-certifications/${id}/update`;
    await person.ask('PATCH', path, { credential_id: '7A-99813' });
    expect(await findingOf(person)).toBeUndefined();
    await run();
    expect([pages(), await findingOf(person)]).toEqual([2, undefined]);
    await person.ask('PATCH', path, { credential_id: '7A-99812' });
    await run();
    expect(await findingOf(person)).toBeDefined();
    await api.dependencies.db
      .updateTable('accounts')
      .set({ last_name: 'Reyes' })
      .where('first_name', '=', 'Ana')
      .execute();
    await run();
    expect(await findingOf(person)).toBeUndefined();
  });

  it('asks a host for a hundred pages a day at most', async () => {
    shown = '';
    const { id } = await holder();
    const { db } = api.dependencies;
    const { id: _, ...row } = await db
      .selectFrom('profile_entries')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const copy = { ...row, content: JSON.stringify(row.content), proof_due_at: null };
    later(2);
    await db
      .insertInto('profile_entries')
      .values(Array.from({ length: 119 }, () => copy))
      .execute();
    for (let turn = 0; turn < 5; turn += 1) await run();
    expect(pages()).toBe(100);
    later(1);
    await run();
    expect(pages()).toBe(120);
  });
});
