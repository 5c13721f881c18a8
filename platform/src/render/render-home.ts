import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const prefix = 'jh-render-';
/** Milliseconds that a gateway has to listen in its folder. */
const startMs = 60_000;

/** Creates a folder for the Unix socket of a gateway's API proxy, and for the root of its render processes. */
export async function makeRenderHome(): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), prefix));
  await mkdir(sandboxRoot(home));
  return home;
}

/** An empty folder, over which each process mounts its own root. */
export const sandboxRoot = (home: string): string => join(home, 'root');

export const apiSocketIn = (home: string): string => join(home, 'api');

/** Removes the folders of killed gateways, on whose sockets nobody listens. Returns how many. */
export async function removeStaleHomes(folder = tmpdir(), now = Date.now()): Promise<number> {
  const names = (await readdir(folder)).filter((name) => name.startsWith(prefix));
  const removed = await Promise.all(
    names.map(async (name) => {
      const home = join(folder, name);
      const age = now - ((await stat(home).catch(() => null))?.mtimeMs ?? now);
      if (age < startMs || (await isInUse(apiSocketIn(home)))) return 0;
      return rm(home, { recursive: true, force: true }).then(
        () => 1,
        // Belongs to another user.
        () => 0,
      );
    }),
  );
  return removed.filter((one) => one === 1).length;
}

/** Whether somebody listens; true if unknown. */
function isInUse(socket: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const tried = connect(socket);
  tried.once('connect', () => resolve(true));
  tried.once('error', (error: NodeJS.ErrnoException) =>
    resolve(error.code !== 'ECONNREFUSED' && error.code !== 'ENOENT' && error.code !== 'ENOTSOCK'),
  );
  return promise.finally(() => tried.destroy());
}
