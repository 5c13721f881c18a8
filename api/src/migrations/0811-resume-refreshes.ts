import { type Kysely, sql } from 'kysely';

const kinds = `'invitation', 'asked', 'returned', 'paid'`;

/** Refreshes of résumés, and corrections of points by admins. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table resume_refreshes (
      id bigint generated always as identity primary key,
      account_id bigint not null references accounts (id) on delete cascade,
      refreshed_at timestamptz not null,
      /* Hashes of what was new: it is new once. */
      marks integer[] not null
    )`.execute(db);
  await sql`create index resume_refreshes_account on resume_refreshes (account_id, refreshed_at)`.execute(db);
  await sql`alter table point_movements add column reason text`.execute(db);
  await allowKinds(db, `${kinds}, 'refresh', 'correction'`);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await allowKinds(db, kinds);
  await sql`alter table point_movements drop column reason`.execute(db);
  await sql`drop table resume_refreshes`.execute(db);
}

const allowKinds = (db: Kysely<unknown>, allowed: string) =>
  sql`
    alter table point_movements
      drop constraint point_movements_kind_check,
      add constraint point_movements_kind_check check (kind in (${sql.raw(allowed)}))`.execute(db);
