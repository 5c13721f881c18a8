import type { AdminQueue, MailedKind, NotificationKind } from '@jobharbor/shared/contracts';
import type { ColumnType, Generated } from 'kysely';

type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>;

interface NotificationSettingsTable {
  account_id: number;
  kind: NotificationKind | MailedKind;
  channel: 'email' | 'sms' | 'site' | 'push';
  is_on: boolean;
}

interface AccountEventsTable {
  id: Generated<number>;
  account_id: number;
  at: Date;
  event: string;
  user_agent: Maybe<string>;
  address: Maybe<string>;
  country_key: Maybe<string>;
}

interface BlockedCompaniesTable {
  account_id: number;
  company_id: number;
  blocked_at: Date;
}

interface SecretKeyChecksTable {
  key_id: string;
  sealed: string;
}

/** Tables of an account's settings and security events, and of the site's keys. */
interface SiteSettingsTable {
  name: string;
  country_key: string;
  /** Written as JSON text. */
  value: ColumnType<unknown, string, string>;
}

interface SiteSettingChangesTable {
  id: Generated<number>;
  name: string;
  country_key: string;
  /** Written as JSON text; null where the usual value held. */
  before: ColumnType<unknown, string | null, string | null>;
  after: ColumnType<unknown, string | null, string | null>;
  reason: string;
  changed_by: number | null;
  changed_at: Date;
}

interface AdminDecisionsTable {
  id: Generated<number>;
  queue: AdminQueue;
  subject_id: number;
  label: string;
  outcome: string;
  reason: string;
  decided_by: number | null;
  decided_at: Date;
}

export interface SettingTables {
  admin_decisions: AdminDecisionsTable;
  site_settings: SiteSettingsTable;
  site_setting_changes: SiteSettingChangesTable;
  notification_settings: NotificationSettingsTable;
  account_events: AccountEventsTable;
  blocked_companies: BlockedCompaniesTable;
  secret_key_checks: SecretKeyChecksTable;
}
