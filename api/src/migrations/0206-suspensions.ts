import { type Kysely, sql } from 'kysely';

/** Account suspensions with reason, appeal and decision; and the role of admins. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table accounts drop constraint accounts_role_check`.execute(db);
  await sql`
    alter table accounts add constraint accounts_role_check
      check (role in ('jobseeker', 'recruiter', 'guest', 'admin'))`.execute(db);
  await sql`
    create table suspensions (
      id bigint generated always as identity primary key,
      account_id bigint not null references accounts (id) on delete cascade,
      reason text not null,
      suspended_by bigint references accounts (id) on delete set null,
      suspended_at timestamptz not null,
      /* SHA-256 of the appeal token in the mail. */
      appeal_token_hash bytea not null unique,
      appeal_text text,
      appealed_at timestamptz,
      lifted_by bigint references accounts (id) on delete set null,
      lifted_at timestamptz
    )`.execute(db);
  await sql`create unique index suspensions_standing on suspensions (account_id) where lifted_at is null`.execute(
    db,
  );
  await sql`create index suspensions_suspended_by on suspensions (suspended_by)`.execute(db);
  await sql`create index suspensions_lifted_by on suspensions (lifted_by)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table suspensions`.execute(db);
  await sql`delete from accounts where role = 'admin'`.execute(db);
  await sql`alter table accounts drop constraint accounts_role_check`.execute(db);
  await sql`
    alter table accounts add constraint accounts_role_check
      check (role in ('jobseeker', 'recruiter', 'guest'))`.execute(db);
}
