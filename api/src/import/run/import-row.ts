import type { JobDraft } from '../../intake/job-draft.ts';
import type { CleanJob } from '../clean/clean-job.ts';
import type { JobHead } from '../clean/job-head.ts';
import type { RawJob } from '../map/apply-mapping.ts';

/** A record that has what every job needs, not yet cleaned. */
export interface ImportRow {
  /** Position in the file, counting every item. */
  row: number;
  line: number;
  raw: RawJob;
  head: JobHead;
  sourceKey: string;
  feed: string;
  /** About how many characters it holds. */
  weight: number;
  contentHash: Buffer;
  cleaned?: { draft: JobDraft; fingerprint: Buffer } | { error: unknown };
}

export type Clean = (row: ImportRow) => CleanJob;
