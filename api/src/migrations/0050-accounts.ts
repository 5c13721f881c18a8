import { type Kysely, sql } from 'kysely';

/** Accounts, sessions and what belongs to them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table accounts (
      id bigint generated always as identity primary key,
      role text not null check (role in ('jobseeker', 'recruiter', 'guest')),
      email text,
      /* Folded to lower case: one address is one account. Null for guests and for recruiters without a login. */
      email_key text unique,
      /* argon2id; null for an account without a password. */
      password_hash text,
      first_name text not null default '',
      last_name text not null default '',
      avatar_url text,
      phone_num text,
      location text,
      headline text,
      summary text,
      birthday date,
      working_since integer,
      notice_period_id bigint,
      user_identity_id bigint,
      is_email_verified boolean not null default false,
      is_mobile_verified boolean not null default false,
      is_profile_completed boolean not null default false,
      is_subscribed boolean not null default false,
      accepted_terms_at timestamptz,
      suspended_at timestamptz,
      country_key text,
      source text,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      last_active_at timestamptz
    )`.execute(db);
  await sql`
    create table sessions (
      id bigint generated always as identity primary key,
      account_id bigint not null references accounts (id) on delete cascade,
      /* SHA-256 of the session token, which only its owner's cookie contains. */
      token_hash bytea not null unique,
      user_agent text,
      created_at timestamptz not null default now(),
      last_seen_at timestamptz not null default now(),
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index sessions_account on sessions (account_id)`.execute(db);
  await sql`create index sessions_expiry on sessions (expires_at)`.execute(db);
  await sql`
    create table attempts (
      key text primary key,
      count integer not null,
      resets_at timestamptz not null
    )`.execute(db);
  await sql`
    create table recruiters (
      account_id bigint primary key references accounts (id) on delete cascade,
      company_id bigint not null,
      title text not null default '',
      /* The agency account that manages this recruiter. */
      managed_by bigint references accounts (id) on delete set null
    )`.execute(db);
  await sql`create index recruiters_company on recruiters (company_id)`.execute(db);
  await sql`create index recruiters_manager on recruiters (managed_by)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table recruiters, attempts, sessions, accounts`.execute(db);
}
