import {
  type MailedKind,
  mailedKind,
  type NotificationKind,
  type NotificationSettings,
  notificationKind,
  siteNotificationKinds,
  smsNotificationKinds,
} from '@jobharbor/shared/contracts';
import { anyIdOf } from '../../database/any-id-of.ts';
import type { Db } from '../../database/pools.ts';

/** How a notification comes; each can be switched by kind. */
export type NoticeChannel = 'email' | 'sms' | 'site' | 'push';

/** Settings by kind and channel. Default: on, but text messages off. */
export async function findNotificationSettings(db: Db, accountId: number): Promise<NotificationSettings> {
  const rows = await db
    .selectFrom('notification_settings')
    .select(['kind', 'channel', 'is_on'])
    .where('account_id', '=', accountId)
    .execute();
  const decided = (kind: NotificationKind, channel: NoticeChannel) =>
    rows.find((row) => row.kind === kind && row.channel === channel)?.is_on;
  return Object.fromEntries(
    notificationKind.options.map((kind) => [
      kind,
      {
        email: decided(kind, 'email') ?? true,
        ...(smsNotificationKinds.includes(kind) && { sms: decided(kind, 'sms') ?? false }),
        ...(siteNotificationKinds.includes(kind) && {
          site: decided(kind, 'site') ?? true,
          push: decided(kind, 'push') ?? true,
        }),
      },
    ]),
  ) as NotificationSettings;
}

/** Accounts of the list that switched mails of `kind` off. */
export async function findMuted(
  db: Db,
  accountIds: readonly number[],
  kind: NotificationKind | MailedKind,
): Promise<ReadonlySet<number>> {
  if (accountIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('notification_settings')
    .select('account_id')
    .where('account_id', '=', anyIdOf(accountIds))
    .where('kind', '=', kind)
    .where('channel', '=', 'email')
    .where('is_on', '=', false)
    .execute();
  return new Set(rows.map(({ account_id }) => account_id));
}

/** Whether mails of the kinds that come by mail alone are sent. Default: on. */
export async function findMailedKinds(db: Db, accountId: number): Promise<Record<MailedKind, boolean>> {
  const kinds = await Promise.all(
    mailedKind.options.map(async (kind) => [kind, !(await findMuted(db, [accountId], kind)).has(accountId)]),
  );
  return Object.fromEntries(kinds) as Record<MailedKind, boolean>;
}
