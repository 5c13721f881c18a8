import { type LinkedReference, referenceLimits, type writtenReference } from '@jobharbor/shared/contracts';
import { personName } from '@jobharbor/shared/contracts/primitives/person-name';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type * as z from 'zod/mini';
import type { Db } from '../../database/pools.ts';
import type { Dependencies } from '../../dependencies.ts';
import { publish } from '../../events/publish.ts';
import { consumePlaceAttempt } from '../../http/throttle.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { sitePage } from '../../mail/site-page.ts';
import { hashToken } from '../../session/session-token.ts';
import { languageOf } from '../account-settings/account-setting-repository.ts';
import { findAccount } from '../accounts/account-repository.ts';
import { holdsLink } from './holds-link.ts';
import { isOpen, partsOf, type ReferenceRow, removeFromCopies } from './reference-repository.ts';
import { stopTokenOf } from './unwanted-references.ts';

interface Reader {
  token: string;
  /** The caller's network (`networkOf`). */
  place: string;
  now: Date;
}

/** Uses of links from one network in a quarter of an hour. */
const ofPlace = { name: 'reference-link', limit: 60, seconds: 900 };

const deadLink = () =>
  new ApiError(errorCode.referenceLinkInvalid, { params: { limit: referenceLimits.answerDays } });

const refusedLink = (field: string) =>
  new ApiError(errorCode.referenceHasLink, { fieldProblems: { [field]: errorCode.referenceHasLink } });

/** Throws 42488 for an unknown link, one past its days without an answer, and one of a person who is gone. */
async function findLinked(db: Db, { token, place, now }: Reader): Promise<ReferenceRow> {
  await consumePlaceAttempt(db, { ...ofPlace, place }, now);
  const row = await db
    .selectFrom('profile_references as r')
    .innerJoin('accounts as a', 'a.id', 'r.account_id')
    .selectAll('r')
    .where('r.token_hash', '=', hashToken(token))
    .where('a.suspended_at', 'is', null)
    .where('a.deletion_due_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined || (row.state !== 'written' && !isOpen(row, now))) throw deadLink();
  return row;
}

export async function openReference(db: Db, reader: Reader): Promise<LinkedReference> {
  return toLinked(db, await findLinked(db, reader), reader.now);
}

async function toLinked(db: Db, row: ReferenceRow, now: Date): Promise<LinkedReference> {
  const asker = await findAccount(db, row.account_id);
  if (asker === undefined) throw deadLink();
  return {
    ...partsOf(row, now),
    asker: personName(asker),
    is_open: isOpen(row, now),
    stop_token: await stopTokenOf(db, row.email_key),
  };
}

/** Stores the sentence of the writer. The link takes one alone; a second request with it gets 42488. */
export async function writeReference(
  { db, queue, config }: Pick<Dependencies, 'db' | 'queue' | 'config'>,
  { writer_name, relation, text, ...reader }: Reader & z.infer<typeof writtenReference>,
): Promise<LinkedReference> {
  const found = await findLinked(db, reader);
  for (const [field, words] of Object.entries({ text, writer_name }))
    if (holdsLink(words)) throw refusedLink(field);
  return db.transaction().execute(async (tx) => {
    const written = await tx
      .updateTable('profile_references')
      .set({
        ...{ writer_name, relation, body: text.normalize('NFC').trim(), state: 'written' },
        ...{ answered_at: reader.now, is_shown: false },
      })
      .where('id', '=', found.id)
      .where('state', '<>', 'written')
      .returningAll()
      .executeTakeFirst();
    if (written === undefined) throw deadLink();
    await publish(tx, { kind: 'account', audience: [found.account_id] });
    const asker = await findAccount(tx, found.account_id);
    if (asker?.email && asker.is_email_verified) {
      const language = languageOf(asker);
      const profile_url = sitePage(config.siteUrl, language, asker.country_key, '/profile#references');
      const mail = {
        template: 'reference-written',
        to: asker.email,
        language,
        data: { profile_url },
      } as const;
      await sendMail(tx, queue, { ...mail, now: reader.now });
    }
    return toLinked(tx, written, reader.now);
  });
}

/** Declines, or withdraws what was written: its text is deleted here and in copies. */
export async function endReference(db: Db, reader: Reader): Promise<LinkedReference> {
  const found = await findLinked(db, reader);
  return db.transaction().execute(async (tx) => {
    const state =
      found.state === 'written' ? 'withdrawn' : found.state === 'waiting' ? 'declined' : found.state;
    const ended = await tx
      .updateTable('profile_references')
      .set({ state, body: null, is_shown: false, answered_at: reader.now })
      .where('id', '=', found.id)
      .returningAll()
      .executeTakeFirst();
    if (ended === undefined) throw deadLink();
    if (state === 'withdrawn') await removeFromCopies(tx, ended);
    await publish(tx, { kind: 'account', audience: [found.account_id] });
    return toLinked(tx, ended, reader.now);
  });
}
