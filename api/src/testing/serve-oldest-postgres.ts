import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedServer } from '../database/embedded-server.ts';

/**
 * A PostgreSQL server of the oldest version that the API supports, with data of its own, for the tests that take
 * theirs from `DATABASE_URL`. Prints its address as one line of JSON and lives until it is asked to stop.
 */
const dataFolder = await mkdtemp(join(tmpdir(), 'postgres-15-'));
const server = await startEmbeddedServer({ dataFolder, isDurable: false, server: 'postgres-15' });
const alive = setInterval(() => {}, 60_000);

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  process.once(signal, async () => {
    clearInterval(alive);
    await server.stop();
    await rm(dataFolder, { recursive: true, force: true });
  });
}
console.log(JSON.stringify({ event: 'listening', url: server.connectionString }));
