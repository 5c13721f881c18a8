import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aJobseeker, aVisitor, type Person } from '../../testing/people/person.ts';
import { add, all, invalid, preference, problem } from '../../testing/people/profile-entries.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi({ now: new Date('2026-11-22T08:00:00Z') });
});

afterAll(() => api.close());
const work = { company_name: 'Kopi Co', job_title: 'Barista', start_month: '2020-03', end_month: '2022-05' };

const school = {
  school_name: 'Universitas Indonesia',
  education_level_id: 5,
  start_month: '2014-08',
  end_month: '2018-07',
};

const license = { title: 'Forklift', issuer: 'TESDA', issue_month: '2021-01', expiry_month: '2026-01' };

const kinds = [
  ['work-experiences', 'work_experience', 'work_experiences', work, { job_title: 'Head barista' }],
  ['educations', 'education', 'educations', school, { field_of_study: 'Law' }],
  ['skills', 'skill', 'skills', { name: 'Latte art' }, { proficiency: 'expert' }],
  [
    'languages',
    'language',
    'languages',
    { language: 'fil', proficiency: 'native' },
    { proficiency: 'fluent' },
  ],
  ['websites', 'website', 'websites', { url: 'https://example.com/me' }, { display_name: 'Portfolio' }],
  [
    'license-certifications',
    'license_certification',
    'license_certifications',
    license,
    { credential_id: 'A1' },
  ],
  ['greetings', 'greeting', 'greetings', { text: 'Hello!\nI can start soon.' }, { is_default: true }],
  ['common-phrases', 'common_phrase', 'common_phrases', { text: 'Thank you.' }, { text: 'Thanks!' }],
  ['job-preferences', 'job_preference', 'job_preferences', preference, { max_salary: 4_000_000 }],
] as const;

describe.each(kinds)('%s', (path, one, many, draft, change) => {
  it('are added once for a key, changed field by field, and deleted by their owner', async () => {
    const [person, other] = [await aJobseeker(api), await aJobseeker(api)];
    const first = await add(person, path, draft, 'key-1');
    const again = await add(person, path, draft, 'key-1');
    expect([first.statusCode, again.statusCode]).toEqual([201, 200]);
    const entry = first.json().data[one];
    expect(entry).toMatchObject({ ...draft, version: 1 });
    expect(await all(person, path, many)).toEqual([entry]);

    const changed = await person.ask('PATCH', `/jobseeker/${path}/${entry.id}/update`, {
      ...change,
      version: 1,
    });
    expect(changed.json().data[one]).toEqual({ ...entry, ...change, version: 2 });
    const stale = await person.ask('PATCH', `/jobseeker/${path}/${entry.id}/update`, {
      ...change,
      version: 1,
    });
    expect([stale.statusCode, stale.json().code]).toEqual([409, 40009]);

    for (const [method, url] of [
      ['PATCH', `/jobseeker/${path}/${entry.id}/update`],
      ['DELETE', `/jobseeker/${path}/${entry.id}/delete`],
    ] as const) {
      const answer = await other.ask(method, url, method === 'PATCH' ? change : undefined);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 40004]);
      expect((await aVisitor(api).ask(method, url, method === 'PATCH' ? change : undefined)).statusCode).toBe(
        401,
      );
    }
    expect(await all(other, path, many)).toEqual([]);
    if (path === 'job-preferences') await add(person, path, { ...preference, job_title: 'Cook' });
    expect((await person.ask('DELETE', `/jobseeker/${path}/${entry.id}/delete`)).statusCode).toBe(200);
    expect(await all(person, path, many)).toHaveLength(path === 'job-preferences' ? 1 : 0);
  });

  it('name each missing field', async () => {
    const answer = await add(await aJobseeker(api), path, {});
    expect([answer.statusCode, answer.json().code]).toEqual([422, 40001]);
    for (const texts of Object.values(answer.json().errors))
      expect(texts).toEqual(['This field is required.']);
  });
});

