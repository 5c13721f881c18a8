import type { NotInterestedReason } from '@jobharbor/shared/contracts';

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

export interface ChatTables {
  chat_settings: ChatSettingsTable;
}
