import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findBreakingChanges } from '../testing/find-breaking-changes.ts';

const folder = join(import.meta.dirname, '../migrations');

/** From before rolling upgrades: not run again on a database in use. Do not add to it. */
const older = new Set([
  '0041-occupation-titles.ts',
  '0080-application-copies.ts',
  '0100-confirmed-addresses.ts',
  '0186-video-resumes.ts',
  '0200-phone-numbers-and-sms.ts',
  '0206-suspensions.ts',
  '0266-retention.ts',
  '0270-applications-here-and-elsewhere.ts',
  '0310-message-templates.ts',
  '0361-due-alerts-in-order.ts',
  '0410-alert-clauses.ts',
]);

it('no migration takes away or demands what the version before, which serves beside it, does not know', async () => {
  const breaking: string[] = [];
  for (const name of await readdir(folder)) {
    if (!/^\d{4}-(?!drop-)/.test(name) || older.has(name)) continue;
    const source = await readFile(join(folder, name), 'utf8');
    breaking.push(
      ...findBreakingChanges(source).map(({ what, statement }) => `${name} ${what}: ${statement}`),
    );
  }
  expect(breaking).toEqual([]);
});

const migration = (statement: string, down = '') => `
  export async function up(db) { await sql\`${statement}\`.execute(db); }
  export async function down(db) { await sql\`${down}\`.execute(db); }`;

it.each([
  'alter table accounts drop column address',
  'drop table chats',
  'alter table accounts rename column address to street',
  'alter table accounts rename to people',
  'alter table jobs alter column salary type text',
  'alter table jobs alter column salary set data type text',
  'alter table jobs alter column salary set not null',
  'alter table jobs alter column salary drop default',
  'alter table jobs add column level integer not null',
  'alter table jobs add level integer not null',
  'alter table jobs add column a integer, add column level integer not null',
  'alter table jobs add constraint jobs_level check (level > 0)',
  'alter table jobs add constraint jobs_level unique (a, b)',
  'alter table jobs drop constraint jobs_level',
  'create unique index jobs_level on jobs (level)',
  'drop index jobs_level',
])('finds a change that it would not bear: %s', (statement) => {
  expect(findBreakingChanges(migration(statement))).toHaveLength(1);
});

it.each([
  'alter table jobs add column level integer',
  `alter table jobs add column level integer not null default 0, add column tags text[] not null default '{}'`,
  'create table levels (id bigint not null primary key, name text not null unique)',
  'create index jobs_level on jobs (level)',
  'update jobs set level = 1 where level is null',
])('passes one that it bears: %s', (statement) => {
  expect(findBreakingChanges(migration(statement, 'drop table levels'))).toEqual([]);
});

it('reads statements whose names are put in by code', () => {
  const statement = `alter table \${sql.table(t)} add constraint \${sql.ref(\`\${t}_key\`)} unique (a)`;
  expect(findBreakingChanges(migration(statement))).toHaveLength(1);
});

it('passes a unique index only where the migration itself adds all its columns', () => {
  const index = (columns: string) =>
    `alter table jobs add column level integer`.concat(
      '`.execute(db); await sql`',
      `create unique index jobs_level on jobs (${columns})`,
    );
  expect(findBreakingChanges(migration(index('level')))).toEqual([]);
  expect(findBreakingChanges(migration(index('level, title')))).toHaveLength(1);
});

it('passes what a migration does to a table that it has made itself', () => {
  const made = 'create table levels (id bigint)`.execute(db); await sql`create unique index l on levels (id)';
  expect(findBreakingChanges(migration(made))).toEqual([]);
});
