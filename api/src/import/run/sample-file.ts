import { stat } from 'node:fs/promises';
import { createMapper } from '../map/apply-mapping.ts';
import { chooseMapping } from '../map/choose-mapping.ts';
import type { Mapping } from '../map/mapping.ts';
import { nestedJobs } from '../map/nested-jobs.ts';
import { openRecordFile, type RecordFile, readRecords } from '../read/read-records.ts';
import { record } from '../read/source-item.ts';
import type { TextEncoding } from '../read/text-encoding.ts';
import { dateOfFile } from './date-of-file.ts';

export interface FileSample {
  file: RecordFile;
  mapping: Mapping;
  /** The date of the content, by the first records: the base of "2 days ago". */
  asOf: Date;
  /** When the file was written. */
  latest: Date;
}

const sampleSize = 1_000;

export interface SampleRequest {
  path: string;
  /** Name or path of the mapping; detected by the file's fields when absent. */
  mapping?: string | undefined;
  /** Detected from the file's content unless this option or the mapping names it. */
  encoding?: TextEncoding | undefined;
}

/** Reads the beginning of a file to determine its encoding, its mapping and its date. Deterministic for a file. */
export async function sampleFile(asked: SampleRequest): Promise<FileSample> {
  let file = await openRecordFile(asked.path, asked.encoding);
  let values = await readSample(file);
  if (values.length === 0 && file.format.kind === 'xml')
    throw new Error(
      `${asked.path} has no element that holds a job: no <item>, <entry>, <job>, <position>, <vacancy> or <jobposting>, and no other that is repeated.`,
    );
  if (values.length === 0 && file.format.kind === 'html')
    throw new Error(
      `${asked.path} is a page without JSON-LD, in which nothing says what a job is. Save the pages of the jobs themselves, or ask the site for a feed.`,
    );
  const mapping = await chooseMapping(values, asked.mapping).catch((error: unknown) => {
    // Column names in a wrongly guessed encoding are unknown to every mapping.
    throw file.doubt === undefined ? error : unsureFileError(file.path, file.doubt);
  });
  const encoding = asked.encoding ?? mapping.encoding;
  if (encoding !== undefined && encoding !== file.encoding) {
    file = await openRecordFile(asked.path, encoding);
    values = await readSample(file);
  } else if (file.doubt !== undefined && encoding === undefined) {
    throw unsureFileError(file.path, file.doubt);
  }
  const latest = (await stat(file.path)).mtime;
  const rows = values.flatMap((value) => jobsIn(value, mapping)).map(createMapper(mapping));
  // The day on which a row was seen is that of its content; its posting is earlier.
  const seen = rows.flatMap(({ seenAt }) => seenAt?.[0] ?? []);
  const days = seen.length > 0 ? seen : rows.flatMap(({ postedAt }) => postedAt?.[0] ?? []);
  return { file, mapping, asOf: dateOfFile(days, { latest, order: mapping.dateOrder }), latest };
}

const jobsIn = (value: Record<string, unknown>, mapping: Mapping): Record<string, unknown>[] =>
  [...nestedJobs(record(0, value), mapping)].flatMap((item) => (item.kind === 'record' ? [item.value] : []));

const unsureFileError = (path: string, doubt: string): Error =>
  new Error(
    `The encoding of ${path} is doubtful: ${doubt}. Name it with --encoding (windows-1256, big5, gb18030, shift_jis, …), or save the file as UTF-8.`,
  );

async function readSample(file: RecordFile): Promise<Record<string, unknown>[]> {
  const values: Record<string, unknown>[] = [];
  for await (const item of readRecords(file)) {
    if (item.kind === 'record') values.push(item.value);
    if (values.length >= sampleSize) break;
  }
  return values;
}
