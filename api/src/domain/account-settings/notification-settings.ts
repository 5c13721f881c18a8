import {
  type NotificationKind,
  type NotificationSettings,
  notificationKind,
} from '@jobharbor/shared/contracts';
import type { Db } from '../../database/pools.ts';

/** Each kind with its ways. What was never decided is on: they are answers to what the person did. */
export async function findNotificationSettings(db: Db, accountId: number): Promise<NotificationSettings> {
  const rows = await db
    .selectFrom('notification_settings')
    .select(['kind', 'channel'])
    .where('account_id', '=', accountId)
    .where('is_on', '=', false)
    .execute();
  const isOff = (kind: NotificationKind) => rows.some((row) => row.kind === kind && row.channel === 'email');
  return Object.fromEntries(
    notificationKind.options.map((kind) => [kind, { email: !isOff(kind) }]),
  ) as NotificationSettings;
}

/** Whether the account's owner wants mails of `kind`. Whoever sends one asks before. */
export async function wantsMail(db: Db, accountId: number, kind: NotificationKind): Promise<boolean> {
  return (await findNotificationSettings(db, accountId))[kind].email;
}
