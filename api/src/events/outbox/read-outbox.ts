import type pg from 'pg';
import { keepAlive } from '../../database/leader-lock.ts';
import type { OutboxBatch } from './outbox-cursor.ts';

/** Advisory lock of the process that relays the outbox; it is freed with the connection. */
export const relayLock = 727_100_015;

type Start = Pick<OutboxBatch, 'era' | 'until' | 'at'>;

const databaseOid = '(select oid from pg_database where datname = current_database())';

/** Names the database and its timeline: after a failover transaction ids mean something else. */
const timeline = `select concat_ws(' ', system_identifier, left(pg_walfile_name(pg_current_wal_insert_lsn()), 8),
  ${databaseOid}) as era from pg_control_system()`;

/** Each failover, and each restart, is another era: servers that are promoted have started at another time. */
const startTime = `select concat_ws(' ', pg_postmaster_start_time(), ${databaseOid}) as era`;

/**
 * The database, its timeline and its current snapshot. `onWithoutTimeline` gets the reason where the server does not tell
 * its timeline, as managed ones may not. Processes must agree: all have the rights of one role.
 */
export async function readStart(
  client: pg.Client,
  onWithoutTimeline: (reason: string) => void = () => {},
): Promise<Start> {
  await keepAlive(client);
  const era = await readEra(client, timeline).catch(async (error: unknown) => {
    if (!isRefused(error)) throw error;
    onWithoutTimeline(String(error));
    return readEra(client, startTime);
  });
  const { rows } = await client.query<Omit<Start, 'era'>>(
    'select pg_current_snapshot()::text as until, extract(epoch from clock_timestamp())::float8 as at',
  );
  if (rows[0] === undefined) throw new Error('the database has no snapshot');
  return { era, ...rows[0] };
}

async function readEra(client: pg.Client, query: string): Promise<string> {
  const { rows } = await client.query<{ era: string }>(query);
  if (rows[0] === undefined) throw new Error('the database does not say which one it is');
  return rows[0].era;
}

/** SQLSTATE of a function that is forbidden (42501), absent (42883) or not supported (0A000). */
const isRefused = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(?:42501|42883|0A000)$/.test(String(error.code));

/**
 * One statement, so that it has one snapshot. Reads the rows of transactions that were running at `since`, and of those
 * that began later: a transaction that stays open for hours makes it read no row again. Rows from the statement's own xmax
 * on were restored from another server, whose transaction ids mean nothing here.
 */
const batchQuery = {
  name: 'outbox-batch',
  text: `
    select pg_current_snapshot()::text as until, extract(epoch from clock_timestamp())::float8 as at,
      coalesce((
        select json_agg(json_build_array(xid::text::int8, event) order by id) from (
          select * from event_outbox where xid = any(array(select pg_snapshot_xip($1::pg_snapshot)))
          union all
          select * from event_outbox
          where xid >= pg_snapshot_xmax($1::pg_snapshot) and xid < pg_snapshot_xmax(pg_current_snapshot())
        ) fresh
      ), '[]') as rows`,
};

export async function readBatch(client: pg.Client, era: string, since: string): Promise<OutboxBatch> {
  const { rows } = await client.query<Omit<OutboxBatch, 'era' | 'since'>>({ ...batchQuery, values: [since] });
  if (rows[0] === undefined) throw new Error('the outbox could not be read');
  return { era, since, ...rows[0] };
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
