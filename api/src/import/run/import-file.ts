import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { Db } from '../../database/pools.ts';
import { createCleaner, type JobHead, readHead, sourceKeyOf } from '../clean/clean-job.ts';
import { createMapper, type RawJob } from '../map/apply-mapping.ts';
import { hasValues } from '../map/choose-mapping.ts';
import type { Mapping } from '../map/mapping.ts';
import { openRecordFile, readRecords } from '../read/read-records.ts';
import type { SourceItem } from '../read/source-item.ts';
import {
  type Checkpoint,
  type CheckpointKey,
  finishCheckpoint,
  readCheckpoint,
  writeCheckpoint,
} from './checkpoint.ts';
import { cleanAhead } from './clean-ahead.ts';
import { fileIdentity } from './file-identity.ts';
import { arrivedIn, type ImportCounts, sumCounts } from './import-counts.ts';
import type { LateRefusal } from './import-tables.ts';
import type { RejectsFile } from './rejects-file.ts';
import { sampleFile } from './sample-file.ts';
import { type Clean, type ImportRow, storeRows } from './store-rows.ts';

/** Raised when cleaning changes: rows stored before are then cleaned anew by the next import of their file. */
const cleanerVersion = 1;
const batchSize = 500;

export interface ImportOptions {
  path: string;
  /** ISO 3166 alpha-2 of the country that the file is about. */
  country: string;
  /** Name or path; chosen by the file's shape when absent. */
  mapping?: string | undefined;
  /** The day the file was true, where it does not say so itself. */
  said?: Date | undefined;
  rejects: RejectsFile;
  onProgress?: (rows: number) => void;
}

export interface ImportReport {
  mapping: string;
  rows: number;
  /** Rows that name a title and a company. */
  complete: number;
  arrived: number;
  counts: ImportCounts;
  refused: Map<string, number>;
  /** Rows that an earlier run, cut off, had already stored. */
  resumedAfter: number;
}

/** Imports one file: each batch commits with its checkpoint, so that the same command goes on after any interruption. */
export async function importFile(db: Db, options: ImportOptions): Promise<ImportReport> {
  const { path, rejects } = options;
  const file = await openRecordFile(path);
  const sample = await sampleFile(file, options.mapping);
  const { mapping } = sample;
  const said = options.said ?? sample.said;
  const country = options.country.toLowerCase();
  const fileId = await fileIdentity(path);
  const key: CheckpointKey = {
    id: runIdentity(fileId, mapping, country),
    fileName: basename(path),
    mapping: mapping.name,
    country,
  };
  const clean = createCleaner({ mapping, country, said, latest: sample.latest });
  const cleanOne: Clean = ({ raw, head, sourceKey }) => clean(raw, head, sourceKey);

  const before = await readCheckpoint(db, key);
  const report = {
    mapping: mapping.name,
    rows: 0,
    complete: 0,
    refused: new Map<string, number>(),
    resumedAfter: before.rowsDone,
  };
  const refuse = (line: number, reason: string, record?: Record<string, unknown>) => {
    report.refused.set(reason, (report.refused.get(reason) ?? 0) + 1);
    rejects.write({ file: basename(path), line, reason, ...(record ? { record } : {}) });
  };
  for (const { line, reason } of before.lateRefusals) refuse(line, reason);

  const read = createRowReader(mapping);
  let checkpoint = before;
  let batch: ImportRow[] = [];
  let writing = Promise.resolve();
  const write = async (rows: ImportRow[], rowsDone: number) => {
    const stored = await storeBatch(db, { key, fileId, batch: rows, checkpoint, rowsDone, clean: cleanOne });
    for (const { line, reason } of stored.lateRefusals.slice(checkpoint.lateRefusals.length))
      refuse(line, reason);
    checkpoint = stored;
    options.onProgress?.(rowsDone);
  };
  const flush = async () => {
    const [rows, rowsDone] = [batch, report.rows];
    batch = [];
    await cleanAhead(db, rows, cleanOne);
    await writing;
    writing = write(rows, rowsDone);
    // Whoever waits for it next hears of a failure; until then it is not an unhandled one.
    writing.catch(() => {});
  };
  for await (const item of readRecords(file)) {
    report.rows++;
    const result = read(item, report.rows);
    if (!result.ok) {
      refuse(item.line, result.reason, item.kind === 'record' ? item.value : undefined);
      continue;
    }
    report.complete++;
    if (report.rows <= before.rowsDone) continue;
    batch.push(result.row);
    if (batch.length >= batchSize) await flush();
  }
  if (report.rows > before.rowsDone) await flush();
  await writing;
  await finishCheckpoint(db, key);
  return { ...report, counts: checkpoint.counts, arrived: arrivedIn(checkpoint.counts) };
}

