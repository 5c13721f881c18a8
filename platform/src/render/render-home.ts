import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const prefix = 'jh-render-';
/** Milliseconds that a gateway has to listen in its folder. */
const startMs = 60_000;

/** Makes a folder for the sockets of one gateway's render processes. The API's is the first to be there. */
export const makeRenderHome = (): Promise<string> => mkdtemp(join(tmpdir(), prefix));

export const apiSocketIn = (home: string): string => join(home, 'api');

/** Removes the folders of gateways that were killed: nobody listens in them. Returns how many. */
export async function removeStaleHomes(folder = tmpdir(), now = Date.now()): Promise<number> {
  const names = (await readdir(folder)).filter((name) => name.startsWith(prefix));
  const removed = await Promise.all(
    names.map(async (name) => {
      const home = join(folder, name);
      const age = now - ((await stat(home).catch(() => null))?.mtimeMs ?? now);
      if (age < startMs || (await isInUse(apiSocketIn(home)))) return 0;
      return rm(home, { recursive: true, force: true }).then(
        () => 1,
        // Another user's.
        () => 0,
      );
    }),
  );
  return removed.filter((one) => one === 1).length;
}

/** Whether somebody listens; what cannot be found out is left alone. */
function isInUse(socket: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const tried = connect(socket);
  tried.once('connect', () => resolve(true));
  tried.once('error', (error: NodeJS.ErrnoException) =>
    resolve(error.code !== 'ECONNREFUSED' && error.code !== 'ENOENT' && error.code !== 'ENOTSOCK'),
  );
  return promise.finally(() => tried.destroy());
}
