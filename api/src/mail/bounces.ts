import { domainToASCII } from 'node:url';
import { maxBounces } from '@jobharbor/shared/contracts';
import type { Db } from '../database/pools.ts';
import type { MailTemplate } from './mail-texts.ts';

/** Mails that one subscribes to and that keep coming. */
const subscribed: readonly MailTemplate[] = ['job-alert'];
/** Mails to look at: servers give up within days, and bounces may come out of order. */
const maxLookedAt = 30;

/**
 * One mailbox, however it is written. The domain is in ASCII (Punycode), as browsers send some that are typed in letters.
 */
export function addressKey(address: string): string {
  const key = address.trim().normalize('NFC').toLowerCase();
  const at = key.lastIndexOf('@') + 1;
  return at === 0 ? key : key.slice(0, at) + (domainToASCII(key.slice(at)) || key.slice(at));
}

/** Whether an address gets no more mail, since it refused one or sent one back. */
export async function isStopped(db: Db, address: string): Promise<boolean> {
  const row = await db
    .selectFrom('stopped_addresses')
    .select('address_key')
    .where('address_key', '=', addressKey(address))
    .executeTakeFirst();
  return row !== undefined;
}

export interface ReturnedMail {
  recipient: string;
  template: string;
  /** Reply text of the receiving mail server. */
  answer: string;
  /** Permanent failure of the address, not of the mail or the sender. */
  isAddress: boolean;
}

/**
 * Blocks an address that does not exist. Temporary failures block subscribed mails only after several in a row. The mail
 * is stored as `refused` before.
 */
export async function countBounce(
  db: Db,
  id: string,
  { recipient, template, answer, isAddress }: ReturnedMail,
  now: Date,
): Promise<void> {
  const keepsComing = subscribed.some((one) => one === template);
  const isGone = keepsComing ? (await bouncesInARow(db, id, recipient)) >= maxBounces : isAddress;
  if (!isGone) return;
  await db
    .insertInto('stopped_addresses')
    .values({ address_key: addressKey(recipient), reason: answer, stopped_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The subscribed mails of an address that came back without one in between that did not, around the mail `id`. */
async function bouncesInARow(db: Db, id: string, recipient: string): Promise<number> {
  const mails = await db
    .selectFrom('mails')
    .select(['id', 'status'])
    .where((eb) => eb(eb.fn('lower', ['recipient']), '=', addressKey(recipient)))
    .where('template', 'in', subscribed)
    .where('status', 'in', ['sent', 'refused'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(maxLookedAt)
    .execute();
  const at = mails.findIndex((mail) => mail.id === id);
  const from = mails.findLastIndex(({ status }, index) => index < at && status === 'sent') + 1;
  const to = mails.findIndex(({ status }, index) => index > at && status === 'sent');
  return at === -1 ? 0 : (to === -1 ? mails.length : to) - from;
}
