import { type Kysely, sql } from 'kysely';

const payoutQueue = { policy: 'standard', retryLimit: 0, expireInSeconds: 3_600, deleteAfterSeconds: 86_400 };

/**
 * Points: a double-entry ledger that only grows, and withdrawals. Holders are texts without a foreign key, so that the ledger
 * stays whole when an account goes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table point_movements (
      id bigint generated always as identity primary key,
      /* What moved the points: each can happen once. */
      key text not null unique,
      kind text not null check (kind in ('invitation', 'asked', 'returned', 'paid')),
      subject text not null,
      moved_at timestamptz not null
    )`.execute(db);
  await sql`create index point_movements_subject on point_movements (subject)`.execute(db);
  /* A movement has one row that gives and one that takes. */
  await sql`
    create table point_entries (
      movement_id bigint not null references point_movements (id),
      side text not null check (side in ('gives', 'takes')),
      holder text not null,
      points integer not null check (points <> 0 and (side = 'gives') = (points < 0)),
      primary key (movement_id, side)
    )`.execute(db);
  await sql`create index point_entries_holder on point_entries (holder, movement_id)`.execute(db);
  await sql`
    create function check_point_movement() returns trigger language plpgsql as $$
      begin
        if (select count(*) <> 2 or sum(points) <> 0 from point_entries where movement_id = new.id) then
          raise exception 'A movement of points has two entries whose sum is zero.' using errcode = '23514';
        end if;
        return null;
      end $$`.execute(db);
  await sql`
    create constraint trigger point_movements_balanced after insert on point_movements
      deferrable initially deferred for each row execute function check_point_movement()`.execute(db);
  await sql`
    create function refuse_point_change() returns trigger language plpgsql as $$
      begin
        raise exception 'The ledger of points only grows.' using errcode = '23514';
      end $$`.execute(db);
  for (const table of ['point_movements', 'point_entries'])
    await sql`
      create trigger ${sql.raw(`${table}_kept`)} before update or delete or truncate on ${sql.table(table)}
        for each statement execute function refuse_point_change()`.execute(db);
  await sql`
    create table withdrawals (
      id bigint generated always as identity primary key,
      account_id bigint not null references accounts (id) on delete cascade,
      network text not null check (network in ('tron', 'ethereum')),
      address text not null,
      points integer not null check (points > 0),
      state text not null check (state in ('asked', 'reviewing', 'approved', 'refused', 'paid', 'failed', 'cancelled')),
      reason text,
      asked_at timestamptz not null,
      changed_at timestamptz not null,
      /* Until when a process pays it out. */
      leased_until timestamptz,
      reference text
    )`.execute(db);
  await sql`create index withdrawals_account on withdrawals (account_id, id)`.execute(db);
  await sql`create index withdrawals_open on withdrawals (state, asked_at)`.execute(db);
  await sql`create index withdrawals_address on withdrawals (address)`.execute(db);
  await sql`
    create table withdrawal_decisions (
      id bigint generated always as identity primary key,
      withdrawal_id bigint not null references withdrawals (id) on delete cascade,
      state text not null,
      reason text,
      decided_by bigint references accounts (id) on delete set null,
      decided_at timestamptz not null
    )`.execute(db);
  await sql`create index withdrawal_decisions_withdrawal on withdrawal_decisions (withdrawal_id)`.execute(db);
  await sql`create index withdrawal_decisions_admin on withdrawal_decisions (decided_by)`.execute(db);
  await sql`select queue.create_queue('payouts', ${JSON.stringify(payoutQueue)}::text::jsonb)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`select queue.delete_queue('payouts')`.execute(db);
  await sql`drop table withdrawal_decisions, withdrawals, point_entries, point_movements`.execute(db);
  await sql`drop function check_point_movement, refuse_point_change`.execute(db);
}
