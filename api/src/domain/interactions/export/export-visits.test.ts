import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anS3Bucket } from '@jobharbor/shared/testing/s3-server';
import { parquetReadObjects } from 'hyparquet';
import { CompiledQuery, type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createPools } from '../../../database/pools.ts';
import { createNamedBucket } from '../../../files/named-bucket.ts';
import { createNamedFolder, type NamedFiles } from '../../../files/named-files.ts';
import { up as addParts } from '../../../migrations/0826-interaction-parts.ts';
import { createTestApi, type TestApi } from '../../../testing/servers/test-api.ts';
import { findDamagedParts, findUnknownFiles, removeUnknownFiles, writeAgain } from './check-visits.ts';
import { countVisits } from './count-visits.ts';
import { exportVisits } from './export-visits.ts';
import { isExportLate } from './is-export-late.ts';
import { createParquetArchive } from './parquet-archive.ts';

/** Ten past midnight, when the day before has been over for the time of grace. */
const now = new Date('2026-11-06T00:10:00Z');
const later = (days: number) => new Date(now.getTime() + days * 86_400_000);
const first = 'day=2026-11-05/';
let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ now });
});
beforeEach(async () => {
  await api.dependencies.db.deleteFrom('interactions').execute();
  await api.dependencies.db.deleteFrom('interaction_parts').execute();
});
afterAll(() => api.close());

const visit = { kind: 'event', country_key: 'ph', device: 'web', page: 'home' } as const;
const see = (...times: string[]) =>
  api.dependencies.db
    .insertInto('interactions')
    .values(times.map((at) => ({ ...visit, at: new Date(at), query_id: 'q-1' })))
    .execute();
const rowsLeft = async () =>
  (await api.dependencies.db.selectFrom('interactions').select('id').execute()).length;
const parts = () => api.dependencies.db.selectFrom('interaction_parts').selectAll().orderBy('id').execute();
const nameOf = ({ id, day }: { id: number; day: string }) =>
  `day=${day}/${String(id).padStart(12, '0')}.parquet`;

async function aFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'visits-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** Rows of all files that the table of parts names, and the interactions in them. */
async function readAll(files: NamedFiles) {
  const rows: Record<string, unknown>[] = [];
  for (const part of await parts()) {
    const bytes = await files.read(nameOf(part));
    if (bytes !== null) rows.push(...(await parquetReadObjects({ file: new Uint8Array(bytes).buffer })));
  }
  return { rows, interactions: rows.reduce((sum, row) => sum + Number(row.interactions), 0) };
}

describe.each<[string, () => Promise<NamedFiles>]>([
  ['a folder', async () => createNamedFolder(await aFolder())],
  [
    'a bucket',
    async () => {
      const { bucket, client } = await anS3Bucket({ isConditional: false });
      return createNamedBucket({ bucket, prefix: 'site/visits' }, client);
    },
  ],
])('visits in %s', (_where, open) => {
  it('are kept as sums by hour of UTC, leave the database days later, and end with their period', async () => {
    const files = await open();
    const archive = createParquetArchive(files);
    const { db } = api.dependencies;
    await see(
      '2026-11-05T00:00:00Z',
      '2026-11-05T00:59:59.999Z',
      '2026-11-05T23:59:59.999Z',
      now.toISOString(),
    );
    const hostile = `"; drop table x; --\u202e\u{1f600}\t'`;
    await db
      .insertInto('interactions')
      .values({
        ...visit,
        at: new Date('2026-11-05T12:00:00Z'),
        name: hostile,
        extra: JSON.stringify({ a: hostile }),
      })
      .execute();
    await exportVisits(db, archive, now);
    await exportVisits(db, archive, now);
    const { rows, interactions } = await readAll(files);
    expect(interactions).toBe(4);
    expect(rows.map(({ hour, interactions: sum }) => [hour, sum])).toEqual(
      expect.arrayContaining([
        [new Date('2026-11-05T00:00:00Z'), 2],
        [new Date('2026-11-05T23:00:00Z'), 1],
      ]),
    );
    expect(JSON.parse(String(rows.find(({ name }) => name === hostile)?.extra))).toEqual({ a: hostile });
    expect(Object.keys(rows[0] ?? {})).not.toContain('query_id');
    expect((await parts()).map(nameOf)).toEqual([expect.stringContaining(first)]);
    expect([await findDamagedParts(db, archive), await findUnknownFiles(db, archive)]).toEqual([[], []]);
    expect(await countVisits(db)).toMatchObject([
      { day: '2026-11-06', exported: 0, waiting: 1 },
      { day: '2026-11-05', exported: 4, waiting: 0, files: 1 },
    ]);
    expect(await rowsLeft()).toBe(5);
    // As after a restore of a database from before the file.
    const part = { id: 77, day: '2026-11-05' };
    await archive.write(part, []);
    await files.put('day=2026-11-05/notes.txt', new Uint8Array(1));
    const unknown = await findUnknownFiles(db, archive);
    expect(unknown).toMatchObject([part]);
    expect(await removeUnknownFiles(archive, unknown, new Date())).toEqual([]);
    expect(await removeUnknownFiles(archive, unknown, new Date(Date.now() + 31 * 86_400_000))).toMatchObject([
      part,
    ]);
    expect([await archive.check(part), await findUnknownFiles(db, archive)]).toEqual([null, []]);
    // The visit of today stays until its own part is as old.
    await exportVisits(db, archive, later(3));
    expect(await rowsLeft()).toBe(1);
    const names = (await parts()).map(nameOf);
    await exportVisits(db, archive, later(402));
    expect(await Promise.all(names.map((name) => files.read(name)))).toEqual(names.map(() => null));
    expect([await parts(), await rowsLeft()]).toEqual([[], 0]);
  });
});

