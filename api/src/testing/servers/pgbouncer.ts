import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './api-process.ts';
import { waitForPort } from './wait-for-port.ts';

/** Debian's PgBouncer. */
export const pgbouncerProgram = '/usr/sbin/pgbouncer';

/** PgBouncer in transaction mode before a database; `connectionString` goes through it. */
export async function startPgbouncer(connectionString: string, settings: readonly string[] = []) {
  const { username, password, hostname, port, pathname } = new URL(connectionString);
  const database = pathname.slice(1);
  const folder = await mkdtemp(join(tmpdir(), 'pgbouncer-'));
  const ownPort = await freePort();
  const userlist = join(folder, 'users.txt');
  await writeFile(userlist, `"${decodeURIComponent(username)}" "${decodeURIComponent(password)}"\n`);
  const config = join(folder, 'pgbouncer.ini');
  await writeFile(
    config,
    [
      '[databases]',
      `${database} = host=${hostname} port=${port} dbname=${database}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${ownPort}`,
      'unix_socket_dir =',
      'auth_type = plain',
      `auth_file = ${userlist}`,
      'pool_mode = transaction',
      'default_pool_size = 5',
      ...settings,
    ].join('\n'),
  );
  await chmod(folder, 0o755);
  // It refuses to run as root.
  const asNobody = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const child = spawn(pgbouncerProgram, ['-q', ...asNobody, config], { stdio: ['ignore', 'ignore', 'pipe'] });
  await waitForPort(child, ownPort);
  const through = new URL(connectionString);
  through.hostname = '127.0.0.1';
  through.port = String(ownPort);
  // Databases of tests are reached over a socket that only their owner may open.
  through.search = '';
  return {
    connectionString: through.href,
    async stop() {
      child.kill('SIGKILL');
      await once(child, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
