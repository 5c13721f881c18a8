import { stat } from 'node:fs/promises';
import { readDate } from '../clean/date-text.ts';
import { createMapper } from '../map/apply-mapping.ts';
import { chooseMapping } from '../map/choose-mapping.ts';
import type { Mapping } from '../map/mapping.ts';
import { type RecordFile, readRecords } from '../read/read-records.ts';

export interface FileSample {
  mapping: Mapping;
  /** The newest day that the first records name: what their "2 days ago" counts from. */
  said: Date;
  /** When the file was written. */
  latest: Date;
}

const sampleSize = 1_000;

/** Reads the beginning of a file to know its mapping and its day. The same file always gives the same answer. */
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

/** A year stands in it, or it counts seconds. */
const isAbsolute = (text: string): boolean => /\d{4}/.test(text);
