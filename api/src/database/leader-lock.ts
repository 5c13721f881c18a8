import type pg from 'pg';

/** A host that is gone must not keep a lock for the hours of TCP's defaults. */
const keepalives =
  'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3; set tcp_user_timeout = 25000';

/** Has the server end this connection soon after its host is gone, so that its advisory locks are free. */
export async function keepAlive(client: pg.Client): Promise<void> {
  await client.query(keepalives);
}

/** Milliseconds without a statement after which a process that leads is taken for frozen. It asks far more often. */
export const frozenAfter = 5_000;

/**
 * Whether this connection holds the advisory lock from now on. A process that holds it and asks nothing is frozen, or cut
 * off from the database: its connection is ended, so that the lock is free at the next attempt. Roles may end
 * connections of their own.
 */
export async function tryToLead(
  client: pg.Client,
  lock: number,
  frozenAfterMs = frozenAfter,
): Promise<boolean> {
  const { rows } = await client.query<{ is_won: boolean }>('select pg_try_advisory_lock($1) as is_won', [
    lock,
  ]);
  if (rows[0]?.is_won) return true;
  await client.query(
    `select pg_terminate_backend(pid) from pg_locks join pg_stat_activity using (pid)
    where locktype = 'advisory' and classid = 0 and objid = $1 and granted and usename = current_user
      and datname = current_database() and (state = 'idle' or wait_event = 'ClientWrite')
      and state_change < clock_timestamp() - make_interval(secs => $2)`,
    [lock, frozenAfterMs / 1_000],
  );
  return false;
}
