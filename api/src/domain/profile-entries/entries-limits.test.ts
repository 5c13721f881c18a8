import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aJobseeker, aVisitor } from '../../testing/people/person.ts';
import { add, all, invalid, preference, problem } from '../../testing/people/profile-entries.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi({ now: new Date('2026-11-22T08:00:00Z') });
});

afterAll(() => api.close());

describe('skills', () => {
  it('are ten at most (41288), of fifty characters (41297)', async () => {
    const person = await aJobseeker(api);
    const long = await add(person, 'skills', { name: 'x'.repeat(51) });
    expect(problem(long)).toEqual([422, 41297, { name: ['A skill can have up to 50 characters.'] }]);
    for (let index = 0; index < 10; index += 1) {
      expect((await add(person, 'skills', { name: `${'x'.repeat(49)}${index}` })).statusCode).toBe(201);
    }
    expect((await add(person, 'skills', { name: 'One more' })).json().code).toBe(41288);
  });

  it('are the same skill in every language, and named in the reader’s', async () => {
    const person = await aJobseeker(api);
    await add(person, 'skills', { name: 'Gestión de proyectos' });
    for (const name of ['專案管理', 'إدارة المشاريع', 'project  MANAGEMENT']) {
      expect((await add(person, 'skills', { name, proficiency: 'expert' })).statusCode).toBe(200);
    }
    const inLanguage = async (id: number) =>
      (await all(person, 'skills', 'skills', { 'language-id': String(id) })).map(
        (one: { name: string }) => one.name,
      );
    expect([await inLanguage(1), await inLanguage(4)]).toEqual([
      ['Project Management'],
      ['プロジェクトマネジメント'],
    ]);
    const { skill_lists } = (await person.ask('GET', '/config/skill/lists?language_code=es')).json().data;
    expect(skill_lists.map((one: { value: string }) => one.value)).toContain('Gestión de proyectos');
  });
});

describe('job preferences', () => {
  const remote = { ...preference, work_arrangement_id: 3 };

  it('are three remote (41262) and three on-site or hybrid ones (41263); the last one stays (41341)', async () => {
    const person = await aJobseeker(api);
    const ids: number[] = [];
    for (const arrangement of [1, 2, 1, 3, 3, 3]) {
      const answer = await add(person, 'job-preferences', {
        ...preference,
        work_arrangement_id: arrangement,
      });
      ids.push(answer.json().data.job_preference.id);
    }
    expect((await add(person, 'job-preferences', preference)).json().code).toBe(41263);
    expect((await add(person, 'job-preferences', remote)).json().code).toBe(41262);
    const moved = await person.ask('PATCH', `/jobseeker/job-preferences/${ids[0]}/update`, {
      work_arrangement_id: 3,
    });
    expect(moved.json().code).toBe(41262);
    const remove = (id?: number) => person.ask('DELETE', `/jobseeker/job-preferences/${id}/delete`);
    for (const id of ids.slice(0, 5)) expect((await remove(id)).statusCode).toBe(200);
    expect(problem(await remove(ids[5])).slice(0, 2)).toEqual([422, 41341]);
    const one = await person.ask('GET', `/jobseeker/job-preferences/${ids[5]}`);
    expect(one.json().data.job_preference).toMatchObject(remote);
    const other = await aJobseeker(api);
    expect((await other.ask('GET', `/jobseeker/job-preferences/${ids[5]}`)).statusCode).toBe(404);
  });

  it('need what they mean: a place of the list or another one, or for remote work a time zone', async () => {
    const person = await aJobseeker(api);
    const { location_id: _place, work_timezone: _zone, ...bare } = preference;
    const town = await add(person, 'job-preferences', { ...bare, desired_city: 'Lipa' });
    expect(town.json().data.job_preference).toMatchObject({
      ...{ location_id: null, desired_city: 'Lipa', work_timezone: null },
    });
    const { id } = town.json().data.job_preference;
    const nowhere = await person.ask('PATCH', `/jobseeker/job-preferences/${id}/update`, {
      desired_city: null,
    });
    expect(problem(nowhere)).toEqual(invalid({ location_id: ['This field is required.'] }));
    const anyTime = await add(person, 'job-preferences', { ...bare, work_arrangement_id: 3 });
    expect(problem(anyTime)).toEqual(invalid({ work_timezone: ['This field is required.'] }));
    const { work_timezone } = preference;
    const anywhere = await add(person, 'job-preferences', { ...bare, work_arrangement_id: 3, work_timezone });
    expect(anywhere.statusCode).toBe(201);
  });

  it.each([
    [{ min_salary: 5_000_000 }, { max_salary: ['The highest pay must not be below the lowest.'] }],
    [{ min_salary: 'a lot' }, { min_salary: ['Invalid number.'] }],
    [{ location_id: 50101 }, { location_id: ['Please check this value.'] }],
    [{ work_timezone: 'Asia/Atlantis' }, { work_timezone: ['Please check this value.'] }],
    [{ work_languages: [] }, { work_languages: ['This field is required.'] }],
    [
      { job_type_id: 77, industry_id: 77 },
      {
        industry_id: ['We could not find this industry.'],
        job_type_id: ['Please check this value.'],
      },
    ],
  ])('with %o are refused by the field', async (change, errors) => {
    const answer = await add(await aJobseeker(api), 'job-preferences', { ...preference, ...change });
    expect(problem(answer)).toEqual(invalid(errors as unknown as Record<string, string[]>));
  });
});

