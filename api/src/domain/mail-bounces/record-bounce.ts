import type { Db } from '../../database/pools.ts';
import { countBounce } from '../../mail/bounces.ts';
import { isAboutAddress } from '../../mail/mail-transport.ts';
import type { Bounce } from './read-bounce.ts';

/** Records a bounce once, and its consequence for the address. False for an unknown or already bounced mail. */
export const recordBounce = (db: Db, { mailId, status, answer }: Bounce, now: Date): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const mail = await tx
      .updateTable('mails')
      .set({ status: 'refused', answer, data: null, attachment: null, reply_to: null, done_at: now })
      .where('id', '=', mailId)
      // Also one that its process has not noted as sent yet.
      .where('status', 'in', ['sent', 'queued'])
      .returning(['recipient', 'template'])
      .executeTakeFirst();
    if (mail === undefined) return false;
    await countBounce(tx, mailId, { ...mail, answer, isAddress: isAboutAddress(status) }, now);
    return true;
  });