function runIdentity(fileId: Buffer, mapping: Mapping, country: string): Buffer {
  const rest = JSON.stringify([cleanerVersion, mapping, country]);
  return createHash('sha256').update(fileId).update(rest).digest().subarray(0, 16);
}

type RowResult = { ok: true; row: ImportRow } | { ok: false; reason: string };

/** Everything that can be refused without cleaning is refused here, so that a resumed run refuses the same rows. */
function createRowReader(mapping: Mapping): (item: SourceItem, row: number) => RowResult {
  const map = createMapper(mapping);
  const salt = JSON.stringify([cleanerVersion, mapping]);
  return (item, row) => {
    if (item.kind === 'broken') return { ok: false, reason: item.reason };
    if (!hasValues(mapping, item.value)) return { ok: false, reason: 'not a job' };
    const raw = map(item.value);
    const head = readHead(raw);
    if (!head.ok) return head;
    return { ok: true, row: toRow(item.line, row, raw, head, mapping, salt) };
  };
}

const toRow = (
  line: number,
  row: number,
  raw: RawJob,
  head: JobHead,
  mapping: Mapping,
  salt: string,
): ImportRow => ({
  row,
  line,
  raw,
  head: { title: head.title, company: head.company },
  sourceKey: sourceKeyOf(mapping, raw, head),
  contentHash: createHash('sha256').update(salt).update(JSON.stringify(raw)).digest().subarray(0, 16),
});

interface Batch {
  key: CheckpointKey;
  fileId: Buffer;
  batch: ImportRow[];
  checkpoint: Checkpoint;
  rowsDone: number;
  clean: Clean;
}

/** The whole batch in one transaction; row by row when one of them spoils it. */
async function storeBatch(db: Db, job: Batch): Promise<Checkpoint> {
  const commit = (rows: ImportRow[], from: Checkpoint, late: LateRefusal[]) =>
    db.transaction().execute(async (tx) => {
      const counts = await storeRows(tx, job.fileId, rows, job.clean);
      const next = {
        rowsDone: job.rowsDone,
        counts: sumCounts(from.counts, counts),
        lateRefusals: [...from.lateRefusals, ...late],
      };
      await writeCheckpoint(tx, job.key, next);
      return next;
    });
  try {
    return await commit(job.batch, job.checkpoint, []);
  } catch (error) {
    if (!isAboutARow(error)) throw error;
  }
  const good: ImportRow[] = [];
  const late: LateRefusal[] = [];
  for (const row of job.batch) {
    const reason = await reasonAgainst(db, job, row);
    if (reason === undefined) good.push(row);
    else late.push({ line: row.line, reason });
  }
  return commit(good, job.checkpoint, late);
}

/** Tries a row alone and takes it back. */
async function reasonAgainst(db: Db, job: Batch, row: ImportRow): Promise<string | undefined> {
  const undo = new Error('taken back');
  try {
    await db.transaction().execute(async (tx) => {
      await storeRows(tx, job.fileId, [row], job.clean);
      throw undo;
    });
    return undefined;
  } catch (error) {
    if (error === undo) return undefined;
    if (!isAboutARow(error)) throw error;
    return `could not be stored: ${error.message}`;
  }
}

/** Damage in data (PostgreSQL's classes 22 and 23) or a cleaner that stumbled; not a database that is gone. */
function isAboutARow(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return /^2[23]/.test(code) || (code === '' && (error instanceof TypeError || error instanceof RangeError));
}
