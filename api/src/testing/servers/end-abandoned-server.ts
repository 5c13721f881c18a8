import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startEmbeddedServer } from '../../database/embedded/embedded-server.ts';
import { isRunning } from '../../database/embedded/process-identity.ts';

/**
 * The program that {@link endServerWithUs} starts. It waits until the process that holds its standard input has exited,
 * then stops the server in the data folder and removes the folder. Does nothing where they are gone already.
 */
const [dataFolder = '', parent = '', release] = process.argv.slice(2);
for await (const _ of process.stdin);
// The system closes the input of a killed process shortly before the process has ended.
while (isRunning(Number(parent))) await delay(50);
const wasStarted = await stat(join(dataFolder, 'postgres/postmaster.pid')).catch(() => null);
if (wasStarted) {
  // The start takes the running server over, so that the stop ends it.
  const server = await startEmbeddedServer({
    dataFolder,
    isDurable: false,
    ...(release && { server: release }),
  });
  await server.stop();
}
await rm(dataFolder, { recursive: true, force: true });
