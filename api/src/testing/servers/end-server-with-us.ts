import { spawn } from 'node:child_process';
import { Socket } from 'node:net';
import { join } from 'node:path';

/**
 * Ends the embedded server of `dataFolder`, and removes the folder, after this process has ended without `stop`: it was
 * killed, or its terminal closed. Call it before the server starts. `release` is the package of the server, where it is
 * not the product's own.
 */
export function endServerWithUs(dataFolder: string, release?: string): void {
  const program = join(import.meta.dirname, 'end-abandoned-server.ts');
  const watcher = spawn(
    process.execPath,
    [program, dataFolder, String(process.pid), ...(release ? [release] : [])],
    // Its own process group, so that Ctrl-C does not end it. The system closes its input when this process ends.
    { detached: true, stdio: ['pipe', 'ignore', 'ignore'] },
  );
  watcher.unref();
  // A pipe of a child process is a socket, which would keep this process running.
  if (watcher.stdin instanceof Socket) watcher.stdin.unref();
}
