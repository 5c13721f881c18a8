import { appendFile, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedServer } from '../../database/embedded/embedded-server.ts';
import { migrate } from '../../database/migrate.ts';
import { createPools } from '../../database/pools.ts';

/** A primary with all tables, and a streaming replica of it. `close` ends both. */
export async function startReplicatedServer() {
  const folder = await mkdtemp(join(tmpdir(), 'jobharbor-replicated-'));
  const [primaryFolder, replicaFolder] = [join(folder, 'primary'), join(folder, 'replica')];
  const first = await start(primaryFolder);
  const pools = createPools({ connectionString: first.connectionString });
  await migrate(pools.db);
  await pools.close();
  await first.stop();
  // A copy of a stopped server is a base backup.
  await cp(primaryFolder, replicaFolder, { recursive: true });
  const primary = await start(primaryFolder);
  const { port, password } = new URL(primary.connectionString);
  const data = join(replicaFolder, 'postgres');
  await writeFile(join(data, 'standby.signal'), '');
  await appendFile(
    join(data, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${port} user=jobharbor password=${password}'\n`,
  );
  const replica = await start(replicaFolder);
  return {
    primary,
    replica,
    async close() {
      await Promise.all([primary.stop(), replica.stop()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const start = (dataFolder: string) => startEmbeddedServer({ dataFolder, isDurable: false });
