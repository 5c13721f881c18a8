import { createHmac } from 'node:crypto';
import pg from 'pg';

/** Least-privilege role of the API: reads and writes rows only. */
const ownRole = 'jobharbor_api';

/** The product's tables, and those of its queue of jobs. */
const schemas = ['public', 'queue'];

/** Advisory lock id that serialises concurrently starting processes. */
const lockId = 727_100_014;

/** Connection string of the API's own role, whose password derives from the owner's. */
export function apiConnection(ownerConnection: string): string {
  const url = new URL(ownerConnection);
  const password = createHmac('sha256', decodeURIComponent(url.password)).update(ownRole).digest('base64url');
  url.username = ownRole;
  url.password = password;
  return url.href;
}

/** Creates the API's own role on a server whose owner may, and grants its rights. Idempotent. */
export async function prepareOwnRole(ownerConnection: string): Promise<string> {
  const connection = apiConnection(ownerConnection);
  const password = pg.escapeLiteral(decodeURIComponent(new URL(connection).password));
  await asOwner(ownerConnection, async (client) => {
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [ownRole]);
    if (rowCount === 0) await client.query(`create role ${ownRole}`);
    await client.query(
      `alter role ${ownRole} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password ${password}`,
    );
    await grantRights(client, ownRole);
    // On the embedded server: revokes connecting and creating tables from everybody else.
    await client.query(`revoke all on database ${await currentDatabase(client)} from public`);
    await client.query('revoke create on schema public from public');
  });
  return connection;
}

/** Grants the API's rights to the existing role of `connection`. An owner that serves, too, keeps its own. */
export async function grantApiRights(ownerConnection: string, connection: string): Promise<void> {
  const [owner, role] = [ownerConnection, connection].map((one) => decodeURIComponent(new URL(one).username));
  if (role === undefined || role === owner) return;
  await asOwner(ownerConnection, (client) => grantRights(client, role));
}

/** Gives the owner of the migrations' tables back its own rights on them, which earlier versions revoked where it serves, too. */
export async function grantOwnRights(ownerConnection: string): Promise<void> {
  await asOwner(ownerConnection, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select relname as name from pg_class
      where oid in (to_regclass('kysely_migration'), to_regclass('kysely_migration_lock'))
        and pg_has_role(relowner, 'usage')
        and not (has_table_privilege(oid, 'insert') and has_table_privilege(oid, 'update') and has_table_privilege(oid, 'delete'))`,
    );
    for (const { name } of rows)
      await client.query(`grant insert, update, delete on ${pg.escapeIdentifier(name)} to current_user`);
  });
}

/** Whether the role of `connection` is a superuser, which the API never needs. */
export async function isSuperuser(connection: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: connection });
  await client.connect();
  try {
    const { rows } = await client.query<{ rolsuper: boolean }>(
      'select rolsuper from pg_roles where rolname = current_user',
    );
    return rows[0]?.rolsuper ?? false;
  } finally {
    await client.end();
  }
}

async function asOwner(ownerConnection: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: ownerConnection });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [lockId]);
    await work(client);
    await client.query('commit');
  } finally {
    await client.end();
  }
}

async function currentDatabase(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>('select current_database() as name');
  return pg.escapeIdentifier(rows[0]?.name ?? '');
}

/** Rights on rows of all tables, future ones included; the table of migrations is the owner's. */
async function grantRights(client: pg.Client, name: string): Promise<void> {
  const role = pg.escapeIdentifier(name);
  const database = await currentDatabase(client);
  for (const statement of [
    `grant connect on database ${database} to ${role}`,
    ...schemas.flatMap((schema) => [
      `grant usage on schema ${schema} to ${role}`,
      `grant select, insert, update, delete on all tables in schema ${schema} to ${role}`,
      `grant usage, select on all sequences in schema ${schema} to ${role}`,
      `alter default privileges in schema ${schema} grant select, insert, update, delete on tables to ${role}`,
      `alter default privileges in schema ${schema} grant usage, select on sequences to ${role}`,
    ]),
    `revoke insert, update, delete on kysely_migration, kysely_migration_lock from ${role}`,
  ])
    await client.query(statement);
}
