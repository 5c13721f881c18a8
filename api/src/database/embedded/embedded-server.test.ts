import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { explainOutput } from '../database-error.ts';
import { openDatabase } from '../open-database.ts';
import { type EmbeddedServer, startEmbeddedServer } from './embedded-server.ts';
import { isRunning } from './process-identity.ts';

let dataFolder: string;
let running: EmbeddedServer[] = [];
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'jobharbor-database-'));
  running = [];
});
afterEach(async () => {
  for (const server of running) await server.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

async function start(): Promise<EmbeddedServer> {
  const server = await startEmbeddedServer({ dataFolder });
  running.push(server);
  return server;
}

async function query<T extends object>(
  { connectionString }: Pick<EmbeddedServer, 'connectionString'>,
  text: string,
): Promise<T[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<T>(text)).rows;
  } finally {
    await client.end();
  }
}

const postmaster = async () =>
  Number((await readFile(join(dataFolder, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);

/** A separate process that writes rows and reports those that are committed. */
function startWriter(...options: string[]): { child: ChildProcess; acknowledged: () => number } {
  const program = join(import.meta.dirname, '../../testing/servers/hold-database.ts');
  const child = spawn(process.execPath, [program, dataFolder, ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let last = 0;
  let rest = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    const lines = (rest + chunk.toString()).split('\n');
    rest = lines.pop() ?? '';
    last = Number(lines.at(-1) ?? last);
  });
  return { child, acknowledged: () => last };
}

async function until(isDone: () => boolean): Promise<void> {
  while (!isDone()) await delay(20);
}

describe('the embedded database', () => {
  it('keeps its data from one start to the next, and runs only in between', async () => {
    const first = await start();
    await query(first, 'create table kept (word text)');
    await query(first, "insert into kept values ('saved')");
    const pid = await postmaster();
    await first.stop();
    expect(isRunning(pid)).toBe(false);
    const second = await start();
    expect(await query(second, 'select word from kept')).toEqual([{ word: 'saved' }]);
  });

  it('has every acknowledged write after its process and then itself were killed', async () => {
    const { child, acknowledged } = startWriter();
    await until(() => acknowledged() > 50);
    const outputEnded = once(child, 'close');
    child.kill('SIGKILL');
    process.kill(await postmaster(), 'SIGKILL');
    await outputEnded;
    const written = acknowledged();
    const server = await start();
    const [row] = await query<{ n: number }>(server, 'select count(*)::int as n from written');
    expect(row?.n).toBeGreaterThanOrEqual(written);
  }, 30_000);

  it('that a killed process left behind is taken over, and ended with the next stop', async () => {
    const { child, acknowledged } = startWriter();
    await until(() => acknowledged() > 5);
    child.kill('SIGKILL');
    const orphan = await postmaster();
    const server = await start();
    expect(await postmaster()).toBe(orphan);
    await server.stop();
    await until(() => !isRunning(orphan));
  }, 30_000);

  it('of a test run that was killed is ended, and its folder removed', async () => {
    const { child, acknowledged } = startWriter('--watched');
    await until(() => acknowledged() > 5);
    const orphan = await postmaster();
    child.kill('SIGKILL');
    await until(() => !isRunning(orphan) && !existsSync(dataFolder));
  }, 30_000);

  it('is shared by two processes, and lives until the last one leaves', async () => {
    const { child, acknowledged } = startWriter();
    await until(() => acknowledged() > 5);
    const beside = await start();
    const pid = await postmaster();
    await beside.stop();
    expect(isRunning(pid)).toBe(true);
    const before = acknowledged();
    await until(() => acknowledged() > before);
    child.kill('SIGTERM');
    await until(() => !isRunning(pid));
  }, 30_000);

  it('is back at the same address after it was killed under a process that uses it, with every acknowledged write', async () => {
    const server = await start();
    await query(server, 'create table written (n int)');
    let acknowledged = 0;
    const writing = (async () => {
      const client = new pg.Client({ connectionString: server.connectionString });
      client.on('error', () => {});
      await client.connect();
      for (;;) {
        await client.query('insert into written values (1)');
        acknowledged += 1;
      }
    })().catch(() => {});
    await until(() => acknowledged > 50);
    const killed = await postmaster();
    process.kill(killed, 'SIGKILL');
    await writing;
    const rows = () => query<{ n: number }>(server, 'select count(*)::int as n from written').catch(() => []);
    await expect
      .poll(async () => (await rows())[0]?.n, { timeout: 30_000 })
      .toBeGreaterThanOrEqual(acknowledged);
    const restarted = await postmaster();
    expect(restarted).not.toBe(killed);
    // Recovery is short, also on a busy disk: it does not sync each file of the folder.
    if (process.platform === 'linux')
      expect(await query(server, 'show recovery_init_sync_method')).toEqual([
        { recovery_init_sync_method: 'syncfs' },
      ]);
    await server.stop();
    expect(isRunning(restarted)).toBe(false);
  }, 60_000);

  it('is started again once by two processes that share it', async () => {
    const { child, acknowledged } = startWriter();
    await until(() => acknowledged() > 5);
    const beside = await start();
    process.kill(await postmaster(), 'SIGKILL');
    const answer = () => query<{ one: number }>(beside, 'select 1 as one').catch(() => []);
    await expect.poll(answer, { timeout: 30_000 }).toEqual([{ one: 1 }]);
    child.kill('SIGKILL');
    const pid = await postmaster();
    await beside.stop();
    expect(isRunning(pid)).toBe(false);
  }, 60_000);

  it('starts beside a stale file that names another program', async () => {
    await (await start()).stop();
    const file = join(dataFolder, 'postgres/postmaster.pid');
    await writeFile(file, `${process.pid}\n${dataFolder}/postgres\n0\n1\n\n127.0.0.1\n0 0\nready\n`);
    expect(await query(await start(), 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('initialises its data folder again after the first start was interrupted', async () => {
    await mkdir(join(dataFolder, 'postgres.new'));
    await writeFile(join(dataFolder, 'postgres.new/PG_VERSION'), '18');
    await start();
    expect(await readdir(dataFolder)).not.toContain('postgres.new');
  });

  it('is served by the role of the API, also where its folder knew none before', async () => {
    const settings = { databaseUrl: null, databaseOwnerUrl: null, dataFolder };
    const first = await openDatabase(settings);
    await query(first, 'drop owned by jobharbor_api; drop role jobharbor_api');
    await first.close();
    const second = await openDatabase(settings);
    const served = { connectionString: second.apiConnectionString };
    expect(await query(served, 'select * from accounts')).toEqual([]);
    for (const kind of ['', 'temporary'])
      await expect(query(served, `create ${kind} table mine (id int)`)).rejects.toThrow(/permission denied/);
    await second.close();
  }, 60_000);

  it('says in a sentence that its data is of a newer version', async () => {
    await (await start()).stop();
    await writeFile(join(dataFolder, 'postgres/PG_VERSION'), '99\n');
    await expect(start()).rejects.toMatchObject({
      name: 'DatabaseError',
      code: 'newer-data',
      message: expect.stringMatching(/written by PostgreSQL 99, newer than the \d+ of this installation/),
    });
  });

  it('says in a sentence that its folder cannot be one', async () => {
    const file = join(dataFolder, 'file');
    await writeFile(file, '');
    await expect(startEmbeddedServer({ dataFolder: file })).rejects.toMatchObject({ code: 'not-permitted' });
  });

  it.each([
    ['FATAL:  could not write to file "pg_wal/xlogtemp.29": No space left on device', 'disk-full'],
    ['initdb: error: could not access directory "/x": Permission denied', 'not-permitted'],
    ['LOG: one\nFATAL:  configuration file contains errors', 'start-failed'],
  ])('knows what PostgreSQL meant by %j', (output, code) => {
    expect(explainOutput(output, '/data')).toMatchObject({ code });
  });
});
