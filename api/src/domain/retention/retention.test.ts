import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aJobseeker } from '../../testing/people/person.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { findOwnedTables } from '../account-data/owned-tables.ts';
import { deleteAged, readRetention } from './retention.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

/** Tables without personal data of job seekers. */
const impersonal =
  /^(alert_(anchors|matches|progress|scans|searches)|companies|company_names|company_texts|exchange_rates|hot_searches|import_checkpoints|interaction_days|job_changes|job_sources|job_titles|jobs|kysely_.*|occupation_titles|search_documents.*|search_index|search_words|signing_keys|source_fills)$/;

it('says of every table whether it holds data of people, and for how long', async () => {
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select table_name as name, array_agg(column_name::text) as columns from information_schema.columns
    where table_schema = 'public' group by 1 order by 1`.execute(api.dependencies.db);
  const retention = readRetention();
  const columnsOf = new Map(rows.map(({ name, columns }) => [name, columns]));
  const named = new Set(retention.map(({ table }) => table));
  expect(named.size).toBe(retention.length);
  expect(retention.filter(({ table }) => !columnsOf.has(table))).toEqual([]);
  expect(rows.map(({ name }) => name).filter((name) => !named.has(name) && !impersonal.test(name))).toEqual(
    [],
  );
  const aged = retention.filter((row) => row.ends === 'age');
  expect(aged.filter(({ table, column }) => !columnsOf.get(table)?.includes(column))).toEqual([]);
  const owned = await findOwnedTables(api.dependencies.db, 1);
  expect(owned.map(({ name }) => name).filter((name) => !named.has(name))).toEqual([]);
});

it('deletes what is older than its table allows, and nothing younger', async () => {
  const { db } = api.dependencies;
  const { user } = await aJobseeker(api);
  const now = new Date();
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
  await db
    .insertInto('account_events')
    .values([366, 364].map((days) => ({ account_id: user.id, event: 'sign-in', at: ago(days) })))
    .execute();
  await db
    .insertInto('social_proofs')
    .values(
      [0.1, -0.1].map((days) => ({
        token_hash: Buffer.from(`of ${days}`),
        social_type: 'google',
        subject: 'x',
        email_key: 'x@example.com',
        expires_at: ago(days),
      })),
    )
    .execute();
  await deleteAged(db, now);
  const events = await db
    .selectFrom('account_events')
    .select('at')
    .where('account_id', '=', user.id)
    .where('at', '<', ago(1))
    .execute();
  expect(events).toEqual([{ at: ago(364) }]);
  expect(await db.selectFrom('social_proofs').select('token_hash').execute()).toHaveLength(1);
});
