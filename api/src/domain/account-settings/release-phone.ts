import type { Db } from '../../database/pools.ts';
import type { Dependencies } from '../../dependencies.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { writeTime } from '../../mail/write-time.ts';
import { insertAccountEvent } from '../../session/account-event.ts';
import { languageOf } from './account-setting-repository.ts';

/**
 * Removes a number that account `owner` has confirmed from accounts that entered it and never confirmed it: a number belongs
 * to one account. Notifies them by mail, where their address is confirmed, and in their security log.
 */
export async function releasePhone(
  tx: Db,
  queue: Dependencies['queue'],
  { phone, owner }: { phone: string; owner: number },
  now: Date,
): Promise<void> {
  const others = await tx
    .updateTable('accounts')
    .set((eb) => ({ phone_num: null, updated_at: now, version: eb('version', '+', 1) }))
    .where('phone_num', '=', phone)
    .where('is_mobile_verified', '=', false)
    .where('id', '<>', owner)
    .returning(['id', 'email', 'is_email_verified', 'language', 'country_key'])
    .execute();
  for (const { id, email, is_email_verified, ...locale } of others) {
    await insertAccountEvent(tx, { accountId: id, event: 'phone-released', origin: null, now });
    if (email === null || !is_email_verified) continue;
    const language = languageOf(locale);
    const data = { time: writeTime(language, now) };
    await sendMail(tx, queue, { template: 'phone-released', to: email, language, data, now });
  }
}
