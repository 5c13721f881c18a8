import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { Db } from '../../database/pools.ts';
import { createCleaner } from '../clean/clean-job.ts';
import type { TextEncoding } from '../read/text-encoding.ts';
import { type CheckpointKey, finishCheckpoint, readCheckpoint } from './checkpoint.ts';
import { closeMissing, type MissingReport, type MissingRule } from './close-missing.ts';
import { createFieldReport, type SourceFields } from './field-report.ts';
import { fileIdentity } from './file-identity.ts';
import { countRows, type ImportCounts } from './import-counts.ts';
import type { Clean, ImportRow } from './import-row.ts';
import { precleanRows } from './preclean-rows.ts';
import { cleanerVersion, createRowReader, readJobs } from './read-rows.ts';
import type { RejectsFile } from './rejects-file.ts';
import { sampleFile } from './sample-file.ts';
import { storeBatch } from './store-batch.ts';

const batchSize = 500;
/** Maximum characters of a batch, which bounds its memory. */
const maxWeight = 2_000_000;

export interface ImportOptions {
  path: string;
  /** ISO 3166 alpha-2 of the country that the file is about. */
  country: string;
  /** Name or path; detected by the file's fields when absent. */
  mapping?: string | undefined;
  /** Detected by the file's content when neither this nor the mapping names it. */
  encoding?: TextEncoding | undefined;
  /** The source, within which ids are unique, when it is not the mapping's name. */
  source?: string | undefined;
  /** The employer of rows that name none, as on a company's own board. */
  company?: string | undefined;
  /** What to do with jobs of the source that the file does not contain. */
  missing?: MissingRule | undefined;
  /** The date of the file's content, when the file does not contain one. */
  asOf?: Date | undefined;
  rejects: RejectsFile;
  onProgress?: (rows: number) => void;
}

export interface ImportReport {
  mapping: string;
  encoding: TextEncoding;
  rows: number;
  /** Rows with a title and a company. */
  complete: number;
  arrived: number;
  counts: ImportCounts;
  refused: Map<string, number>;
  /** Rows that an interrupted run had already stored. */
  resumedAfter: number;
  missing?: MissingReport;
  fields: SourceFields[];
  /** Hash of the file's content. */
  fileId: Buffer;
}

/** Imports one file. Each batch commits with its checkpoint, so that the same command resumes after an interruption. */
export async function importFile(db: Db, options: ImportOptions): Promise<ImportReport> {
  const { path, rejects } = options;
  const sample = await sampleFile(options);
  const { file, mapping } = sample;
  const asOf = options.asOf ?? sample.asOf;
  const country = options.country.toLowerCase();
  const fileId = await fileIdentity(path);
  const key: CheckpointKey = {
    id: runIdentity(fileId, [
      mapping,
      country,
      file.encoding,
      options.source ?? '',
      ...(options.company === undefined ? [] : [options.company]),
    ]),
    fileName: basename(path),
    mapping: mapping.name,
    country,
  };
  const clean = createCleaner({ mapping, country, asOf, latest: sample.latest });
  const fields = createFieldReport();
  const cleanOne: Clean = (row) => {
    const job = clean(row.raw, row.head, row.sourceKey);
    fields.add(row, job);
    return job;
  };

  const before = await readCheckpoint(db, key);
  const report = {
    fileId,
    mapping: mapping.name,
    encoding: file.encoding,
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

  const read = createRowReader({ ...options, mapping, country });
  let checkpoint = before;
  let batch: ImportRow[] = [];
  let weight = 0;
  let damage = 0;
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
    weight = 0;
    await precleanRows(db, rows, cleanOne);
    await writing;
    writing = write(rows, rowsDone);
    // Prevents an unhandled rejection; the next `await` of it throws.
    writing.catch(() => {});
  };
  for await (const item of readJobs(file, mapping)) {
    report.rows++;
    const result = read(item, report.rows);
    if (!result.ok) {
      if (item.kind === 'broken') damage++;
      refuse(item.line, result.reason, item.kind === 'record' ? item.value : undefined);
      continue;
    }
    report.complete++;
    if (report.rows <= before.rowsDone) continue;
    batch.push(result.row);
    weight += result.row.weight;
    if (batch.length >= batchSize || weight >= maxWeight) await flush();
  }
  if (report.rows > before.rowsDone) await flush();
  await writing;
  damage += checkpoint.lateRefusals.length;
  const missing = await closeMissing(db, { fileId, rule: options.missing ?? 'keep', damage });
  await finishCheckpoint(db, key);
  return {
    ...report,
    ...(missing ? { missing } : {}),
    fields: fields.sources(),
    counts: checkpoint.counts,
    arrived: countRows(checkpoint.counts),
  };
}

function runIdentity(fileId: Buffer, settings: readonly unknown[]): Buffer {
  const rest = JSON.stringify([cleanerVersion, ...settings]);
  return createHash('sha256').update(fileId).update(rest).digest().subarray(0, 16);
}
