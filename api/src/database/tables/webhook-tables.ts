import type { PushedJob, WebhookDelivery, WebhookEvent } from '@jobharbor/shared/contracts';
import type { ColumnType, Generated } from 'kysely';

type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>;

export interface WebhooksTable {
  id: Generated<number>;
  company_id: number;
  url: string;
  events: WebhookEvent[];
  secret: string;
  former_secret: Maybe<string>;
  former_until: Maybe<Date>;
  is_enabled: Generated<boolean>;
  failing_since: Maybe<Date>;
  added_at: Date;
}

export interface WebhookDeliveriesTable {
  id: Generated<number>;
  webhook_id: number;
  event: string;
  body: string;
  created_at: Date;
  state: Generated<WebhookDelivery['state']>;
  attempts: Generated<number>;
  next_at: Maybe<Date>;
  status: Maybe<number>;
  problem: Maybe<string>;
}

interface JobPushesTable {
  id: Generated<number>;
  account_id: number;
  /** Written as JSON text. */
  results: ColumnType<PushedJob[], string, string>;
  pushed_at: Date;
}

/** What employers' own systems are told, and what they send. */
export interface WebhookTables {
  job_pushes: JobPushesTable;
  webhook_deliveries: WebhookDeliveriesTable;
  webhooks: WebhooksTable;
}
