import type { MailedKind } from '@jobharbor/shared/contracts';
import type { Db } from '../../database/pools.ts';
import { findMuted } from '../account-settings/notification-settings.ts';
import { unsubscribeUrl } from './notice-token.ts';

interface Recipient {
  id: number;
  email_key: string | null;
}

/** The links that end mails of a kind, by account; none for accounts that have ended it. */
export async function findStopLinks(
  db: Db,
  siteUrl: string,
  recipients: readonly Recipient[],
  kind: MailedKind,
): Promise<ReadonlyMap<number, { unsubscribe_url: string }>> {
  const muted = await findMuted(
    db,
    recipients.map(({ id }) => id),
    kind,
  );
  const links = recipients
    .filter(({ id }) => !muted.has(id))
    .map(async ({ id, email_key: emailKey }) => {
      if (emailKey === null) return [];
      const unsubscribe_url = await unsubscribeUrl(db, siteUrl, { kind, accountId: id, emailKey });
      return [[id, { unsubscribe_url }] as const];
    });
  return new Map((await Promise.all(links)).flat());
}