it('a profile is complete once a job preference is there, and the header’s cookie says so', async () => {
  const person = await aJobseeker(api);
  const complete = () => person.ask('POST', '/jobseeker/complete-profile');
  expect((await complete()).json().code).toBe(41311);
  expect((await person.ask('GET', '/jobseeker/me')).json().data.is_profile_completed).toBe(false);
  await add(person, 'job-preferences', preference);
  expect((await complete()).json().data.user.is_profile_completed).toBe(true);
  expect((await complete()).statusCode).toBe(200);
  expect(JSON.parse(decodeURIComponent(person.cookies.get('user') ?? '')).is_profile_completed).toBe(true);
  expect((await aVisitor(api).ask('POST', '/jobseeker/complete-profile')).statusCode).toBe(401);
});

describe('greetings', () => {
  it('are ten at most (41343), common phrases twenty (41181), of five hundred characters', async () => {
    const person = await aJobseeker(api);
    for (const [path, kind, max, code] of [
      ['greetings', 'greeting', 10, 41343],
      ['common-phrases', 'common_phrase', 20, 41181],
    ] as const) {
      const values = Array.from({ length: max - 1 }, (_, index) => ({
        account_id: person.user.id,
        kind,
        content: JSON.stringify({ text: `Text ${index}`, ...(kind === 'greeting' && { is_default: false }) }),
      }));
      await api.dependencies.db.insertInto('profile_entries').values(values).execute();
      expect((await add(person, path, { text: 'x'.repeat(501) })).json().code).toBe(40001);
      expect((await add(person, path, { text: ' x ' })).statusCode).toBe(201);
      expect((await add(person, path, { text: 'One more' })).json().code).toBe(code);
      // An existing entry is changed, and takes no room.
      expect((await add(person, path, { text: 'x' })).statusCode).toBe(200);
    }
  });

  it('have one in use at most: choosing another, or a new one, takes it from the first', async () => {
    const person = await aJobseeker(api);
    const inUse = async () => {
      const greetings: { text: string; is_default: boolean }[] = await all(person, 'greetings', 'greetings');
      return greetings.map(({ text, is_default }) => (is_default ? `${text} *` : text));
    };
    const made = async (text: string) =>
      (await add(person, 'greetings', { text, is_default: true })).json().data.greeting.id;
    const first = await made('Hello');
    const second = await made('Good day');
    expect(await inUse()).toEqual(['Good day *', 'Hello']);
    const choose = (id: number, is_default: boolean) =>
      person.ask('PATCH', `/jobseeker/greetings/${id}/update`, { is_default });
    await choose(first, true);
    expect(await inUse()).toEqual(['Good day', 'Hello *']);
    await choose(first, false);
    await choose(second, false);
    expect(await inUse()).toEqual(['Good day', 'Hello']);
  });

  it.each(['greetings', 'common-phrases'])('keep the order of their owner: %s', async (path) => {
    const [person, other] = [await aJobseeker(api), await aJobseeker(api)];
    const member = path.replace('-', '_');
    const ids: number[] = [];
    for (const text of ['One', 'Two', 'Three'])
      ids.push((await add(person, path, { text })).json().data[member.slice(0, -1)].id);
    const order = (who: typeof person, wanted: readonly (number | undefined)[]) =>
      who.ask('PUT', `/jobseeker/${path}/order`, { ids: wanted });
    const ordered = await order(person, [ids[0], ids[2], ids[1]]);
    const textsOf = (entries: { text: string }[]) => entries.map(({ text }) => text);
    expect(textsOf(ordered.json().data[member])).toEqual(['One', 'Three', 'Two']);
    expect(textsOf(await all(person, path, member))).toEqual(['One', 'Three', 'Two']);
    expect((await order(other, ids)).json().code).toBe(40004);
  });
});
