import { afterAll, beforeAll, expect, it } from 'vitest';
import { aJobseeker, type Person } from '../../testing/people/person.ts';
import { addJob } from '../../testing/people/recruiter.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const refused = async (person: Person): Promise<number[]> =>
  (await person.ask('GET', '/recommendation/hot-job-titles/refusals')).json().data.title_ids;
const path = (id: number) => `/recommendation/hot-job-titles/${id}/refusal`;

it('a hot title that somebody leaves out stays left out for them alone, until they take it back', async () => {
  const [person, stranger] = [await aJobseeker(api), await aJobseeker(api)];
  await addJob(api, { title: 'Lamplighter' });
  const { id } = await api.dependencies.db
    .selectFrom('job_titles')
    .select('id')
    .where('value', '=', 'Lamplighter')
    .executeTakeFirstOrThrow();
  for (let time = 0; time < 2; time += 1) expect((await person.ask('PUT', path(id))).statusCode).toBe(200);
  expect([await refused(person), await refused(stranger)]).toEqual([[id], []]);

  await stranger.ask('DELETE', path(id));
  expect(await refused(person)).toEqual([id]);
  await person.ask('DELETE', path(id));
  expect(await refused(person)).toEqual([]);
  expect((await person.ask('DELETE', path(id))).statusCode).toBe(200);
});

it('a title that there is not cannot be left out', async () => {
  const person = await aJobseeker(api);
  expect((await person.ask('PUT', path(999_999_999))).json().code).toBe(40004);
});
