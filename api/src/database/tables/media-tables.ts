import type { SummarySentence } from '@jobharbor/shared/contracts';
import type { ColumnType, Generated } from 'kysely';

type Id = Generated<number>;
type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>;

export interface AvatarsTable {
  id: Id;
  account_id: number;
  key: string;
  file_key: string;
  kind: 'uploaded' | 'generated';
  created_at: Date;
  unused_since: Maybe<Date>;
}

export interface CareerSummariesTable {
  id: Id;
  account_id: number;
  status: 'running' | 'finished' | 'stopped' | 'failed';
  language: string;
  variant: Generated<number>;
  /** Written as JSON text. */
  sentences: ColumnType<SummarySentence[], string | undefined, string>;
  is_counted: Generated<boolean>;
  started_at: Date;
  accepted_at: Maybe<Date>;
  previous_summary: Maybe<string>;
}

export interface VideoResumesTable {
  id: Id;
  account_id: number;
  /** Null, as all that is about the file, while a cover waits for its video. */
  filename: Maybe<string>;
  file_key: Maybe<string>;
  size: Maybe<number>;
  seconds: Maybe<number>;
  cover_file_key: Maybe<string>;
  created_at: Date;
  /** Soft deletion: hidden, but restorable for some minutes. */
  deleted_at: Maybe<Date>;
}

export interface LicenseAttachmentsTable {
  id: Id;
  account_id: number;
  filename: string;
  format: 'pdf' | 'png' | 'jpg';
  size: number;
  file_key: string;
  created_at: Date;
  unused_since: Maybe<Date>;
}

/** Copies of such files, which went with an application. */
export interface ApplicationAttachmentsTable {
  application_id: number;
  attachment_id: number;
  filename: string;
  format: 'pdf' | 'png' | 'jpg';
  file_key: string;
}

/** Uses of the analysis by employers. */
export interface TalentAnalysesTable {
  id: Id;
  account_id: number;
  application_id: number;
  at: Date;
}

/** Files whose rows are gone; triggers write it. */
export interface RemovedFilesTable {
  file_key: string;
  removed_at: Generated<Date>;
}

/** The tables of pictures, of videos and of what is written with AI. */
export interface MediaTables {
  application_attachments: ApplicationAttachmentsTable;
  avatars: AvatarsTable;
  career_summaries: CareerSummariesTable;
  license_attachments: LicenseAttachmentsTable;
  removed_files: RemovedFilesTable;
  talent_analyses: TalentAnalysesTable;
  video_resumes: VideoResumesTable;
}
