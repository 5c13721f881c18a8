import { randomUUID } from 'node:crypto';
import { brand } from '@jobharbor/shared/brand';
import { type LanguageTag, undoDays } from '@jobharbor/shared/contracts';
import type { Db } from '../database/pools.ts';
import { writeDuration } from '../mail/write-time.ts';
import type { Queue } from '../queue/queue.ts';
import { type SmsTemplate, smsTexts } from './sms-texts.ts';

export interface OutgoingSms {
  template: SmsTemplate;
  /** E.164. */
  to: string;
  language: LanguageTag;
  data: Readonly<Record<string, string>>;
  /** Link in the second line that undoes the change. */
  undoUrl?: string;
  /** A last line that lets phones fill in the code on this site's pages only. */
  boundTo?: { host: string; code: string };
  now: Date;
  /** Not sent after this time, for example with a code that has run out. */
  expiresAt?: Date;
}

/** Queues a text message in the transaction of its cause. */
export async function sendSms(tx: Db, queue: Queue, sms: OutgoingSms): Promise<void> {
  const id = randomUUID();
  const values: Readonly<Record<string, string>> = { brand: brand.name, ...sms.data };
  const texts = smsTexts[sms.language];
  const text = fill(texts[sms.template], values);
  const duration = writeDuration(sms.language, undoDays, 'day');
  const undo = sms.undoUrl === undefined ? '' : `\n${fill(texts.undo, { url: sms.undoUrl, duration })}`;
  const bound = sms.boundTo ? `\n\n@${sms.boundTo.host} #${sms.boundTo.code}` : '';
  await tx
    .insertInto('sms_messages')
    .values({
      id,
      recipient: sms.to,
      text: text + undo + bound,
      created_at: sms.now,
      expires_at: sms.expiresAt ?? null,
    })
    .execute();
  await queue.add(tx, 'sms', id);
}

const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
