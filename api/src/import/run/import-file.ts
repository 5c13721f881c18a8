import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { Db } from '../../database/pools.ts';
import { createCleaner } from '../clean/clean-job.ts';
import type { Mapping } from '../map/mapping.ts';
import type { TextEncoding } from '../read/text-encoding.ts';
import { createBatchWriter, type Refuse } from './batch-writer.ts';
import { type CheckpointKey, finishCheckpoint, readCheckpoint } from './checkpoint.ts';
import { closeMissing, type MissingReport, type MissingRule } from './close-missing.ts';
import { createFieldReport, type SourceFields } from './field-report.ts';
import { fileIdentity } from './file-identity.ts';
import { countRows, type ImportCounts } from './import-counts.ts';
import type { Clean } from './import-row.ts';
import { cleanerVersion, createRowReader, feedName, readJobs } from './read-rows.ts';
import type { RejectsFile } from './rejects-file.ts';
import { sampleFile } from './sample-file.ts';

export interface ImportOptions {
  path: string;
  /** ISO 3166 alpha-2 of the country that the file is about. */
  country: string;
  /** Name or path; detected by the file's fields when absent. */
  mapping?: string | undefined;
  /** Detected from the file's content unless this option or the mapping names it. */
  encoding?: TextEncoding | undefined;
  /** The source, within which ids are unique, when it is not the mapping's name. */
  source?: string | undefined;
  /** The employer of rows that name none, as on a company's own board. */
  company?: string | undefined;
  /** The company whose own job board the file is. All its jobs belong to this company, and no other board has its `source`. */
  employer?: { companyId: number; recruiterId: number | null } | undefined;
  /** The page of a job by its id, for sources whose rows have no address. */
  jobAddress?: ((id: string) => string) | undefined;
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
  const sample = await sampleFile(options);
  const { file, mapping } = sample;
  const country = options.country.toLowerCase();
  const fileId = await fileIdentity(options.path);
  const key = checkpointKey(options, { fileId, mapping, country, encoding: file.encoding });
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
  const refuse: Refuse = (line, reason, record) => {
    report.refused.set(reason, (report.refused.get(reason) ?? 0) + 1);
    options.rejects.write({ file: basename(options.path), line, reason, ...(record ? { record } : {}) });
  };
  for (const { line, reason } of before.lateRefusals) refuse(line, reason);

  const asOf = options.asOf ?? sample.asOf;
  const cleaner = createReportingCleaner({ mapping, country, asOf, latest: sample.latest });
  const { fields } = cleaner;
  const clean = cleanFor(cleaner.clean, options);
  const read = createRowReader({ ...options, mapping, country, isOwnBoard: options.employer !== undefined });
  const writer = createBatchWriter(db, {
    key,
    fileId,
    clean,
    before,
    refuse,
    onProgress: options.onProgress,
  });
  let damage = 0;
  for await (const item of readJobs(file, mapping)) {
    report.rows++;
    const result = read(item, report.rows);
    if (!result.ok) {
      if (item.kind === 'broken') damage++;
      refuse(item.line, result.reason, item.kind === 'record' ? item.value : undefined);
      continue;
    }
    report.complete++;
    if (report.rows > before.rowsDone) await writer.add(result.row, report.rows);
  }
  if (report.rows > before.rowsDone) await writer.flush(report.rows);
  const checkpoint = await writer.written();
  damage += checkpoint.lateRefusals.length;
  const feeds = options.employer && options.source ? [feedName(options.source, country)] : undefined;
  const missing = await closeMissing(db, { fileId, rule: options.missing ?? 'keep', damage, feeds });
  await finishCheckpoint(db, key);
  return {
    ...report,
    ...(missing ? { missing } : {}),
    fields: fields.sources(),
    counts: checkpoint.counts,
    arrived: countRows(checkpoint.counts),
  };
}

/** A cleaner that counts how much of each field it could read. */
function createReportingCleaner(options: Parameters<typeof createCleaner>[0]) {
  const cleanJob = createCleaner(options);
  const fields = createFieldReport();
  const clean: Clean = (row) => {
    const job = cleanJob(row.raw, row.head, row.sourceKey);
    fields.add(row, job);
    return job;
  };
  return { clean, fields };
}

/** Jobs of an employer's own board are the employer's. */
function cleanFor(clean: Clean, { employer }: ImportOptions): Clean {
  if (employer === undefined) return clean;
  return (row) => {
    const job = clean(row);
    return { ...job, draft: { ...job.draft, ...employer } };
  };
}

interface Run {
  fileId: Buffer;
  mapping: Mapping;
  country: string;
  encoding: TextEncoding;
}

const checkpointKey = (
  options: ImportOptions,
  { fileId, mapping, country, encoding }: Run,
): CheckpointKey => ({
  id: runIdentity(fileId, [
    mapping,
    country,
    encoding,
    options.source ?? '',
    ...(options.company === undefined ? [] : [options.company]),
  ]),
  fileName: basename(options.path),
  mapping: mapping.name,
  country,
});

function runIdentity(fileId: Buffer, settings: readonly unknown[]): Buffer {
  const rest = JSON.stringify([cleanerVersion, ...settings]);
  return createHash('sha256').update(fileId).update(rest).digest().subarray(0, 16);
}