describe('a work experience', () => {
  it.each([
    [{ start_month: '2022-06' }, { end_month: ['The end must be later than the start.'] }],
    [{ end_month: undefined }, { end_month: ['This field is required.'] }],
    [{ end_month: '2026-12' }, { end_month: ['This date is still to come.'] }],
    [{ start_month: '2027-01', is_current: true }, { start_month: ['This date is still to come.'] }],
    [{ start_month: '0000-01' }, { start_month: ['Please enter a valid date.'] }],
    [{ end_month: '9999-12' }, { end_month: ['Please enter a valid date.'] }],
    [{ start_month: '2020-13' }, { start_month: ['Please enter a valid date.'] }],
    [{ description: 'too short' }, { description: ['Too short. Minimum length: 10.'] }],
    [{ description: ` ${'x'.repeat(9)} ` }, { description: ['Too short. Minimum length: 10.'] }],
    [{ description: 'x'.repeat(4_001) }, { description: ['Too long. Maximum length: 4000.'] }],
    [{ company_name: 'x'.repeat(10_000) }, { company_name: ['Too long. Maximum length: 100.'] }],
    [{ job_title: '   ' }, { job_title: ['This field is required.'] }],
    [{ company_name: ' --- ' }, { company_name: ['Please use letters, not digits or signs alone.'] }],
    [{ monthly_salary: 'plenty', currency: 'PHP' }, { monthly_salary: ['Invalid number.'] }],
    [{ monthly_salary: 1.5, currency: 'PHP' }, { monthly_salary: ['Invalid number.'] }],
    [{ monthly_salary: 100 }, { currency: ['This field is required.'] }],
    [{ industry_id: 9_999 }, { industry_id: ['We could not find this industry.'] }],
    [{ job_function_ids: [9_999_999] }, { job_function_ids: ['Please check this value.'] }],
  ])('with %o is refused by the field', async (change, errors) => {
    const answer = await add(await aJobseeker(api), 'work-experiences', { ...work, ...change });
    expect(problem(answer)).toEqual(invalid(errors as Record<string, string[]>));
  });

  it('is sorted by dates, current entries first, and has no end while it is current', async () => {
    const person = await aJobseeker(api);
    await add(person, 'work-experiences', { ...work, company_name: 'Old', end_month: '2021-01' });
    await add(person, 'work-experiences', { ...work, company_name: 'Now', is_current: true });
    await add(person, 'work-experiences', { ...work, company_name: 'Late', description: 'x'.repeat(4_000) });
    const found = await all(person, 'work-experiences', 'work_experiences');
    expect(found.map((one: typeof work) => [one.company_name, one.end_month])).toEqual([
      ['Now', null],
      ['Late', '2022-05'],
      ['Old', '2021-01'],
    ]);
  });

  it('keeps its rules when one of its dates is changed alone', async () => {
    const person = await aJobseeker(api);
    const { id } = (await add(person, 'work-experiences', work)).json().data.work_experience;
    const answer = await person.ask('PATCH', `/jobseeker/work-experiences/${id}/update`, {
      start_month: '2022-06',
    });
    expect(problem(answer)).toEqual(invalid({ end_month: ['The end must be later than the start.'] }));
  });
});

it('keeps the years of a school as years, after one with a later month', async () => {
  const person = await aJobseeker(api);
  const { school_name, education_level_id } = school;
  const years = { start_month: '2014', end_month: '2018' };
  await add(person, 'educations', { school_name, education_level_id });
  await add(person, 'educations', { ...school, ...years });
  await add(person, 'educations', { ...school, school_name: 'Later' });
  const found = await all(person, 'educations', 'educations');
  expect(found).toMatchObject([{ school_name: 'Later' }, years, { start_month: null, end_month: null }]);
});

describe('the order of entries', () => {
  it.each([
    ['skills', (name: string) => ({ name })],
    ['websites', (name: string) => ({ url: `https://${name}.example` })],
  ])('of %s is the one that their owner gives them, with new ones first', async (path, draftOf) => {
    const [person, stranger] = [await aJobseeker(api), await aJobseeker(api)];
    const ids = async () => (await all(person, path, path)).map(({ id }: { id: number }) => id);
    for (const name of ['alpha', 'beta', 'gamma']) await add(person, path, draftOf(name));
    const [gamma, beta, alpha] = await ids();
    const order = (by: Person, wanted: unknown) => by.ask('PUT', `/jobseeker/${path}/order`, { ids: wanted });
    const answer = await order(person, [beta, alpha, gamma, alpha]);
    expect(answer.json().data[path].map(({ id }: { id: number }) => id)).toEqual([beta, alpha, gamma]);
    expect(await ids()).toEqual([beta, alpha, gamma]);
    await add(person, path, draftOf('delta'));
    const [delta] = await ids();
    expect(await ids()).toEqual([delta, beta, alpha, gamma]);
    await order(person, [gamma]);
    expect(await ids()).toEqual([delta, beta, alpha, gamma]);
    expect((await order(stranger, [beta])).json().code).toBe(40004);
    expect((await order(person, [])).statusCode).toBe(422);
    expect(await ids()).toEqual([delta, beta, alpha, gamma]);
  });
});

describe('a link', () => {
  it.each([
    'example',
    'javascript:alert(1)',
    'https://user:pass@example.com',
    'http://',
    'ftp://example.com',
  ])('to %s is refused', async (url) => {
    const answer = await add(await aJobseeker(api), 'websites', { url });
    expect(problem(answer)).toEqual(invalid({ url: ['Please enter a valid URL.'] }));
  });
});

describe('a licence', () => {
  it('expires after it was issued, or not at all', async () => {
    const person = await aJobseeker(api);
    const early = await add(person, 'license-certifications', { ...license, expiry_month: '2021-01' });
    expect(problem(early)).toEqual(invalid({ expiry_month: ['The end must be later than the start.'] }));
    const { title } = license;
    const unknown = await add(person, 'license-certifications', { title, issue_month: '2021' });
    expect(unknown.json().data.license_certification).toMatchObject({
      ...{ title, issuer: null, issue_month: '2021', expiry_month: null, does_not_expire: false },
    });
    const lasting = await add(person, 'license-certifications', { ...license, does_not_expire: true });
    expect(lasting.json().data.license_certification.expiry_month).toBeNull();
  });
});

it('the tree of job functions holds titles under its sub functions', async () => {
  const answer = await aVisitor(api).ask('GET', '/config/job_function_lists/list?language_code=ja');
  const [main] = answer.json().data.job_function_lists;
  expect(main.sub_function_list[0].job_titles[0]).toEqual({
    id: 10101,
    value: 'ソフトウェアエンジニア',
    key: 'software-engineer-10101',
    seo_value: 'software-engineer-10101',
  });
});
