import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findRefused } from '../testing/servers/statements-file.ts';
import { createTestDatabase, type TestDatabase } from '../testing/servers/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('prepares every statement that the tests of the API have sent to the newest PostgreSQL', async () => {
  const file = process.env.STATEMENTS_FILE;
  if (!file) throw new Error('STATEMENTS_FILE names no file: `pnpm test` records the statements first.');
  const statements: string[] = JSON.parse(await readFile(file, 'utf8'));
  expect(statements.length).toBeGreaterThan(500);
  expect(await findRefused(database.connectionString, statements)).toEqual([]);
});

it('finds a statement that this server does not know', async () => {
  // JSON_TABLE came with PostgreSQL 17.
  const unknown = `select * from json_table('[1]', '$[*]' columns (n int path '$'))`;
  const known = 'select id from jobs where id = any($1)';
  expect(
    (await findRefused(database.connectionString, [known, unknown])).map(({ statement }) => statement),
  ).toEqual([unknown]);
});