it('loses nothing and writes nothing twice where a process ends before or after its file is written', async () => {
  const files = createNamedFolder(await aFolder());
  const { db } = api.dependencies;
  await see(...Array.from({ length: 7 }, (_, index) => `2026-11-05T0${index}:00:00Z`));
  const ending = new Error('killed');
  const fails = (hasWritten: boolean): NamedFiles => ({
    ...files,
    put: async (...file) => {
      if (hasWritten) await files.put(...file);
      throw ending;
    },
  });
  for (const hasWritten of [false, true]) {
    await expect(
      exportVisits(db, createParquetArchive(fails(hasWritten)), now, { partRows: 3 }),
    ).rejects.toBe(ending);
    // However long it takes, what is in no noted file stays in the database.
    expect(await rowsLeft()).toBe(7);
  }
  const archive = createParquetArchive(files);
  await Promise.all([1, 2, 3].map(() => exportVisits(db, archive, now, { partRows: 3 })));
  await exportVisits(db, archive, now, { partRows: 3 });
  // A row that was committed late gets a part of its own.
  await see('2026-11-05T10:00:00Z');
  await exportVisits(db, archive, now, { partRows: 3 });
  expect((await parts()).map(({ interactions }) => interactions).sort()).toEqual([1, 1, 3, 3]);
  expect((await readAll(files)).interactions).toBe(8);
  await exportVisits(db, archive, later(3));
  expect(await rowsLeft()).toBe(0);
});

it('gives a full part of today a file at once', async () => {
  const files = createNamedFolder(await aFolder());
  await see('2026-11-06T00:01:00Z', '2026-11-06T00:02:00Z', '2026-11-06T00:03:00Z');
  await exportVisits(api.dependencies.db, createParquetArchive(files), now, { partRows: 2 });
  expect([(await readAll(files)).interactions, await countVisits(api.dependencies.db)]).toEqual([
    2,
    [expect.objectContaining({ exported: 2, waiting: 1 })],
  ]);
});

it('says that it is late while the store is away, and tries again', async () => {
  const { bucket, client, setUnreachable } = await anS3Bucket({ isConditional: false });
  const archive = createParquetArchive(createNamedBucket({ bucket, prefix: '' }, client));
  const isLate = async () => (await api.app.inject('/internal/ready')).json().visitExport;
  const { db } = api.dependencies;
  await see('2026-11-05T08:00:00Z');
  setUnreachable(true);
  await expect(exportVisits(db, archive, now)).rejects.toThrow('of FILE_STORE failed');
  expect(await isLate()).toBeUndefined();
  api.setTime(new Date('2026-11-06T06:00:00Z'));
  onTestFinished(() => api.setTime(now));
  expect(await isLate()).toBe('late');
  setUnreachable(false);
  await exportVisits(db, archive, now);
  expect(await isLate()).toBeUndefined();
});

it('finds a damaged file and one that is missing, and writes both again', async () => {
  const folder = await aFolder();
  const archive = createParquetArchive(createNamedFolder(folder));
  const { db } = api.dependencies;
  await see('2026-11-05T08:00:00Z', '2026-11-05T09:00:00Z');
  await exportVisits(db, archive, now, { partRows: 1 });
  const [one, other] = await parts();
  if (one === undefined || other === undefined) throw new Error('no parts');
  await writeFile(join(folder, nameOf(one)), 'PAR1');
  await rm(join(folder, nameOf(other)));
  const damaged = await findDamagedParts(db, archive);
  expect(damaged).toEqual([one, other].map(({ id, day }) => ({ id, day })));
  expect(await writeAgain(db, damaged)).toEqual(damaged.map((part) => ({ ...part, isWhole: true })));
  await exportVisits(db, archive, now);
  expect(await findDamagedParts(db, archive)).toEqual([]);
});

