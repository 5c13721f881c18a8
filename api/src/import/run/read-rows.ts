import { createHash } from 'node:crypto';
import { type JobHead, readHead, sourceKeyOf } from '../clean/job-head.ts';
import { createMapper, type RawJob } from '../map/apply-mapping.ts';
import { hasValues } from '../map/choose-mapping.ts';
import type { Mapping } from '../map/mapping.ts';
import type { SourceItem } from '../read/source-item.ts';
import type { ImportRow } from './store-rows.ts';

/** Raised when cleaning changes: rows stored before are then cleaned anew by the next import of their file. */
export const cleanerVersion = 1;

type RowResult = { ok: true; row: ImportRow } | { ok: false; reason: string };

/** Everything that can be refused without cleaning is refused here, so that a resumed run refuses the same rows. */
export function createRowReader(mapping: Mapping): (item: SourceItem, row: number) => RowResult {
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
