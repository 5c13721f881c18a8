import { type Kysely, sql } from 'kysely';

const licenseQueue = {
  policy: 'standard',
  retryLimit: 0,
  expireInSeconds: 3_600,
  deleteAfterSeconds: 86_400,
};

/**
 * Whether number and name of a licence were found at its check address. `proof_key` is of the content that was checked:
 * an earlier version changes a licence without these columns.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table profile_entries
      add column proof_key text,
      add column proof_name text,
      add column proof_found_at timestamptz,
      add column proof_due_at timestamptz`.execute(db);
  await sql`
    create index profile_entries_proof_due on profile_entries (proof_due_at nulls first)
      where kind = 'license_certification' and content ->> 'credential_url' is not null
        and content ->> 'credential_id' is not null`.execute(db);
  await sql`select queue.create_queue('licenses', ${JSON.stringify(licenseQueue)}::text::jsonb)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`select queue.delete_queue('licenses')`.execute(db);
  await sql`
    alter table profile_entries
      drop column proof_key, drop column proof_name, drop column proof_found_at, drop column proof_due_at`.execute(
    db,
  );
}
