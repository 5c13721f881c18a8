import type { Db } from '../../database/pools.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { MailData } from '../../mail/fill-mail-text.ts';
import type { FixedTemplate, NewsTemplate } from '../../mail/mail-purposes.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { languageOf } from '../account-settings/account-setting-repository.ts';
import type { Account } from '../accounts/account-repository.ts';
import { findStopLinks } from '../notice-links/stop-link.ts';

export type MailServices = Pick<Dependencies, 'queue' | 'config'>;

/** Data of a mail that leads to a path of the employers' site, by a hand-off; no link where no such site is connected. */
export const employerLink = ({ config }: Pick<Dependencies, 'config'>, path: string): MailData =>
  config.handOffs.employer === undefined
    ? {}
    : {
        open_url: `${config.siteUrl}/redirect?${new URLSearchParams({ site: 'employer', redirect: path })}`,
      };

type Recipient = Pick<
  Account,
  'id' | 'email' | 'email_key' | 'is_email_verified' | 'language' | 'country_key'
>;

interface MemberMail<Template> {
  template: Template;
  data: MailData;
  now: Date;
  /** Not sent after this time. */
  expiresAt?: Date;
}

/** Mails the person about their own right to be a member, in their language, where their address is confirmed. */
export async function mailMember(
  tx: Db,
  { queue }: MailServices,
  account: Recipient,
  mail: MemberMail<FixedTemplate>,
): Promise<void> {
  if (account.email === null || !account.is_email_verified) return;
  await sendMail(tx, queue, { ...mail, to: account.email, language: languageOf(account) });
}

/** As {@link mailMember}, about what happens in the company: with a link that ends these mails, until it is used. */
export async function mailCompanyNews(
  tx: Db,
  { queue, config }: MailServices,
  account: Recipient,
  { template, data, now }: MemberMail<NewsTemplate>,
): Promise<void> {
  if (account.email === null || !account.is_email_verified) return;
  const link = (await findStopLinks(tx, config.siteUrl, [account], 'company')).get(account.id);
  if (link === undefined) return;
  await sendMail(tx, queue, {
    ...{ template, to: account.email, language: languageOf(account), now },
    data: { ...data, ...link },
  });
}
