import pg from 'pg';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** Databases of this worker that nobody uses now, as the template is. */
const free: ReusedDatabase[] = [];

interface ReusedDatabase extends TestDatabase {
  /** Rows that the migrations inserted, as JSON by table. */
  firstRows: ReadonlyMap<string, string>;
  /** Tables, columns, constraints, triggers and functions as the migrations made them. */
  schema: string;
}

/**
 * Borrows a database with all tables and no rows from a pool: emptying one takes a tenth of the processor time of copying
 * the template. `drop` returns it, unless its schema was changed.
 */
export async function borrowTestDatabase(): Promise<TestDatabase> {
  const database = free.pop() ?? (await createReusedDatabase());
  return {
    ...database,
    drop: async () => {
      const isUnchanged = await withClient(
        database,
        async (client) => (await readSchema(client)) === database.schema,
      );
      if (!isUnchanged) return database.drop();
      await withClient(database, (client) => emptyTables(client, database.firstRows));
      free.push(database);
    },
  };
}

async function createReusedDatabase(): Promise<ReusedDatabase> {
  const database = await createTestDatabase();
  return withClient(database, async (client) => ({
    ...database,
    firstRows: await readRows(client),
    schema: await readSchema(client),
  }));
}

async function readSchema(client: pg.Client): Promise<string> {
  const ours = `not in (select oid from pg_namespace where nspname ~ '^pg_' or nspname = 'information_schema')`;
  const { rows } = await client.query<{ schema: string }>(`
    select concat_ws(' ',
      (select md5(string_agg(concat(c.oid, c.relname), ',' order by c.oid)) from pg_class c where c.relnamespace ${ours}),
      (select md5(string_agg(concat(a.attrelid, a.attname, a.attnotnull, a.attisdropped), ',' order by a.attrelid, a.attnum))
        from pg_attribute a join pg_class c on c.oid = a.attrelid where c.relnamespace ${ours}),
      (select md5(string_agg(n.oid::text, ',' order by n.oid)) from pg_constraint n where n.connamespace ${ours}),
      (select count(*) from pg_trigger),
      (select count(*) from pg_proc p where p.pronamespace ${ours})) as schema`);
  return rows[0]?.schema ?? '';
}

/** All tables of the product and the queue, with partitions instead of partitioned tables. */
const tables = `
  select c.oid::regclass from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`;

async function readRows(client: pg.Client): Promise<Map<string, string>> {
  const rowsOf = new Map<string, string>();
  for (const { oid: table } of (await client.query<{ oid: string }>(`select t.oid::text from (${tables}) t`))
    .rows) {
    const { rows } = await client.query<{ rows: string | null }>(
      `select jsonb_agg(to_jsonb(t))::text as rows from ${table} t`,
    );
    if (rows[0]?.rows) rowsOf.set(table, rows[0].rows);
  }
  return rowsOf;
}

/** Bytes above which a table is truncated; smaller ones are emptied by `delete`, which is faster. */
const largeTable = 256 * 1024;

/** Terminates all other connections, like dropping the database; then restores the rows of the migrations. */
async function emptyTables(client: pg.Client, firstRows: ReadonlyMap<string, string>): Promise<void> {
  await client.query(`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
  await client.query(`
    -- Foreign keys and triggers have nothing to say where every row goes.
    set session_replication_role = replica;
    do $$
    declare
      "table" regclass;
      "hasRows" boolean;
    begin
      for "table" in ${tables} loop
        execute format('select exists (select 1 from %s)', "table") into "hasRows";
        if not "hasRows" then continue; end if;
        if pg_relation_size("table") > ${largeTable} then
          execute format('truncate %s cascade', "table");
        else
          execute format('delete from %s', "table");
        end if;
      end loop;
    end $$;
    select setval(format('%I.%I', schemaname, sequencename), start_value, false)
    from pg_sequences where last_value is not null;`);
  for (const [table, rows] of firstRows) {
    await client.query(
      `insert into ${table} overriding system value select * from jsonb_populate_recordset(null::${table}, $1)`,
      [rows],
    );
  }
}

async function withClient<Result>(
  { connectionString }: TestDatabase,
  use: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
