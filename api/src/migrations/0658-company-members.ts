import { type Kysely, sql } from 'kysely';

/** Roles of recruiters in their company, and how people come to it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table recruiters
      add column role text not null default 'recruiter' check (role in ('recruiter', 'coordinator', 'admin')),
      /* Those whom an operator adds may have talents analysed, as all could before. */
      add column permissions text[] not null default '{analyse-talent}',
      add column joined_at timestamptz not null default now()`.execute(db);
  await sql`create index companies_lower_name on companies (lower(name))`.execute(db);
  await sql`
    create table company_invitations (
      id bigint generated always as identity primary key,
      company_id bigint not null references companies (id) on delete cascade,
      email text not null,
      email_key text not null,
      role text not null check (role in ('recruiter', 'coordinator')),
      title text not null,
      invited_by bigint not null references accounts (id) on delete cascade,
      invited_at timestamptz not null,
      expires_at timestamptz not null,
      unique (company_id, email_key)
    )`.execute(db);
  await sql`create index company_invitations_key on company_invitations (email_key)`.execute(db);
  await sql`create index company_invitations_by on company_invitations (invited_by)`.execute(db);
  await sql`
    create table company_join_requests (
      id bigint generated always as identity primary key,
      company_id bigint not null references companies (id) on delete cascade,
      account_id bigint not null references accounts (id) on delete cascade,
      title text not null,
      text text not null,
      asked_at timestamptz not null,
      unique (company_id, account_id)
    )`.execute(db);
  await sql`create index company_join_requests_account on company_join_requests (account_id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table company_join_requests, company_invitations`.execute(db);
  await sql`drop index companies_lower_name`.execute(db);
  await sql`alter table recruiters drop column role, drop column permissions, drop column joined_at`.execute(
    db,
  );
}
