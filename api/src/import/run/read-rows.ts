import { createHash } from 'node:crypto';
import { type JobHead, readHead, sourceKeyOf } from '../clean/job-head.ts';
import { createMapper, type RawJob } from '../map/apply-mapping.ts';
import { hasValues } from '../map/choose-mapping.ts';
import type { Mapping } from '../map/mapping.ts';
import { nestedJobs } from '../map/nested-jobs.ts';
import { createSourceNamer } from '../map/source-name.ts';
import { type RecordFile, readRecords } from '../read/read-records.ts';
import type { SourceItem } from '../read/source-item.ts';
import type { ImportRow } from './import-row.ts';

/** Raise it when cleaning changes, so that the next import of a file cleans its stored rows again. */
export const cleanerVersion = 11;

/** The jobs of a file in its order; see the mapping's `records`. */
export async function* readJobs(file: RecordFile, mapping: Mapping): AsyncGenerator<SourceItem> {
  for await (const item of readRecords(file)) yield* nestedJobs(item, mapping);
}

export interface RowSource {
  mapping: Mapping;
  country: string;
  /** The source that the operator gives, if any. */
  source?: string | undefined;
  /** The employer of rows that name none. */
  company?: string | undefined;
  /** The file is the board of `company` alone, whatever name its rows have. */
  isOwnBoard?: boolean;
  /** The page of a job by its id, for sources whose rows have no address. */
  jobAddress?: ((id: string) => string) | undefined;
}

/** The jobs of a source in a country, of which a whole file has all. */
export const feedName = (source: string, country: string): string => `${source} ${country}`;

type RowResult = { ok: true; row: ImportRow } | { ok: false; reason: string };

/** Refuses rows that need no cleaning to be refused, so that a resumed run refuses the same ones. */
export function createRowReader(options: RowSource) {
  const { mapping, country, source, company, isOwnBoard = false, jobAddress } = options;
  const map = createMapper(mapping);
  const salt = JSON.stringify([cleanerVersion, mapping]);
  const nameOf = createSourceNamer(mapping, source);
  const areOpenings = mapping.isFormat === true || mapping.idsAreOpenings === true || company !== undefined;
  return (item: SourceItem, row: number): RowResult => {
    if (item.kind === 'broken') return { ok: false, reason: item.reason };
    if (!hasValues(mapping, item.value)) return { ok: false, reason: 'not a job' };
    const own = company === undefined ? {} : { company: [company] };
    const mapped = map(item.value);
    const [id] = mapped.id ?? [];
    const address = id === undefined || jobAddress === undefined ? {} : { url: [jobAddress(id)] };
    const raw: RawJob = { ...own, ...address, ...mapped, ...(isOwnBoard && own) };
    const head = readHead(raw);
    if (!head.ok) return head;
    const name = nameOf(raw);
    const names = {
      sourceKey: sourceKeyOf(name, raw, head),
      feed: feedName(name, country),
      hasRequisitions: raw.id !== undefined && areOpenings,
    };
    return {
      ok: true,
      row: { row, line: item.line, raw, head: headOf(head), ...names, ...weightAndHash(raw, salt) },
    };
  };
}

const headOf = ({ title, company }: JobHead): JobHead => ({ title, company });

function weightAndHash(raw: RawJob, salt: string): Pick<ImportRow, 'weight' | 'contentHash'> {
  const text = JSON.stringify(raw);
  return {
    weight: text.length,
    contentHash: createHash('sha256').update(salt).update(text).digest().subarray(0, 16),
  };
}
