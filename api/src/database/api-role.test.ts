import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/servers/test-database.ts';
import { grantApiRights, prepareOwnRole } from './api-role.ts';
import { openDatabase } from './open-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function query(connectionString: string, ...statements: string[]) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    let rows: object[] = [];
    for (const statement of statements) rows = (await client.query(statement)).rows;
    return rows;
  } finally {
    await client.end();
  }
}

describe('the role that the API serves as', () => {
  it('reads and writes rows', async () => {
    const insert = "insert into accounts (role) values ('guest') returning id";
    expect(await query(database.apiConnectionString, insert)).toHaveLength(1);
    await query(database.apiConnectionString, 'delete from accounts', "select pg_notify('jobharbor', '{}')");
  });

  it.each([
    'create table mine (id int)',
    'drop table accounts',
    'truncate accounts',
    'alter table accounts add column more int',
    'create database another',
    'create role another',
    'create schema another',
    'delete from kysely_migration',
    "copy accounts to program 'cat'",
    "select pg_read_file('PG_VERSION')",
    'select * from pg_authid',
    'create table queue.mine (id int)',
    'drop table queue.version',
    'alter role jobharbor_api superuser',
  ])('may not do %j', async (statement) => {
    await expect(query(database.apiConnectionString, statement)).rejects.toThrow(
      /permission denied|must be owner|to use this option|must be superuser/,
    );
  });

  it('is no superuser, and gets its rights again by a second start, at once with a third', async () => {
    await Promise.all([prepareOwnRole(database.connectionString), prepareOwnRole(database.connectionString)]);
    const rights =
      'select rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls from pg_roles where rolname = current_user';
    const [row] = await query(database.apiConnectionString, rights);
    expect(new Set(Object.values(row ?? {}))).toEqual(new Set([false]));
  });

  it('reads tables that its owner makes later', async () => {
    await query(database.connectionString, 'create table later (id bigint generated always as identity)');
    await query(database.apiConnectionString, 'insert into later default values', 'select * from later');
  });
});

describe('a database of somebody else', () => {
  it('is migrated by its owner and served by the other role', async () => {
    const empty = await createTestDatabase({ isEmpty: true });
    const password = 'of a test';
    const name = `api_of_a_test_${Date.now()}`;
    await query(empty.connectionString, `create role ${name} login password '${password}'`);
    const url = new URL(empty.connectionString);
    Object.assign(url, { username: name, password });
    const opened = await openDatabase({
      databaseUrl: url.href,
      databaseOwnerUrl: empty.connectionString,
      dataFolder: '',
    });
    expect(opened.apiConnectionString).toBe(url.href);
    expect(await query(opened.apiConnectionString, 'select * from accounts')).toEqual([]);
    await expect(query(opened.apiConnectionString, 'drop table accounts')).rejects.toThrow(/must be owner/);
    await grantApiRights(empty.connectionString, url.href);
    await opened.close();
    await empty.drop();
    await query(database.connectionString, `drop role ${name}`);
  });

  it('keeps the rights of its owner, which the next migrations need, where that serves, too', async () => {
    const { connectionString } = database;
    const readRights = () =>
      query(connectionString, "select relacl::text from pg_class where relname = 'kysely_migration'");
    const before = await readRights();
    await grantApiRights(connectionString, connectionString);
    expect(await readRights()).toEqual(before);
  });

  it('is migrated by an owner whose rights an earlier version revoked', async () => {
    const empty = await createTestDatabase({ isEmpty: true });
    const name = `owner_of_a_test_${Date.now()}`;
    const url = new URL(empty.connectionString);
    const ofDatabase = pg.escapeIdentifier(decodeURIComponent(url.pathname.slice(1)));
    await query(
      empty.connectionString,
      `create role ${name} login password 'of a test'`,
      `alter database ${ofDatabase} owner to ${name}`,
    );
    Object.assign(url, { username: name, password: 'of a test' });
    await query(
      url.href,
      'create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)',
      'create table kysely_migration_lock (id varchar(255) primary key, is_locked integer not null default 0)',
      `revoke insert, update, delete on kysely_migration, kysely_migration_lock from ${name}`,
    );
    const opened = await openDatabase({ databaseUrl: url.href, databaseOwnerUrl: url.href, dataFolder: '' });
    expect(await query(url.href, 'select * from accounts')).toEqual([]);
    await opened.close();
    await empty.drop();
    await query(database.connectionString, `drop role ${name}`);
  });

  it('says in the log that its one role is a superuser', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { connectionString } = database;
    await openDatabase({ databaseUrl: connectionString, databaseOwnerUrl: null, dataFolder: '' });
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('superuser'));
    warn.mockRestore();
  });
});
