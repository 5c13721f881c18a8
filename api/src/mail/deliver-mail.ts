import type { LanguageTag } from '@jobharbor/shared/contracts';
import type { Selectable } from 'kysely';
import type { Db } from '../database/pools.ts';
import type { MailStatus, MailsTable } from '../database/tables/mail-tables.ts';
import { countBounce, isStopped } from './bounces.ts';
import type { MailData } from './fill-mail-text.ts';
import type { MailTemplate } from './mail-texts.ts';
import { MailRefused, type MailTransport } from './mail-transport.ts';
import { renderMail } from './render-mail.ts';

/**
 * Sends the mail `id` unless it was sent. Resolves when done; rejects for a retry. At least once: only a process killed
 * between the server's acceptance and recording it sends again, with the same Message-ID.
 */
export async function deliverMail(db: Db, transport: MailTransport, id: string, now: Date): Promise<void> {
  const mail = await db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst();
  if (mail === undefined || mail.status !== 'queued') return;
  if (mail.expires_at !== null && mail.expires_at <= now) return finish(db, id, 'expired', now);
  if (await isStopped(db, mail.recipient)) return finish(db, id, 'stopped', now);
  const language = mail.language as LanguageTag;
  const data = (mail.data ?? {}) as MailData;
  const rendered = renderMail(mail.template as MailTemplate, language, data);
  const unsubscribeUrl = typeof data.unsubscribe_url === 'string' ? data.unsubscribe_url : undefined;
  try {
    await transport.send({
      ...rendered,
      ...extrasOf(mail),
      messageId: id,
      to: mail.recipient,
      language,
      unsubscribeUrl,
    });
  } catch (error) {
    const answer = error instanceof Error ? error.message.slice(0, 500) : 'unknown';
    if (!(error instanceof MailRefused)) {
      await db.updateTable('mails').set({ answer }).where('id', '=', id).execute();
      throw error;
    }
    await finish(db, id, 'refused', now, answer);
    return countBounce(db, id, { ...mail, answer, isAddress: error.isAddress }, now);
  }
  await finish(db, id, 'sent', now);
}

function extrasOf({ reply_to, attachment, attachment_name, attachment_type }: Selectable<MailsTable>) {
  return {
    ...(reply_to !== null && { replyTo: reply_to }),
    ...(attachment !== null && {
      attachment: {
        filename: attachment_name ?? 'file',
        contentType: attachment_type ?? 'application/octet-stream',
        content: attachment,
      },
    }),
  };
}

async function finish(db: Db, id: string, status: MailStatus, now: Date, answer: string | null = null) {
  await db
    .updateTable('mails')
    .set({ status, answer, data: null, attachment: null, reply_to: null, done_at: now })
    .where('id', '=', id)
    // A mail may have come back before its process notes that it was sent.
    .where('status', '=', 'queued')
    .execute();
}
