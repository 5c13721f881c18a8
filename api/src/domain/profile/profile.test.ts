import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aJobseeker, aVisitor } from '../../testing/people/person.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

describe('a person’s profile', () => {
  it('is theirs alone, and keeps what they wrote', async () => {
    const person = await aJobseeker(api, { firstName: '雅婷' });
    const changes = {
      headline: 'مهندسة برمجيات',
      summary: 'I build things.\nSometimes twice.',
      location: 'İzmir',
      birthday: '1996-02-29',
      working_since: 2018,
      notice_period_id: 2,
      address: '12 Kordon, floor 3',
      nationality: 'tr',
      user_identity_id: 4,
      job_seeking_status_id: 1,
      work_eligibility: ['tr', 'de'],
    };
    const answer = await person.ask('PATCH', '/jobseeker/me', changes);
    expect(answer.statusCode).toBe(200);
    const me = await person.ask('GET', '/jobseeker/me');
    expect(me.json().data).toMatchObject({ ...changes, first_name: '雅婷', email: person.email });
  });

  it('changes in the named fields only, and null clears', async () => {
    const person = await aJobseeker(api);
    await person.ask('PATCH', '/jobseeker/me', { headline: 'Cook', location: 'Manila' });
    const answer = await person.ask('PATCH', '/jobseeker/me', { headline: null });
    expect(answer.json().data).toMatchObject({ headline: null, location: 'Manila', first_name: 'Aylin' });
  });

  it('is not overwritten by a tab that has not seen the latest change', async () => {
    const person = await aJobseeker(api);
    const { version } = (await person.ask('GET', '/jobseeker/me')).json().data;
    const first = await person.ask('PATCH', '/jobseeker/me', { headline: 'Cook', version });
    expect(first.json().data.version).toBe(version + 1);
    const second = await person.ask('PATCH', '/jobseeker/me', { headline: 'Waiter', version });
    expect(second.statusCode).toBe(409);
    expect(second.json().code).toBe(40009);
    expect((await person.ask('GET', '/jobseeker/me')).json().data.headline).toBe('Cook');
  });

  it('renews the name in the header’s cookie', async () => {
    const person = await aJobseeker(api);
    await person.ask('PATCH', '/jobseeker/me', { first_name: 'Zoë' });
    expect(JSON.parse(decodeURIComponent(person.cookies.get('user') ?? '')).first_name).toBe('Zoë');
  });

  it('refuses someone under sixteen, by the field', async () => {
    const person = await aJobseeker(api);
    const young = new Date();
    young.setUTCFullYear(young.getUTCFullYear() - 16);
    young.setUTCDate(young.getUTCDate() + 1);
    const birthday = young.toISOString().slice(0, 10);
    const answer = await person.ask('PATCH', '/jobseeker/me', { birthday });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors.birthday).toEqual(['You must be at least 16 years old.']);
  });

  it.each(['', '  ', '\u200b\u2060', '\u3164'])(
    'is asked for a name where %j has nothing to see',
    async (name) => {
      const person = await aJobseeker(api);
      const answer = await person.ask('PATCH', '/jobseeker/me', { first_name: name });
      expect(answer.json().errors).toEqual({ first_name: ['This field is required.'] });
    },
  );

  it('is asked for letters where a name is a dot or digits', async () => {
    const person = await aJobseeker(api);
    const answer = await person.ask('PATCH', '/jobseeker/me', { first_name: '.', last_name: '-' });
    const fault = ['Please use letters, not digits or signs alone.'];
    expect(answer.json().errors).toEqual({ first_name: fault, last_name: fault });
  });

  it('cannot be made another person’s by naming an id', async () => {
    const [person, other] = [await aJobseeker(api), await aJobseeker(api)];
    const named = { id: other.user.id, role: 'recruiter', first_name: 'Eve' };
    const answer = await person.ask('PATCH', '/jobseeker/me', named);
    expect([answer.statusCode, Object.keys(answer.json().errors).sort()]).toEqual([422, ['id', 'role']]);
    expect((await person.ask('GET', '/jobseeker/me')).json().data.first_name).toBe('Aylin');
    expect((await other.ask('GET', '/jobseeker/me')).json().data.first_name).toBe('Aylin');
    expect((await person.ask('GET', '/auth/session')).json().data.user.role).toBe('jobseeker');
  });

  it.each([
    ['notice_period_id', 9_999],
    ['notice_period_id', -1],
    ['user_identity_id', 9_999],
    ['job_seeking_status_id', 9_999],
    ['nationality', 'xx'],
    ['nationality', 'TR'],
    ['address', 'x'.repeat(201)],
    ['phone_num', '+639171234567'],
    ['frist_name', 'Eve'],
    ['working_since', 1_066],
    ['birthday', '2001-02-30'],
  ])('refuses %s of %s by the field, and changes nothing else either', async (field, value) => {
    const person = await aJobseeker(api);
    const answer = await person.ask('PATCH', '/jobseeker/me', { headline: 'Cook', [field]: value });
    expect([answer.statusCode, answer.json().code, Object.keys(answer.json().errors)]).toEqual([
      422,
      40001,
      [field],
    ]);
    expect((await person.ask('GET', '/jobseeker/me')).json().data.headline).toBeNull();
    expect(answer.json().errors[field]).not.toEqual(['This text holds a character that cannot be stored.']);
  });

  it('asks a visitor to log in', async () => {
    const answer = await aVisitor(api).ask('GET', '/jobseeker/me');
    expect(answer.statusCode).toBe(401);
    expect(answer.json().code).toBe(40011);
  });
});

describe('how a profile was filled in', () => {
  const record = '/jobseeker/sg-spring-event/assist-trigger';

  it('is recorded once, when the profile is complete, for its owner alone', async () => {
    const [person, other] = [await aJobseeker(api), await aJobseeker(api)];
    const early = await person.ask('POST', record, { onboarded_method: 'manual' });
    expect([early.statusCode, early.json().code]).toEqual([422, 41311]);
    await api.dependencies.db
      .updateTable('accounts')
      .set({ is_profile_completed: true })
      .where('id', '=', person.user.id)
      .execute();
    const both = await Promise.all(
      ['resume_upload', 'manual'].map((onboarded_method) => person.ask('POST', record, { onboarded_method })),
    );
    expect(both.map((answer) => answer.json().data.is_recorded).sort()).toEqual([false, true]);
    const stored = await api.dependencies.db
      .selectFrom('accounts')
      .select(['id', 'onboarded_method'])
      .where('id', 'in', [person.user.id, other.user.id])
      .where('onboarded_method', 'is not', null)
      .execute();
    expect(stored.map(({ id }) => id)).toEqual([person.user.id]);
  });

  it.each(['telepathy', '', 7, null])('is refused as %s', async (onboarded_method) => {
    const person = await aJobseeker(api);
    const answer = await person.ask('POST', record, { onboarded_method });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['onboarded_method']]);
  });

  it('needs an account', async () => {
    expect((await aVisitor(api).ask('POST', record, { onboarded_method: 'manual' })).statusCode).toBe(401);
  });
});

it.each([
  ['an unknown country', ['tr', 'eu']],
  ['more than twenty countries', [...'abcdefghijklmnopqrstu'].map(() => 'tr')],
])('the countries where somebody may work are not %s', async (_what, work_eligibility) => {
  const person = await aJobseeker(api);
  const answer = await person.ask('PATCH', '/jobseeker/me', { work_eligibility });
  expect([answer.statusCode, answer.json().code]).toEqual([422, 40001]);
});
