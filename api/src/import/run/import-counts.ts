/** The outcomes of a file's rows. Each record has exactly one; refused rows are also counted by reason. */
export interface ImportCounts {
  created: number;
  changed: number;
  unchanged: number;
  /** A near-duplicate of another row's job: stored as one more source of it. */
  merged: number;
  /** The same advertisement again in the same file. */
  repeated: number;
}

export const noCounts = (): ImportCounts => ({
  created: 0,
  changed: 0,
  unchanged: 0,
  merged: 0,
  repeated: 0,
});

export const sumCounts = (a: ImportCounts, b: ImportCounts): ImportCounts => ({
  created: a.created + b.created,
  changed: a.changed + b.changed,
  unchanged: a.unchanged + b.unchanged,
  merged: a.merged + b.merged,
  repeated: a.repeated + b.repeated,
});

export const countRows = (counts: ImportCounts): number =>
  counts.created + counts.changed + counts.unchanged + counts.merged + counts.repeated;
