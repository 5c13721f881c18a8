import type { JobDraft } from '../../intake/job-draft.ts';
import type { CleanJob } from '../clean/clean-job.ts';
import type { JobHead } from '../clean/job-head.ts';
import type { RawJob } from '../map/apply-mapping.ts';

/** A record with all required fields, not yet cleaned. */
export interface ImportRow {
  /** Position in the file, counting all items. */
  row: number;
  line: number;
  raw: RawJob;
  head: JobHead;
  sourceKey: string;
  feed: string;
  /** Whether the source's ids are the employer's own, as in the formats that employers and their systems publish. */
  hasRequisitions: boolean;
  /** Approximate number of characters. */
  weight: number;
  contentHash: Buffer;
  cleaned?: { draft: JobDraft; fingerprint: Buffer } | { error: unknown };
}

export type Clean = (row: ImportRow) => CleanJob;
