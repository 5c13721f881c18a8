import type { HeldReason } from '@jobharbor/shared/contracts';
import type { ColumnType, Generated } from 'kysely';

type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>;

interface InviteLinksTable {
  account_id: number;
  code: string;
  created_at: Date;
}

/** An invited account whose invitation was checked. Before that, only its `invite_code` says that it was invited. */
export interface InvitationsTable {
  id: Generated<number>;
  invited_id: number;
  inviter_id: number;
  state: 'counted' | 'held' | 'refused';
  /** Why it was held. */
  signals: Generated<HeldReason[]>;
  settled_at: Date;
  /** Of `counted` alone: the month in which the inviter's limit counts it. */
  counted_at: Maybe<Date>;
  /** That of the latest decision, which the inviter reads. */
  reason: Maybe<string>;
  appeal_text: Maybe<string>;
  appealed_at: Maybe<Date>;
}

interface InvitationDecisionsTable {
  id: Generated<number>;
  invitation_id: number;
  outcome: 'counted' | 'refused';
  reason: string;
  decided_by: Maybe<number>;
  decided_at: Date;
}

interface VipMonthsTable {
  account_id: number;
  /** The account whose joining gave the month; it may be gone. */
  invited_id: number;
  granted_at: Date;
}

export interface InvitationTables {
  invite_links: InviteLinksTable;
  invitations: InvitationsTable;
  invitation_decisions: InvitationDecisionsTable;
  vip_months: VipMonthsTable;
}
