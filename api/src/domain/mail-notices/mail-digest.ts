import type { Db } from '../../database/pools.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { languageOf } from '../account-settings/account-setting-repository.ts';
import { unsubscribeUrl } from '../notice-links/notice-token.ts';
import { type DigestLinks, findDigestItems } from './digest-items.ts';
import type { NoticeServices } from './notify-candidate.ts';

const maxItems = 10;

/** The recipient of a mail about unread news since a time. */
export interface NewsReader {
  account_id: number;
  email: string;
  email_key: string;
  language: string | null;
  country_key: string | null;
  since: Date;
}

interface Digest {
  reader: NewsReader;
  side: 'jobseeker' | 'recruiter';
  links: DigestLinks;
  /** The page that lists all news. */
  overviewUrl: string;
  now: Date;
}

const templates = { jobseeker: 'digest', recruiter: 'recruiter-news' } as const;
const linkKinds = { jobseeker: 'digest', recruiter: 'recruiting' } as const;

/** Mails the unread news of a reader in one mail; sends nothing without any. */
export async function mailDigest(
  tx: Db,
  { config, queue }: NoticeServices,
  { reader, side, links, overviewUrl, now }: Digest,
): Promise<void> {
  const { account_id: accountId, email, email_key: emailKey, since } = reader;
  const language = languageOf(reader);
  const items = await findDigestItems(tx, { participant: { accountId, side }, since, language, links });
  if (items.length === 0) return;
  const subject = { kind: linkKinds[side], accountId, emailKey };
  await sendMail(tx, queue, {
    ...{ template: templates[side], to: email, language, now },
    data: {
      ...{ count: items.length, items: items.slice(0, maxItems), overview_url: overviewUrl },
      unsubscribe_url: await unsubscribeUrl(tx, config.siteUrl, subject),
    },
  });
}
