import { afterAll, beforeAll, expect, it } from 'vitest';
import { rewardProgrammes } from '../../config-lists/reward-programmes.ts';
import { aConfirmedJobseeker, aJobseeker, type SignedInPerson } from '../../testing/people/person.ts';
import { add } from '../../testing/people/profile-entries.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { refreshResume } from './refresh-resume.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const week = 7 * 86_400;
const change = (person: SignedInPerson, to: object) =>
  api.dependencies.db.updateTable('accounts').set(to).where('id', '=', person.user.id).execute();
async function aPerson(): Promise<SignedInPerson> {
  const person = await aConfirmedJobseeker(api);
  await change(person, { is_profile_completed: true, headline: 'Lamp keeper' });
  return person;
}
const refresh = (person: SignedInPerson) => person.ask('POST', '/jobseeker/resume-refresh/create');
const read = async (person: SignedInPerson) =>
  (await person.ask('GET', '/jobseeker/resume-refresh')).json().data;
const balance = async (person: SignedInPerson) =>
  (await person.ask('GET', '/jobseeker/points')).json().data.balance;

it('gives a week and its points once, pressed in eight tabs at once', async () => {
  const person = await aPerson();
  expect(await read(person)).toMatchObject({ state: 'ready', refreshed_at: null, until: null, points: 2 });
  const tabs = Array.from({ length: 8 }, () => refreshResume(api.dependencies.db, person.user.id, api.now()));
  expect((await Promise.all(tabs)).filter(({ isNew }) => isNew)).toHaveLength(1);
  const now = Math.floor(api.now().getTime() / 1_000);
  const again = await refresh(person);
  expect(again.statusCode).toBe(200);
  expect(again.json().data).toMatchObject({ state: 'active', refreshed_at: now, until: now + week });
  expect(await balance(person)).toBe(2);
  const { movements } = (await person.ask('GET', '/jobseeker/points')).json().data;
  expect(movements).toMatchObject([{ kind: 'refresh', points: 2, reason: null }]);
});

it('is possible again after a week, with a real change alone', async () => {
  const person = await aPerson();
  await refresh(person);
  await add(person, 'skills', { name: 'Lanterns' });
  api.wait(week - 1);
  expect((await refresh(person)).json().data.state).toBe('active');
  await change(person, { headline: '  lamp KEEPER. ' });
  api.wait(1);
  expect((await read(person)).state).toBe('ready');
  expect((await refresh(person)).statusCode).toBe(201);
  expect(await balance(person)).toBe(4);
  api.wait(week);
  expect((await read(person)).state).toBe('unchanged');
  expect((await refresh(person)).json().code).toBe(42502);
  await change(person, { headline: null });
  await change(person, { headline: 'Lamp keeper' });
  expect((await refresh(person)).json().code).toBe(42502);
});

it('needs a complete profile and a confirmed address, and brings no points where the country has none', async () => {
  const unconfirmed = await aJobseeker(api);
  expect((await refresh(unconfirmed)).json().code).toBe(42342);
  const person = await aConfirmedJobseeker(api);
  expect((await read(person)).state).toBe('incomplete');
  expect((await refresh(person)).json().code).toBe(42450);
  await change(person, { is_profile_completed: true, country_key: 'cn', headline: 'Cook' });
  expect((await refresh(person)).json().data).toMatchObject({ state: 'active', points: 0 });
  expect(await balance(person)).toBe(0);
});

it('is closed where the country has none', async () => {
  const person = await aPerson();
  await change(person, { country_key: 'tr' });
  const programmes = rewardProgrammes('tr');
  programmes.refresh = false;
  try {
    expect((await read(person)).state).toBe('closed');
    expect((await refresh(person)).json().code).toBe(42503);
  } finally {
    programmes.refresh = true;
  }
});