it('finds a file that is readable and has the same sum, but not the same content', async () => {
  const archive = createParquetArchive(createNamedFolder(await aFolder()));
  const { db } = api.dependencies;
  await see('2026-11-05T08:00:00Z');
  await exportVisits(db, archive, now);
  const [part] = await parts();
  if (part === undefined) throw new Error('no part');
  const sum = { ...visit, hour: now, sub_page: '', name: '', job_id: null, reco_from: null, extra: null };
  await archive.write(part, [{ ...sum, interactions: 1 }]);
  expect(await findDamagedParts(db, archive)).toMatchObject([{ id: part.id }]);
  // A version before wrote no checksum.
  await db.updateTable('interaction_parts').set({ sha256: null }).execute();
  expect(await findDamagedParts(db, archive)).toEqual([]);
});

it('lets others have their turn while a full part is encoded', async () => {
  const files = createNamedFolder(await aFolder());
  const sum = { ...visit, hour: now, sub_page: '', job_id: null, reco_from: null, extra: null };
  const sums = Array.from({ length: 12_000 }, (_, at) => ({ ...sum, name: `name ${at}`, interactions: 1 }));
  let turns = 0;
  const stop = setInterval(() => (turns += 1), 0);
  const part = { id: 1, day: '2026-11-05' };
  await createParquetArchive({
    ...files,
    put: async (...file) => {
      clearInterval(stop);
      await files.put(...file);
    },
  }).write(part, sums);
  expect(turns).toBeGreaterThan(1);
  expect(await createParquetArchive(files).check(part)).toMatchObject({ interactions: 12_000 });
});

it('takes a column and an index of parts that an operator made before the upgrade', async () => {
  const undo = new Error('undo');
  const owner = createPools({ connectionString: api.connectionString, max: 1 });
  onTestFinished(owner.close);
  const upgrade = owner.db.transaction().execute(async (tx) => {
    await sql`drop table interaction_parts`.execute(tx);
    await addParts(tx as unknown as Kysely<unknown>);
    throw undo;
  });
  await expect(upgrade).rejects.toBe(undo);
});

it('repairs no file whose rows are gone, and says which was repaired with a part of them', async () => {
  const folder = await aFolder();
  const archive = createParquetArchive(createNamedFolder(folder));
  const { db } = api.dependencies;
  await see('2026-10-07T08:00:00Z', '2026-10-07T20:00:00Z');
  await exportVisits(db, archive, now);
  const [part] = await parts();
  if (part === undefined) throw new Error('no part');
  const damage = () => writeFile(join(folder, nameOf(part)), 'PAR1');
  const repair = async (hours: number) => {
    const then = new Date(now.getTime() + hours * 3_600_000);
    await exportVisits(db, archive, then);
    await damage();
    const again = await writeAgain(db, await findDamagedParts(db, archive));
    await exportVisits(db, archive, then);
    return [again.map(({ isWhole }) => isWhole), (await findDamagedParts(db, archive)).length];
  };
  // After 30 days the rows end, whatever is in the file.
  expect(await repair(9)).toEqual([[false], 0]);
  expect(await repair(24)).toEqual([[], 1]);
});

it('asks for open parts alone, and reads none of the many whose rows are deleted', async () => {
  const { db } = api.dependencies;
  await sql`
    insert into interaction_parts (day, interactions, written_at, deleted_at)
    select '2026-10-01', 1, ${now}::timestamptz, ${now}::timestamptz from generate_series(1, 20000)`.execute(
    db,
  );
  await sql`analyze interaction_parts`.execute(db);
  const asked: CompiledQuery[] = [];
  const watched = db.withPlugin({
    transformQuery({ node, queryId }) {
      asked.push(db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  expect(await isExportLate(watched, now)).toBe(false);
  await exportVisits(watched, createParquetArchive(createNamedFolder(await aFolder())), now);
  const ofParts = asked.filter(({ sql: text }) =>
    /from "?interaction_parts"?\s+where.*written_at/.test(text),
  );
  for (const { sql: text, parameters } of ofParts) {
    const { rows } = await db.executeQuery(CompiledQuery.raw(`explain ${text}`, [...parameters]));
    expect(JSON.stringify(rows), text).toContain(' interaction_parts_open');
  }
  expect(ofParts).toHaveLength(3);
});
