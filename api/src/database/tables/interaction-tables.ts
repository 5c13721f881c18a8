import type { ColumnType, Generated } from 'kysely';

export type InteractionKind = 'expose' | 'click' | 'page_view' | 'event';

export interface InteractionTable {
  id: Generated<number>;
  at: Date;
  kind: InteractionKind;
  country_key: string;
  device: string;
  page: string;
  sub_page: Generated<string>;
  name: Generated<string>;
  job_id: ColumnType<number | null, number | null | undefined, number | null>;
  query_id: ColumnType<string | null, string | null | undefined, string | null>;
  reco_from: ColumnType<string | null, string | null | undefined, string | null>;
  /** Written as JSON text. */
  extra: ColumnType<Record<string, unknown> | null, string | null | undefined, string | null>;
  is_counted: Generated<boolean>;
  /** Row of `interaction_parts`, once it is assigned for the export. */
  part_id: Generated<number | null>;
}

interface InteractionDayTable {
  day: string;
  country_key: string;
  kind: InteractionKind;
  device: string;
  page: string;
  sub_page: string;
  name: string;
  interactions: number;
}

interface InteractionPartTable {
  id: Generated<number>;
  /** YYYY-MM-DD, UTC. */
  day: string;
  interactions: number;
  bytes: Generated<number | null>;
  sha256: Generated<string | null>;
  written_at: Generated<Date | null>;
  deleted_at: Generated<Date | null>;
}

interface InteractionVisitorTable {
  day: string;
  visitor: Buffer;
  kind: InteractionKind;
  spent: number;
}

interface ExchangeRateTable {
  date: string;
  source: string;
  fetched_at: Date;
  /** Written as JSON text. */
  units_per_usd: ColumnType<Record<string, number>, string, string>;
}

export interface InteractionTables {
  exchange_rates: ExchangeRateTable;
  interactions: InteractionTable;
  interaction_days: InteractionDayTable;
  interaction_parts: InteractionPartTable;
  interaction_visitors: InteractionVisitorTable;
}
