import type { LanguageTag } from '@jobharbor/shared/contracts';
import type { Selectable } from 'kysely';
import type { MailStatus, MailsTable } from '../database/mail-tables.ts';
import type { Db } from '../database/pools.ts';
import type { MailTemplate } from './mail-texts.ts';
import { MailRefused, type MailTransport } from './mail-transport.ts';
import { type MailData, renderMail } from './render-mail.ts';

/** One mailbox, however it is written. */
const addressKey = (address: string) => address.trim().normalize('NFC').toLowerCase();

/**
 * Sends the mail `id` unless that is done. Resolves when nothing is left to do; rejects when the job shall be tried
 * again. Only a process killed between the server's word and the note of it sends a mail again, under the same
 * Message-ID.
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
    if (unsubscribeUrl !== undefined) await countBounce(db, mail.recipient, answer, now);
    else if (error.isAddress) await stopAddress(db, mail.recipient, answer, now);
    return finish(db, id, 'refused', now, answer);
  }
  await finish(db, id, 'sent', now);
  if (unsubscribeUrl !== undefined)
    await db.deleteFrom('mail_bounces').where('address_key', '=', addressKey(mail.recipient)).execute();
}

/** Subscribed mails that come back in a row before their address gets no more. */
const mostBounces = 3;

/** A mailbox that is full for a day is not gone: mails that keep coming may come back twice. */
async function countBounce(db: Db, address: string, answer: string, now: Date): Promise<void> {
  const { bounces } = await db
    .insertInto('mail_bounces')
    .values({ address_key: addressKey(address), bounces: 1, last_at: now })
    .onConflict((conflict) =>
      conflict
        .column('address_key')
        .doUpdateSet((eb) => ({ bounces: eb('mail_bounces.bounces', '+', 1), last_at: now })),
    )
    .returning('bounces')
    .executeTakeFirstOrThrow();
  if (bounces >= mostBounces) await stopAddress(db, address, answer, now);
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
    .execute();
}

async function isStopped(db: Db, address: string): Promise<boolean> {
  const row = await db
    .selectFrom('stopped_addresses')
    .select('address_key')
    .where('address_key', '=', addressKey(address))
    .executeTakeFirst();
  return row !== undefined;
}

async function stopAddress(db: Db, address: string, reason: string, now: Date): Promise<void> {
  await db
    .insertInto('stopped_addresses')
    .values({ address_key: addressKey(address), reason, stopped_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
