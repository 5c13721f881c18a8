import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aJobseeker } from '../../testing/people/person.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { findOwnedTables } from '../account-data/owned-tables.ts';
import { deleteAged, retention } from './retention.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

/** Tables without personal data of job seekers. */
const impersonal =
  /^(alert_(anchors|matches|progress|scans|searches)|companies|company_decline_texts|company_names|company_stages|company_texts|employer_replies|exchange_rates|hot_searches|import_checkpoints|interaction_(days|parts)|job_changes|job_feed_reports|job_feeds|job_postings|job_records|job_sources|job_titles|jobs|kysely_.*|occupation_titles|search_documents.*|search_index|search_words|signing_keys|sitemap_parts|source_fills)$/;

it('says of every table whether it holds data of people, and for how long', async () => {
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select table_name as name, array_agg(column_name::text) as columns from information_schema.columns
    where table_schema = 'public' group by 1 order by 1`.execute(api.dependencies.db);
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

/** What such names usually hold is at least private. */
const looksPrivate =
  /hash|token|secret|sealed|salt|nonce|verifier|email|phone|recipient|address|user_agent|filename|file_key|(?:^|_)(?:text|details|note|content|message|summary|birthday|evidence|terms|draft|form|subject)$/;
/** Secrets that are no hash: encrypted, kept for minutes at a provider, or in a mail that waits. */
const kept = [
  'account_undos.ways_in',
  'hot_search_salts.salt',
  'hot_search_visitors.visitor',
  'interaction_visitors.visitor',
  'mails.attachment',
  'mails.data',
  'push_keys.private_key',
  'recruiter_calendars.link',
  'secret_key_checks.sealed',
  'sms_messages.text',
  'social_states.code_verifier',
  'social_states.nonce',
  'two_factors.secret',
  'webhooks.former_secret',
  'webhooks.secret',
];

it('has a level of protection for each column with data of people', async () => {
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select table_name as name, array_agg(column_name::text) as columns from information_schema.columns
    where table_schema = 'public' group by 1`.execute(api.dependencies.db);
  const columnsOf = new Map(rows.map(({ name, columns }) => [name, columns]));
  const notHashed: string[] = [];
  for (const { table, secret, private: hidden } of retention) {
    const listed = [...secret, ...hidden];
    const columns = columnsOf.get(table) ?? [];
    expect([table, new Set(listed).size]).toEqual([table, listed.length]);
    expect([table, listed.filter((column) => !columns.includes(column))]).toEqual([table, []]);
    const unlisted = columns.filter((column) => looksPrivate.test(column) && !listed.includes(column));
    expect([table, unlisted.filter((column) => !/^is_|_id$|_at$/.test(column))]).toEqual([table, []]);
    for (const column of secret) if (!column.endsWith('_hash')) notHashed.push(`${table}.${column}`);
  }
  expect(notHashed.sort()).toEqual(kept);
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
