import { expect, it } from 'vitest';
import { explainStop } from './explain-stop.ts';

const errorOf = (code: string, message = 'could not extend file') =>
  Object.assign(new Error(message), { code });
const explain = async (error: Error, rows: number) =>
  (await explainStop(error, { file: 'jobs.csv', rows, folder: null })) as Error;

it('a full disk of the database is told with the rows that are stored, and how to go on', async () => {
  expect((await explain(errorOf('53100'), 1_500)).message).toBe(
    'jobs.csv: the import stopped, because the disk of the database is full. The first 1500 rows are stored. Free some space, and run the same command again: it goes on after the last stored row.',
  );
});

it.each([
  errorOf('57P01', 'terminating connection'),
  errorOf('ECONNREFUSED', 'connect ECONNREFUSED'),
  new Error('Connection terminated unexpectedly'),
  new Error('Client has encountered a connection error and is not queryable'),
])('a database that ends is told: %s', async (error) => {
  const { message } = await explain(error, 0);
  expect(message).toContain(`the database broke off (${error.message}). Nothing of this run was stored.`);
});

it.each([errorOf('23505'), new TypeError('x is not a function'), new Error('No mapping knows this shape')])(
  'other errors stay as they are: %s',
  async (error) => {
    expect(await explain(error, 7)).toBe(error);
  },
);
