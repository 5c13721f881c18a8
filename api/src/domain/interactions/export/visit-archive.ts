import type { InteractionKind } from '../../../database/tables/interaction-tables.ts';

/** Interactions of one UTC hour that are alike, and their number. Nothing in it ties two interactions to each other. */
export interface VisitSum {
  /** Start of the hour. */
  hour: Date;
  country_key: string;
  kind: InteractionKind;
  device: string;
  page: string;
  sub_page: string;
  name: string;
  job_id: number | null;
  reco_from: string | null;
  /** JSON text. */
  extra: string | null;
  interactions: number;
}

/** A part of a UTC day. Parts have sums of their own: readers add them up. */
export interface VisitPart {
  id: number;
  /** YYYY-MM-DD. */
  day: string;
}

/** Size and SHA-256 hash of the stored file of a part. */
export interface WrittenPart {
  bytes: number;
  /** Hex. */
  sha256: string;
}

export interface ListedPart extends VisitPart {
  writtenAt: Date;
}

/** Where sums of visits outlive the database's rows. */
export interface VisitArchive {
  /** Resolves once the bytes are stored durably. The same part again replaces it whole. */
  write(part: VisitPart, sums: readonly VisitSum[]): Promise<WrittenPart>;
  /** A stored part; null where it is missing. Its interactions are null where it is unreadable. */
  check(part: VisitPart): Promise<{ sha256: string; interactions: number | null } | null>;
  /** All stored parts. Files of other names are none. */
  list(): AsyncIterable<ListedPart>;
  remove(part: VisitPart): Promise<void>;
}
