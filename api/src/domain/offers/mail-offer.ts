import type { Db } from '../../database/pools.ts';
import type { Dependencies } from '../../dependencies.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { sitePage } from '../../mail/site-page.ts';
import { languageOf } from '../account-settings/account-setting-repository.ts';
import { findQuietEnd } from '../account-settings/notice-schedule.ts';
import { findNotificationSettings } from '../account-settings/notification-settings.ts';
import { unsubscribeUrl } from '../notice-links/notice-token.ts';

/**
 * Queues the mail about an offer in the transaction that made or withdrew it: to a confirmed address whose owner wants mails
 * about applications. In their quiet hours it waits.
 */
export async function mailOffer(
  tx: Db,
  { queue, config }: Pick<Dependencies, 'queue' | 'config'>,
  offerId: number,
  template: 'offer-made' | 'offer-withdrawn',
  now: Date,
): Promise<void> {
  const row = await tx
    .selectFrom('offers as o')
    .innerJoin('applications as a', 'a.id', 'o.application_id')
    .innerJoin('accounts as p', 'p.id', 'a.account_id')
    .innerJoin('jobs as j', 'j.id', 'a.job_id')
    .innerJoin('companies as c', 'c.id', 'j.company_id')
    .select(['p.id', 'p.email', 'p.email_key', 'p.is_email_verified', 'p.language', 'p.country_key'])
    .select(['j.title', 'c.name'])
    .where('o.id', '=', offerId)
    .where('p.suspended_at', 'is', null)
    .where('p.deletion_due_at', 'is', null)
    .executeTakeFirst();
  if (row?.email == null || row.email_key === null || !row.is_email_verified) return;
  if (!(await findNotificationSettings(tx, row.id)).applications.email) return;
  const language = languageOf(row);
  const page = sitePage(config.siteUrl, language, row.country_key, '/my-jobs/offers');
  const notBefore = await findQuietEnd(tx, row.id, now);
  const subject = { kind: 'applications', accountId: row.id, emailKey: row.email_key } as const;
  await sendMail(tx, queue, {
    ...{ template, to: row.email, language, now, ...(notBefore && { notBefore }) },
    data: {
      ...{ company: row.name, title: row.title, offer_url: `${page}#offer-${offerId}` },
      unsubscribe_url: await unsubscribeUrl(tx, config.siteUrl, subject),
    },
  });
}
