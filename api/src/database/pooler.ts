import pg from 'pg';

/**
 * Whether a pooler, such as PgBouncer, stands before the database. A pooler gives its clients keys of its own, so that the
 * process that a connection names is not the one that serves it.
 */
export async function isBehindPooler(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    return rows[0]?.pid !== processOf(client);
  } finally {
    await client.end();
  }
}

/** Process of the server as the connection was told it. Undocumented member of the client, which Kysely uses too. */
const processOf = (client: pg.Client): number | undefined => (client as { processID?: number }).processID;
