import {
  type AccountSetting,
  type accountSettingChange,
  countryByKey,
  defaultCountry,
  type LanguageTag,
  languageByTag,
  type MailedKind,
  mailedKind,
  type NotificationKind,
  notificationKind,
  siteNotificationKinds,
  smsNotificationKinds,
} from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type * as z from 'zod/mini';
import type { Db } from '../../database/pools.ts';
import type { ApiConfig } from '../../dependencies.ts';
import { publish } from '../../events/publish.ts';
import { isStopped } from '../../mail/bounces.ts';
import { type Account, findAccount } from '../accounts/account-repository.ts';
import { findSchedule, storeSchedule } from './notice-schedule.ts';
import { findMailedKinds, findNotificationSettings, type NoticeChannel } from './notification-settings.ts';
import { isFindable, setFindable } from './talent-consent.ts';

type Change = z.output<typeof accountSettingChange>;

export async function findAccountSetting(
  db: Db,
  accountId: number,
  { sms }: Pick<ApiConfig, 'sms'>,
): Promise<AccountSetting> {
  const account = await findAccount(db, accountId);
  if (account === undefined) throw new ApiError(errorCode.sessionEnded);
  return {
    email: account.email,
    is_email_verify: account.is_email_verified,
    is_email_stopped: account.email !== null && (await isStopped(db, account.email)),
    has_password: account.password_hash !== null,
    last_name: account.last_name,
    phone_num: account.is_mobile_verified ? account.phone_num : null,
    unconfirmed_phone: account.is_mobile_verified ? null : account.phone_num,
    takes_phone: sms.kind !== 'none',
    two_factor: await findTwoFactor(db, accountId),
    language: languageByTag(account.language ?? '')?.value ?? null,
    country_key: account.country_key,
    notifications: await findNotificationSettings(db, accountId),
    mailed: await findMailedKinds(db, accountId),
    schedule: await findSchedule(db, accountId),
    automatic: { greeting: account.sends_greeting, resume: account.sends_resume },
    shows_activity: account.shows_activity,
    is_findable: await isFindable(db, accountId),
  };
}

async function findTwoFactor(db: Db, accountId: number) {
  const factor = await db
    .selectFrom('two_factors')
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .select((eb) => [
      'account_id',
      eb
        .selectFrom('recovery_codes')
        .whereRef('recovery_codes.account_id', '=', 'two_factors.account_id')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .as('left'),
    ])
    .executeTakeFirst();
  return { is_on: factor !== undefined, recovery_codes_left: Number(factor?.left ?? 0) };
}

/** Partial update of the settings; notifies the person's other tabs. */
export async function updateAccountSetting(
  tx: Db,
  accountId: number,
  { notifications = {}, mailed = {}, schedule, is_findable, ...change }: Change,
  now: Date,
): Promise<void> {
  const columns = columnsOf(change);
  if (Object.keys(columns).length > 0)
    await tx
      .updateTable('accounts')
      .set({ ...columns, updated_at: now })
      .where('id', '=', accountId)
      .execute();
  if (change.shows_activity === false)
    await tx.deleteFrom('presences').where('account_id', '=', accountId).execute();
  for (const kind of notificationKind.options) {
    for (const channel of ['email', 'sms', 'site', 'push'] as const) {
      const isOn = notifications[kind]?.[channel];
      if (isOn !== undefined && hasChannel(kind, channel))
        await storeSwitch(tx, { account_id: accountId, kind, channel, is_on: isOn });
    }
  }
  for (const kind of mailedKind.options) {
    const is_on = mailed[kind];
    if (is_on !== undefined) await storeSwitch(tx, { account_id: accountId, kind, channel: 'email', is_on });
  }
  if (schedule !== undefined) await storeSchedule(tx, accountId, schedule, now);
  if (is_findable !== undefined) await setFindable(tx, accountId, { isOn: is_findable, now });
  await publish(tx, { kind: 'account', audience: [accountId] });
}

/** The columns of the account that a change sets. */
const columnsOf = ({ language, country_key, automatic, shows_activity }: Change) => ({
  ...(language && { language }),
  ...(country_key && { country_key }),
  ...(automatic?.greeting !== undefined && { sends_greeting: automatic.greeting }),
  ...(automatic?.resume !== undefined && { sends_resume: automatic.resume }),
  ...(shows_activity !== undefined && { shows_activity }),
});

interface Switch {
  account_id: number;
  kind: NotificationKind | MailedKind;
  channel: NoticeChannel;
  is_on: boolean;
}

async function storeSwitch(tx: Db, row: Switch): Promise<void> {
  await tx
    .insertInto('notification_settings')
    .values({ ...row })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'kind', 'channel']).doUpdateSet({ is_on: row.is_on }),
    )
    .execute();
}

const hasChannel = (kind: NotificationKind, channel: NoticeChannel): boolean =>
  channel === 'email' || (channel === 'sms' ? smsNotificationKinds : siteNotificationKinds).includes(kind);

/** Language of mails without a page: the chosen one, else the default of the account's country. */
export function languageOf(account: Pick<Account, 'language' | 'country_key'>): LanguageTag {
  const chosen = languageByTag(account.language ?? '');
  const country = countryByKey(account.country_key ?? defaultCountry);
  return chosen?.value ?? country?.defaultLanguage ?? 'en';
}
