import { type Kysely, sql } from 'kysely';

/** Names from Sign in with Apple, which sends them once only and not in the identity token. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table social_states add column told_name text`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table social_states drop column told_name`.execute(db);
}
