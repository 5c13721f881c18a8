import { join } from 'node:path';
import { listeningAddress, startProcess } from '../process/start-process.ts';
import { projectFolder } from '../settings.ts';

/** A PostgreSQL server of the oldest version that the API supports, on a port and data of its own. */
export async function startTestServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const { process: running, url } = await listeningAddress((onLine) =>
    startProcess({
      name: 'postgresql',
      args: [join(projectFolder, 'api/src/testing/serve-oldest-postgres.ts')],
      onLine,
    }),
  );
  return { url, stop: running.stop };
}
