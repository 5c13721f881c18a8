import { stat } from 'node:fs/promises';
import { readDate } from '../clean/date-text.ts';
import { createMapper } from '../map/apply-mapping.ts';
import { chooseMapping } from '../map/choose-mapping.ts';
import type { Mapping } from '../map/mapping.ts';
import { type RecordFile, readRecords } from '../read/read-records.ts';

export interface FileSample {
  mapping: Mapping;
  /** The newest date in the first records: the base of "2 days ago". */
  said: Date;
  /** When the file was written. */
  latest: Date;
}

const sampleSize = 1_000;

/** Reads the beginning of a file to determine its mapping and its date. Deterministic for a file. */
export async function sampleFile(file: RecordFile, asked: string | undefined): Promise<FileSample> {
  const values: Record<string, unknown>[] = [];
  for await (const item of readRecords(file)) {
    if (item.kind === 'record') values.push(item.value);
    if (values.length >= sampleSize) break;
  }
  const mapping = await chooseMapping(values, asked);
  const latest = (await stat(file.path)).mtime;
  const map = createMapper(mapping);
  const days = values
    .map(map)
    .flatMap(({ postedAt, seenAt }) => [postedAt?.[0], seenAt?.[0]].flatMap((text) => text ?? []));
  const dates = days
    .filter(isAbsolute)
    .flatMap((text) => readDate(text, { said: latest, order: mapping.dateOrder }) ?? []);
  const newest = dates.reduce<Date | undefined>(
    (best, date) => (best && best >= date ? best : date),
    undefined,
  );
  return { mapping, said: newest ?? latest, latest };
}

/** Whether a date text is absolute: it contains a year or is a Unix time. */
const isAbsolute = (text: string): boolean => /\d{4}/.test(text);
