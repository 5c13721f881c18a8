import { type ChangeEventName, type LanguageTag, undoDays } from '@jobharbor/shared/contracts';
import type { Db } from '../../database/pools.ts';
import type { SignInMethods } from '../../database/tables/account-tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { sitePage } from '../../mail/site-page.ts';
import { writeTime } from '../../mail/write-time.ts';
import { insertAccountEvent } from '../../session/account-event.ts';
import type { RequestOrigin } from '../../session/request-origin.ts';
import { generateToken, hashToken } from '../../session/session-token.ts';
import { sendSms } from '../../sms/send-sms.ts';
import type { SmsTemplate } from '../../sms/sms-texts.ts';
import type { Account } from '../accounts/account-repository.ts';

export interface AccountChange {
  event: ChangeEventName;
  /** As it was before the change. */
  account: Account;
  /** Read before the change, in its transaction. */
  before: SignInMethods;
  origin: RequestOrigin;
  language: LanguageTag;
  now: Date;
}

type Services = Pick<Dependencies, 'queue' | 'config'>;

/** Events whose text message says more than that something changed. */
const smsTemplates: Partial<Record<ChangeEventName, SmsTemplate>> = {
  'phone-changed': 'phone-changed',
  'two-factor-on': 'two-factor-on',
  'two-factor-off': 'two-factor-off',
};

/**
 * Logs a change of a sign-in method. Notifies the address that was confirmed before the change, otherwise the number,
 * with a link that undoes the change. An address that nobody has confirmed gets no link: it may be a stranger's. A
 * number that is replaced is told, too.
 */
export async function announceChange(
  tx: Db,
  { queue, config }: Services,
  change: AccountChange,
): Promise<void> {
  const { event, account, language, now, origin } = change;
  await insertAccountEvent(tx, { accountId: account.id, event, origin, now });
  const email = account.is_email_verified ? account.email : null;
  const phone = account.is_mobile_verified ? account.phone_num : null;
  const time = writeTime(language, now);
  if (email === null && account.email !== null)
    await sendMail(tx, queue, { template: event, to: account.email, language, data: { time }, now });
  if (email === null && phone === null) return;
  const until = new Date(now.getTime() + undoDays * 86_400_000);
  const token = await saveUndo(tx, change, until);
  const undoUrl = `${sitePage(config.siteUrl, language, account.country_key, '/undo-change')}#${token}`;
  if (email !== null) {
    const data = { time, until: writeTime(language, until), undo_url: undoUrl };
    await sendMail(tx, queue, { template: event, to: email, language, data, now });
  }
  if (phone !== null && (email === null || event === 'phone-changed'))
    await sendSms(tx, queue, {
      template: smsTemplates[event] ?? 'account-changed',
      to: phone,
      language,
      data: { time },
      undoUrl,
      now,
    });
}

/** Stores how the account signed in before the change, and resolves with the token that restores it. */
async function saveUndo(
  tx: Db,
  { event, account, before, now }: AccountChange,
  until: Date,
): Promise<string> {
  const token = generateToken();
  await tx
    .insertInto('account_undos')
    .values({
      account_id: account.id,
      token_hash: hashToken(token),
      event,
      ways_in: JSON.stringify(before),
      created_at: now,
      expires_at: until,
    })
    .execute();
  return token;
}
