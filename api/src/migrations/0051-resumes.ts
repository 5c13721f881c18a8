import { type Kysely, sql } from 'kysely';

/** Résumé files. The bytes are in the file store under `file_key`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table resumes (
      id bigint generated always as identity primary key,
      account_id bigint not null references accounts (id) on delete cascade,
      filename text not null,
      format text not null check (format in ('pdf', 'doc', 'docx')),
      kind text not null check (kind in ('uploaded', 'generated')),
      size integer not null,
      file_key text not null,
      uploaded_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index resumes_account on resumes (account_id)`.execute(db);
  await sql`
    create table idempotency_keys (
      account_id bigint not null references accounts (id) on delete cascade,
      scope text not null,
      key text not null,
      /* SHA-256 of the request: the idempotency key is rejected for a different request. */
      fingerprint bytea not null,
      resource_id bigint not null,
      created_at timestamptz not null default now(),
      primary key (account_id, scope, key)
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table idempotency_keys, resumes`.execute(db);
}
