import type { Db } from '../../database/pools.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { MailTemplate } from '../../mail/mail-texts.ts';
import type { MailData } from '../../mail/render-mail.ts';
import { type OutgoingMail, sendMail } from '../../mail/send-mail.ts';
import { languageOf } from '../account-settings/account-setting-repository.ts';
import type { Account } from '../accounts/account-repository.ts';

export type MailServices = Pick<Dependencies, 'queue' | 'config'>;

/** Data of a mail that leads to a path of the employers' site, by a hand-off; no link where no such site is connected. */
export const employerLink = ({ config }: Pick<Dependencies, 'config'>, path: string): MailData =>
  config.handOffs.employer === undefined
    ? {}
    : {
        open_url: `${config.siteUrl}/redirect?${new URLSearchParams({ site: 'employer', redirect: path })}`,
      };

/** Mails the person, in their language, where their address is confirmed. */
export async function mailMember(
  tx: Db,
  { queue }: MailServices,
  account: Pick<Account, 'email' | 'is_email_verified' | 'language' | 'country_key'>,
  mail: Pick<OutgoingMail, 'data' | 'now'> & { template: MailTemplate },
): Promise<void> {
  if (account.email === null || !account.is_email_verified) return;
  await sendMail(tx, queue, { ...mail, to: account.email, language: languageOf(account) });
}
