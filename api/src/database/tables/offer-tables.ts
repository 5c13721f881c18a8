import type { OfferDeclineReason, OfferPhase, OfferTerms } from '@jobharbor/shared/contracts';
import type { ColumnType, Generated } from 'kysely';

type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>;

export interface OffersTable {
  id: Generated<number>;
  application_id: number;
  /** The application whose open offer it is; unique. Null once it is answered or withdrawn. */
  open_application_id: Maybe<number>;
  recruiter_id: number;
  /** `expired` follows from the clock. */
  state: Generated<Exclude<OfferPhase, 'expired'>>;
  /** Written as JSON text. */
  terms: ColumnType<OfferTerms, string, never>;
  valid_until: Date;
  made_at: Date;
  answered_at: Maybe<Date>;
  decline_reason: Maybe<OfferDeclineReason>;
  /** Of the decline or the withdrawal. */
  text: Maybe<string>;
  signed_name: Maybe<string>;
  updated_at: Date;
  version: Generated<number>;
}

/** The table of offers. */
export interface OfferTables {
  offers: OffersTable;
}
