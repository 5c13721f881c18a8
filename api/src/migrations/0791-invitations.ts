import { type Kysely, sql } from 'kysely';

const invitationQueue = {
  policy: 'standard',
  retryLimit: 0,
  expireInSeconds: 3_600,
  deleteAfterSeconds: 86_400,
};

/** Invitations of friends, what they were worth, and the months of VIP that they gave. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table invite_links (
      account_id bigint primary key references accounts (id) on delete cascade,
      code text not null unique,
      created_at timestamptz not null
    )`.execute(db);
  /* Written once, when the account is made or its owner enters the code. */
  await sql`
    alter table accounts
      add column invite_code text,
      add column invite_network text`.execute(db);
  await sql`create index accounts_invite_code on accounts (invite_code) where invite_code is not null`.execute(
    db,
  );
  /* One row an invited account: the primary key is why nobody counts twice. */
  await sql`
    create table invitations (
      id bigint generated always as identity unique,
      invited_id bigint primary key references accounts (id) on delete cascade,
      inviter_id bigint not null references accounts (id) on delete cascade,
      state text not null check (state in ('counted', 'held', 'refused')),
      signals text[] not null default '{}',
      settled_at timestamptz not null,
      counted_at timestamptz,
      reason text,
      appeal_text text,
      appealed_at timestamptz,
      check (invited_id <> inviter_id),
      check ((state = 'counted') = (counted_at is not null))
    )`.execute(db);
  await sql`create index invitations_inviter on invitations (inviter_id, counted_at)`.execute(db);
  await sql`create index invitations_held on invitations (settled_at) where state = 'held'`.execute(db);
  /* Each decision of an admin, kept for the audit. */
  await sql`
    create table invitation_decisions (
      id bigint generated always as identity primary key,
      invitation_id bigint not null references invitations (id) on delete cascade,
      outcome text not null check (outcome in ('counted', 'refused')),
      reason text not null,
      decided_by bigint references accounts (id) on delete set null,
      decided_at timestamptz not null
    )`.execute(db);
  await sql`create index invitation_decisions_invitation on invitation_decisions (invitation_id)`.execute(db);
  await sql`create index invitation_decisions_admin on invitation_decisions (decided_by)`.execute(db);
  /* "invited_id" outlives the invited account: its month stays with who invited it. */
  await sql`
    create table vip_months (
      account_id bigint not null references accounts (id) on delete cascade,
      invited_id bigint not null,
      granted_at timestamptz not null,
      primary key (account_id, invited_id)
    )`.execute(db);
  await sql`select queue.create_queue('invitations', ${JSON.stringify(invitationQueue)}::text::jsonb)`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`select queue.delete_queue('invitations')`.execute(db);
  await sql`drop table vip_months, invitation_decisions, invitations, invite_links`.execute(db);
  await sql`alter table accounts drop column invite_code, drop column invite_network`.execute(db);
}
