import type { NotInterestedReason } from '@jobharbor/shared/contracts';
import type { Generated } from 'kysely';

/** How an account has organised one of its chats. The other side does not see it. */
export interface ChatSettingsTable {
  account_id: number;
  chat_id: number;
  pinned_at: Date | null;
  muted_at: Date | null;
  not_interested_reason: NotInterestedReason | null;
  /** Messages up to this id are hidden from the account; 0 in a chat that had none. */
  deleted_up_to: number | null;
  /** Value of `deleted_up_to` before the latest deletion. */
  deleted_before: number | null;
  /** Unsent text; empty when it was sent or removed. */
  draft: string | null;
  draft_at: Date | null;
}

type Side = 'jobseeker' | 'recruiter';

/** How a chat began without an application. Ends with `ended_at`; an application joins it. */
export interface ChatStartsTable {
  chat_id: number;
  /** The person. */
  account_id: number;
  job_id: number;
  started_by: Side;
  started_at: Date;
  ended_by: Side | null;
  ended_at: Date | null;
  /** The recruiter found the person, and learns the name when they answer or apply. */
  hides_name: Generated<boolean>;
}

export interface ChatTables {
  chat_starts: ChatStartsTable;
  chat_settings: ChatSettingsTable;
}
