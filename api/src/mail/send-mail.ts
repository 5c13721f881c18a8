import { randomUUID } from 'node:crypto';
import type { LanguageTag } from '@jobharbor/shared/contracts';
import { insertRows } from '../database/insert-rows.ts';
import type { Db } from '../database/pools.ts';
import type { Queue } from '../queue/queue.ts';
import type { MailData } from './fill-mail-text.ts';
import type { FixedTemplate, NewsTemplate } from './mail-purposes.ts';
import type { MailAttachment } from './mail-transport.ts';

interface CommonParts {
  /** Its address; the mail goes to nobody else. */
  to: string;
  language: LanguageTag;
  now: Date;
  /** `Reply-To`; the product's own address otherwise. */
  replyTo?: string;
  attachment?: MailAttachment;
  /** Not sent after this time, for example with a code that has run out. */
  expiresAt?: Date;
  /** Not sent before this time: the end of the recipient's quiet hours. */
  notBefore?: Date;
}

/** Data of news: the address that ends its kind by one POST, which also is the link below the text. */
export type NewsData = MailData & { unsubscribe_url: string };

export type OutgoingMail = CommonParts &
  ({ template: FixedTemplate; data: MailData } | { template: NewsTemplate; data: NewsData });

/**
 * Queues a mail in the transaction of its cause (transactional outbox). Mails to blocked addresses are stored and never
 * sent.
 */
export const sendMail = (tx: Db, queue: Queue, mail: OutgoingMail): Promise<void> =>
  sendMails(tx, queue, [mail]);

/** {@link sendMail} for many mails in two statements. */
export async function sendMails(tx: Db, queue: Queue, mails: readonly OutgoingMail[]): Promise<void> {
  if (mails.length === 0) return;
  const rows = mails.map((mail) => ({
    id: randomUUID(),
    template: mail.template,
    language: mail.language,
    recipient: mail.to,
    data: JSON.stringify(mail.data),
    created_at: mail.now,
    expires_at: mail.expiresAt ?? null,
    reply_to: mail.replyTo ?? null,
    attachment: mail.attachment?.content ?? null,
    attachment_name: mail.attachment?.filename ?? null,
    attachment_type: mail.attachment?.contentType ?? null,
  }));
  await insertRows(rows, (chunk) => tx.insertInto('mails').values(chunk));
  const idsFrom = Map.groupBy(rows, (_, index) => mails[index]?.notBefore);
  for (const [notBefore, some] of idsFrom)
    await queue.addAll(
      tx,
      'mail',
      some.map(({ id }) => id),
      notBefore,
    );
}
