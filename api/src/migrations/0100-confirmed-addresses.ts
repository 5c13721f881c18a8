import { type Kysely, sql } from 'kysely';

/** An email address is unique among confirmed accounts; several unconfirmed registrations may have it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table accounts drop constraint accounts_email_key_key`.execute(db);
  // Recruiter accounts are created by their agency and not by a public form: their addresses count as confirmed.
  await sql`update accounts set is_email_verified = true where role = 'recruiter' and email_key is not null`.execute(
    db,
  );
  await sql`create unique index accounts_confirmed_email on accounts (email_key) where is_email_verified`.execute(
    db,
  );
  await sql`create index accounts_email on accounts (email_key)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index accounts_email, accounts_confirmed_email`.execute(db);
  // If several accounts have one address, the confirmed one keeps it, else the newest.
  await sql`
    update accounts a set email_key = null
    where exists (
      select from accounts b where b.email_key = a.email_key
        and (b.is_email_verified, b.id) > (a.is_email_verified, a.id))`.execute(db);
  await sql`alter table accounts add constraint accounts_email_key_key unique (email_key)`.execute(db);
}
