import type { PointMovementKind, WithdrawalNetwork, WithdrawalState } from '@jobharbor/shared/contracts';
import type { ColumnType, Generated } from 'kysely';

type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** Rows are never changed or deleted: triggers refuse it. */
interface PointMovementsTable {
  id: Generated<number>;
  /** What moved the points; unique. */
  key: string;
  kind: PointMovementKind;
  /** What several movements are about, for example `invitation:7`. */
  subject: string;
  moved_at: Date;
  /** Of a correction, which its owner reads. */
  reason: Maybe<string>;
}

interface PointEntriesTable {
  movement_id: number;
  side: 'gives' | 'takes';
  holder: string;
  /** Negative of who gives. */
  points: number;
}

export interface WithdrawalsTable {
  id: Generated<number>;
  account_id: number;
  network: WithdrawalNetwork;
  address: string;
  points: number;
  state: WithdrawalState;
  reason: Maybe<string>;
  asked_at: Date;
  changed_at: Date;
  leased_until: Maybe<Date>;
  /** Of the payment, by the payout service. */
  reference: Maybe<string>;
}

interface WithdrawalDecisionsTable {
  id: Generated<number>;
  withdrawal_id: number;
  state: WithdrawalState;
  reason: Maybe<string>;
  decided_by: Maybe<number>;
  decided_at: Date;
}

interface ResumeRefreshesTable {
  id: Generated<number>;
  account_id: number;
  refreshed_at: Date;
  /** Hashes of facts and words that the résumé had not had before. */
  marks: number[];
}

export interface PointTables {
  resume_refreshes: ResumeRefreshesTable;
  point_movements: PointMovementsTable;
  point_entries: PointEntriesTable;
  withdrawals: WithdrawalsTable;
  withdrawal_decisions: WithdrawalDecisionsTable;
}
