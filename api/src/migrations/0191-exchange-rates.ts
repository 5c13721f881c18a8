import { type Kysely, sql } from 'kysely';

const rateQueue = {
  policy: 'standard',
  retryLimit: 5,
  retryDelay: 300,
  retryBackoff: true,
  expireInSeconds: 120,
  deleteAfterSeconds: 86_400,
};

/** Fetched exchange rates, one row a day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table exchange_rates (
      date date primary key,
      source text not null,
      fetched_at timestamptz not null,
      units_per_usd jsonb not null
    )`.execute(db);
  await sql`select queue.create_queue('rates', ${JSON.stringify(rateQueue)}::text::jsonb)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`select queue.delete_queue('rates')`.execute(db);
  await sql`drop table exchange_rates`.execute(db);
}
