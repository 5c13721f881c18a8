import { type Kysely, sql } from 'kysely';

/** Pending logins on unknown devices, which require a code by mail. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table pending_logins
    add column factor text not null default 'app' check (factor in ('app', 'mail'))`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from pending_logins where factor = 'mail'`.execute(db);
  await sql`alter table pending_logins drop column factor`.execute(db);
}
