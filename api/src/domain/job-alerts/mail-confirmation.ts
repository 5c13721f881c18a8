import type { Language } from '@jobharbor/shared/contracts';
import type { Db } from '../../database/pools.ts';
import type { Dependencies } from '../../dependencies.ts';
import { consumeAttempt, consumePlaceAttempt } from '../../http/throttle.ts';
import { sendMail } from '../../mail/send-mail.ts';
import type { StoredAlert } from './alert-repository.ts';
import { createAlertToken, readAlertKey } from './alert-token.ts';
import { manageUrl } from './alert-urls.ts';

type Services = Pick<Dependencies, 'db' | 'queue' | 'clock' | 'config'>;

/**
 * Mails the link with which the owner of an alert's address confirms it, in this language. The
 * search is shown by the page of the link only: strangers choose both the address and the words of the search. Does
 * nothing without an address.
 */
export async function mailConfirmation(
  tx: Db,
  { queue, config }: Pick<Services, 'queue' | 'config'>,
  alert: StoredAlert,
  { language, now }: { language: Language; now: Date },
): Promise<void> {
  const { address, address_key } = alert;
  if (address === null || address_key === null) return;
  const shown = { ...alert, language: language.value };
  const token = createAlertToken(await readAlertKey(tx), alert.id, address_key);
  await sendMail(tx, queue, {
    template: 'job-alert-confirm',
    to: address,
    language: language.value,
    data: {
      confirm_url: manageUrl(config.siteUrl, shown, token),
    },
    now,
  });
}

/**
 * Sends the confirmation of an alert again. The country of the page does not matter. Mails nothing where it is
 * confirmed.
 */
export async function confirmAgain(
  services: Services,
  alert: StoredAlert,
  { language, place }: { language: Language; place: string },
): Promise<void> {
  const { address_key: addressKey } = alert;
  if (alert.is_confirmed || addressKey === null) return;
  const now = services.clock();
  await services.db.transaction().execute(async (tx) => {
    await consumeConfirmation(tx, addressKey, place, now);
    await mailConfirmation(tx, services, alert, { language, now });
  });
}

/** Rate limit by address: protects mailboxes from flooding. */
export async function consumeConfirmation(
  db: Db,
  addressKey: string,
  place: string,
  now: Date,
): Promise<void> {
  await consumePlaceAttempt(db, { name: 'job-alert-place', place, limit: 20, seconds: 3_600 }, now);
  await consumeAttempt(db, { key: `job-alert-address:${addressKey}`, limit: 5, seconds: 86_400 }, now);
}
