import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EmbeddedServer, startEmbeddedServer } from '../database/embedded/embedded-server.ts';
import { createFolderStore } from '../files/folder-store.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

let folder: string;
let dataFolder: string;
let server: EmbeddedServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jobharbor-backup-'));
  dataFolder = join(folder, 'data');
  server = await startEmbeddedServer({ dataFolder });
  await query(server, 'create table written (id int primary key, file text)');
  await mkdir(join(dataFolder, 'releases/mfe-a/1/client'), { recursive: true });
  await mkdir(join(dataFolder, 'releases/live'), { recursive: true });
  await mkdir(join(dataFolder, 'logs'), { recursive: true });
  await writeFile(join(dataFolder, 'releases/mfe-a/1/client/entry.js'), 'a release');
  await writeFile(join(dataFolder, 'releases/live/1'), '{"set":"a"}');
  await writeFile(join(dataFolder, 'releases/.making-1'), 'half a release');
  await writeFile(join(dataFolder, 'platform-key'), 'secret', { mode: 0o600 });
  await writeFile(join(dataFolder, 'logs/gateway.log'), 'a log');
}, 60_000);
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

async function query<T extends object>({ connectionString }: EmbeddedServer, text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<T>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Milliseconds between two writes: a backup takes seconds, and each row is looked for afterwards. */
const restMs = 10;

/** Saves a file and then a row that references it, in a loop until stopped; returns what was acknowledged. */
function keepWriting() {
  const files = createFolderStore(join(dataFolder, 'files'));
  const acknowledged: { id: number; key: string }[] = [];
  let isStopped = false;
  const written = (async () => {
    const client = new pg.Client({ connectionString: server.connectionString });
    await client.connect();
    for (let id = 1; !isStopped; id += 1) {
      const key = await files.save(Buffer.from(`file ${id}`));
      await client.query('insert into written values ($1, $2)', [id, key]);
      acknowledged.push({ id, key });
      await delay(restMs);
    }
    await client.end();
  })();
  const stop = () => {
    isStopped = true;
    return written;
  };
  return { acknowledged, stop };
}

const contentsOf = async (path: string) => {
  const names = (await readdir(path, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  );
  const read = names.map(async ({ parentPath, name }) => {
    const file = join(parentPath, name);
    return [file.slice(path.length), await readFile(file, 'utf8')] as const;
  });
  return Object.fromEntries(await Promise.all(read));
};

describe('a backup that was made while people were writing', () => {
  it('gives the site back: every acknowledged row, the files that rows name, releases and keys', async () => {
    const writing = keepWriting();
    await expect.poll(() => writing.acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(20);
    const before = [...writing.acknowledged];
    await makeBackup({ dataFolder, to: join(folder, 'backup'), database: server, hasBucket: false });
    await writing.stop();

    const restored = join(folder, 'restored');
    await restoreBackup({ from: join(folder, 'backup'), dataFolder: restored });
    const second = await startEmbeddedServer({ dataFolder: restored });
    const rows = await query<{ id: number; file: string }>(second, 'select * from written order by id');
    await second.stop();
    expect(rows.slice(0, before.length)).toEqual(before.map(({ id, key }) => ({ id, file: key })));
    expect(rows.map(({ id }) => id)).toEqual(rows.map((_, index) => index + 1));
    const files = createFolderStore(join(restored, 'files'));
    for (const { id, file } of rows) expect((await files.read(file))?.toString()).toBe(`file ${id}`);
    expect(await contentsOf(join(restored, 'releases'))).toEqual({
      '/mfe-a/1/client/entry.js': 'a release',
      '/live/1': '{"set":"a"}',
    });
    expect(await readFile(join(restored, 'platform-key'), 'utf8')).toBe('secret');
    expect(await readdir(restored)).not.toContain('logs');
  }, 60_000);

  it.each([
    [
      'a changed file',
      (backup: string) => appendFile(join(backup, 'releases/live/1'), ' '),
      /releases\/live\/1/,
    ],
    ['a missing file', (backup: string) => rm(join(backup, 'platform-key')), /platform-key/],
    ['no manifest', (backup: string) => rm(join(backup, 'manifest.json')), /no whole backup/],
  ])('with %s restores nothing, and says why', async (_what, damage, sentence) => {
    const data = join(folder, 'small');
    await mkdir(join(data, 'releases/live'), { recursive: true });
    await writeFile(join(data, 'releases/live/1'), '{}');
    await writeFile(join(data, 'platform-key'), 'secret');
    const backup = await mkdtemp(join(folder, 'damaged-'));
    await makeBackup({ dataFolder: data, to: backup, database: null, hasBucket: false });
    await damage(backup);
    const target = join(folder, 'never');
    await expect(restoreBackup({ from: backup, dataFolder: target })).rejects.toThrow(sentence);
    await expect(readdir(target)).rejects.toThrow();
  });

  it('writes over nothing: neither a folder with something in it nor the site itself', async () => {
    const own = { dataFolder, database: null, hasBucket: false };
    await expect(makeBackup({ ...own, to: join(dataFolder, 'backup') })).rejects.toThrow(
      /in the data folder/,
    );
    await expect(makeBackup({ ...own, to: dataFolder })).rejects.toThrow(/in the data folder/);
    await expect(makeBackup({ ...own, to: join(folder, 'backup') })).rejects.toThrow(/not empty/);
    const restoring = restoreBackup({ from: join(folder, 'backup'), dataFolder });
    await expect(restoring).rejects.toThrow(/not empty/);
  });
});
