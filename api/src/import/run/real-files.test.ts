import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPools, type Pools } from '../../database/pools.ts';
import { foreignData } from '../../testing/samples/foreign-data.ts';
import { sampleRows } from '../../testing/samples/sample-rows.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/servers/test-database.ts';
import { importFile } from './import-file.ts';
import { createRejectsFile, type RejectsFile } from './rejects-file.ts';

const data = foreignData('jobs');
/**
 * Rows of each file that are read, from all over it: a file's rows are written by one program, and differ little.
 * `EVERY_ROW=1` reads all of them, and compares the numbers.
 */
const maxCount = process.env.EVERY_ROW ? Number.POSITIVE_INFINITY : 400;
const files: [string, string, { rows: number; refused?: Record<string, number> }][] = [
  ['ph_jobs.csv', 'PH', { rows: 2_959, refused: { 'no company': 1 } }],
  ['id_jobstreet.csv', 'ID', { rows: 9_587, refused: { 'no company': 348 } }],
  ['id_glints.csv', 'ID', { rows: 2_459 }],
  [
    'ar_bumeran_flat_dev.csv',
    'AR',
    { rows: 3_790, refused: { 'a mail address or a phone number for a company': 1 } },
  ],
  ['us_newgrad_listings.json', 'US', { rows: 2_499 }],
  ['in_timesjobs.csv', 'IN', { rows: 1_280 }],
  ['tr_kariyernet.csv', 'TR', { rows: 88 }],
  ['tw_104_small.csv', 'TW', { rows: 204 }],
  ['wwr_rss_sample.xml', 'US', { rows: 3 }],
];
describe.skipIf(!data)('real advertisements', () => {
  let database: TestDatabase;
  let pools: Pools;
  let folder = '';
  let rejects: RejectsFile;
  const paths = new Map<string, string>();
  const read = (name: string, country: string) =>
    importFile(pools.db, { path: paths.get(name) ?? '', country, rejects });

  beforeAll(async () => {
    database = await createTestDatabase();
    pools = createPools({ connectionString: database.connectionString });
    folder = await mkdtemp(join(tmpdir(), 'import-real-'));
    rejects = await createRejectsFile(join(folder, 'rejects.csv'));
    for (const [name] of files) paths.set(name, await sampleRows(join(data ?? '', name), maxCount, folder));
  });
  afterAll(async () => {
    await rejects.close();
    await pools.close();
    await database.drop();
    await rm(folder, { recursive: true });
  });

  it.each(files)(
    '%s of %s arrives, all but what cannot be a job',
    async (name, country, { rows, refused = {} }) => {
      const report = await read(name, country);
      expect(report.rows).toBeGreaterThanOrEqual(Math.min(rows, maxCount));
      expect(Object.keys(refused)).toEqual(expect.arrayContaining([...report.refused.keys()]));
      if (process.env.EVERY_ROW) {
        expect(report.rows).toBe(rows);
        expect(Object.fromEntries(report.refused)).toEqual(refused);
      }
      expect(report.arrived / report.complete).toBeGreaterThanOrEqual(0.97);
    },
    120_000,
  );

  it('leaves no address or number of a person in a text', async () => {
    const { rows } = await sql<{ text: string }>`
      select description_html as text from jobs
      where description_html ~ '[[:alnum:]]@[[:alnum:]-]+[.][a-z]{2,}' or description_html ~ '[+]0{8,}' or title ~ '[+]0{8,}'`.execute(
      pools.db,
    );
    expect(rows.map(({ text }) => text)).toEqual([]);
  });

  it('changes nothing when it is imported again', async () => {
    const before = await sql`select count(*), max(updated_at), max(id) from jobs`.execute(pools.db);
    for (const [name, country] of files) {
      const { counts } = await read(name, country);
      expect(counts).toMatchObject({ created: 0, changed: 0, merged: 0 });
    }
    expect((await sql`select count(*), max(updated_at), max(id) from jobs`.execute(pools.db)).rows).toEqual(
      before.rows,
    );
  }, 120_000);
});
