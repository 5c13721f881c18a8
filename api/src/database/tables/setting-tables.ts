import type { MailedKind, NotificationKind } from '@jobharbor/shared/contracts';
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
export interface SettingTables {
  notification_settings: NotificationSettingsTable;
  account_events: AccountEventsTable;
  blocked_companies: BlockedCompaniesTable;
  secret_key_checks: SecretKeyChecksTable;
}
