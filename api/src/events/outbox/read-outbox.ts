import type pg from 'pg';
import type { OutboxBatch } from './outbox-cursor.ts';

/** Advisory lock of the process that relays the outbox; it is freed with the connection. */
const relayLock = 727_100_015;

/** A host that is gone must not keep the lock for the hours of TCP's defaults. */
const keepalives =
  'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3; set tcp_user_timeout = 25000';

type Start = Pick<OutboxBatch, 'era' | 'until' | 'at'>;

/** The database, its timeline and its current snapshot. */
export async function readStart(client: pg.Client): Promise<Start> {
  await client.query(keepalives);
  const { rows } = await client.query<Start>(`
    select concat_ws(' ', system_identifier, left(pg_walfile_name(pg_current_wal_insert_lsn()), 8),
        (select oid from pg_database where datname = current_database())) as era,
      pg_current_snapshot()::text as until, extract(epoch from clock_timestamp())::float8 as at
    from pg_control_system()`);
  if (rows[0] === undefined) throw new Error('the database does not say which one it is');
  return rows[0];
}

/**
 * One statement, so that it has one snapshot. Rows of transactions that were running at `since` are below its xmax. Rows
 * from its own xmax on were restored from another server, whose transaction ids mean nothing here.
 */
const batchQuery = {
  name: 'outbox-batch',
  text: `
    select pg_current_snapshot()::text as until, extract(epoch from clock_timestamp())::float8 as at,
      coalesce((
        select json_agg(json_build_array(xid::text::int8, event) order by id) from event_outbox
        where xid >= pg_snapshot_xmin($1::pg_snapshot) and not pg_visible_in_snapshot(xid, $1::pg_snapshot)
          and xid < pg_snapshot_xmax(pg_current_snapshot())
      ), '[]') as rows`,
};

export async function readBatch(client: pg.Client, era: string, since: string): Promise<OutboxBatch> {
  const { rows } = await client.query<Omit<OutboxBatch, 'era' | 'since'>>({ ...batchQuery, values: [since] });
  if (rows[0] === undefined) throw new Error('the outbox could not be read');
  return { era, since, ...rows[0] };
}

/** Whether this connection is from now on the one that relays. */
export async function tryToLead(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ is_won: boolean }>('select pg_try_advisory_lock($1) as is_won', [
    relayLock,
  ]);
  return rows[0]?.is_won ?? false;
}

/** Deletes what a process had read at `position`, and rows of another server. Rows of transactions that ran longer remain. */
export async function deleteBefore(client: pg.Client, position: string): Promise<void> {
  await client.query(
    `delete from event_outbox
    where (xid < pg_snapshot_xmax($1::pg_snapshot) and pg_visible_in_snapshot(xid, $1::pg_snapshot))
      or xid >= pg_snapshot_xmax(pg_current_snapshot())`,
    [position],
  );
}

/** Notifies processes without Redis, and those of a version that knows no outbox. */
export async function notifyOthers(
  client: pg.Client,
  channel: string,
  events: readonly string[],
): Promise<void> {
  await client.query('select pg_notify($1, event) from unnest($2::text[]) event', [channel, events]);
}
