import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { CountryKey } from '@jobharbor/shared/contracts';
import { sql } from 'kysely';
import type { Db } from '../database/pools.ts';
import type { BenchSite } from './bench-site.ts';

/** At most this many jobs are generated; the others are copies of them. */
const generated = 20_000;

/**
 * Fills an empty database with this many jobs in minutes. The first jobs come from the program in
 * `BENCH_MARKET_PROGRAM`; `pnpm bench` sets that of the demonstration market. The database copies them, each with its
 * own posting date and one in three with its own title.
 */
export async function fillMarket(site: BenchSite, size: number, only?: CountryKey): Promise<void> {
  const { db } = site.dependencies;
  await runMarketProgram(site, [
    '--jobs',
    String(Math.min(size, generated)),
    ...(only ? ['--only-country', only] : []),
  ]);
  if (size > generated)
    await db.transaction().execute((tx) => multiply(tx, Math.round(size / generated) - 1));
  // Autovacuum would do this later, in the middle of a measurement.
  await sql`vacuum (analyze) jobs, companies, job_titles, search_documents, search_words`.execute(db);
  await sql`checkpoint`.execute(db);
}

async function runMarketProgram(
  { connectionString, dependencies }: BenchSite,
  args: string[],
): Promise<void> {
  const program = process.env.BENCH_MARKET_PROGRAM;
  if (!program) throw new Error('No program to fill the database: start the measurement by `pnpm bench`.');
  const child = spawn(process.execPath, [program, ...args], {
    env: {
      ...process.env,
      DATABASE_URL: connectionString,
      JOBHARBOR_DATA: dependencies.config.dataFolder,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${program} ended with ${code}`);
}

async function multiply(tx: Db, copies: number): Promise<void> {
  const indexes = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename in ('search_documents', 'job_titles') and indexname not like '%\\_pkey' and indexdef not like '%UNIQUE%'`.execute(
    tx,
  );
  for (const { name } of indexes.rows) await sql`drop index ${sql.table(name)}`.execute(tx);
  await sql`
    create temporary table copied on commit drop as
    select id as base_id, id + n * (select max(id) from jobs) as id, n as copy,
      ((id * 7919 + n * 104729) % 5000000) * interval '1 second' as age,
      case when n % 3 = 1 then ' ' || (n + 100)::text else '' end as suffix
    from jobs, generate_series(1, ${copies}::bigint) n`.execute(tx);
  await copyRows(tx, 'jobs', {
    id: sql`c.id`,
    source_id: sql`t.source_id || '-copy-' || c.copy`,
    title: sql`t.title || c.suffix`,
    posted_at: sql`t.posted_at - c.age`,
  });
  await sql`select setval(pg_get_serial_sequence('jobs', 'id'), (select max(id) from jobs))`.execute(tx);
  await sql`
    insert into job_titles (country_key, title_key, value)
    select t.country_key, t.title_key || s.suffix, t.value || s.suffix
    from job_titles t, (select distinct suffix from copied where suffix <> '') s`.execute(tx);
  await copyRows(tx, 'search_documents', {
    job_id: sql`c.id`,
    posted_at: sql`t.posted_at - c.age`,
    title_id: sql`(select copy.id from job_titles own join job_titles copy
      on copy.country_key = own.country_key and copy.title_key = own.title_key || c.suffix
      where own.id = t.title_id)`,
    terms: sql`case when c.suffix = '' then t.terms else t.terms || (trim(c.suffix) || ':2')::tsvector end`,
  });
  // `ON ONLY` would create the index on the partitioned table without its partitions.
  for (const { definition } of indexes.rows)
    await sql.raw(definition.replace(' ON ONLY ', ' ON ')).execute(tx);
}

/** Duplicates a table's rows for every copy, with these columns changed. */
async function copyRows(tx: Db, table: string, changed: Record<string, ReturnType<typeof sql>>) {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(
    tx,
  );
  const key = table === 'jobs' ? 'id' : 'job_id';
  await sql`
    insert into ${sql.table(table)} (${sql.join(rows.map(({ name }) => sql.ref(name)))})
    overriding system value
    select ${sql.join(rows.map(({ name }) => changed[name] ?? sql.ref(`t.${name}`)))}
    from ${sql.table(table)} t join copied c on c.base_id = ${sql.ref(`t.${key}`)}`.execute(tx);
}
