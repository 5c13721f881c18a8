import type { FeedbackTopic } from '@jobharbor/shared/contracts';
import type { ColumnType, Generated } from 'kysely';

type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>;

export interface FeedbackTable {
  id: Generated<number>;
  account_id: Maybe<number>;
  topic: FeedbackTopic;
  text: string;
  email: Maybe<string>;
  country_key: string;
  language: string;
  sent_at: Date;
  closed_at: Maybe<Date>;
  reopened_at: Maybe<Date>;
  request_hash: Maybe<Buffer>;
  fingerprint: Buffer;
}

export interface FeedbackPicturesTable {
  id: Generated<number>;
  feedback_id: number;
  key: string;
  file_key: string;
}

export interface FeedbackAnswersTable {
  id: Generated<number>;
  feedback_id: number;
  text: string;
  answered_by: number | null;
  answered_at: Date;
}

/** The tables of what people say about the site. */
export interface FeedbackTables {
  feedback: FeedbackTable;
  feedback_pictures: FeedbackPicturesTable;
  feedback_answers: FeedbackAnswersTable;
}
