import { type Reference, referenceLimits } from '@jobharbor/shared/contracts';
import type { SentEntries } from '@jobharbor/shared/contracts/entries/sent-entries';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import type { ProfileReferencesTable } from '../../database/tables/reference-tables.ts';
import { toSeconds } from '../common/seconds.ts';

export type ReferenceRow = Selectable<ProfileReferencesTable>;

const day = 86_400_000;

/** A link takes a sentence before its end, unless it was used for one. */
export const isOpen = ({ state, expires_at }: ReferenceRow, now: Date): boolean =>
  state !== 'written' && expires_at > now;

const domainOf = (emailKey: string): string => emailKey.slice(emailKey.lastIndexOf('@') + 1);

/** What both sides read. */
export const partsOf = (row: ReferenceRow, now: Date) => ({
  state: row.state === 'waiting' && row.expires_at <= now ? ('expired' as const) : row.state,
  writer_name: row.writer_name,
  relation: row.relation,
  about: row.about,
  text: row.body,
  domain: domainOf(row.email_key),
  expires_at: toSeconds(row.expires_at),
  answered_at: row.answered_at === null ? null : toSeconds(row.answered_at),
});

export const toReference = (row: ReferenceRow, now: Date): Reference => ({
  ...partsOf(row, now),
  id: row.id,
  email: row.email,
  asked_at: toSeconds(row.asked_at),
  is_shown: row.is_shown,
});

/** All references of an account, newest first. */
export const findReferences = (db: Db, accountId: number): Promise<ReferenceRow[]> =>
  db
    .selectFrom('profile_references')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Those that go to employers. */
export async function findShownReferences(
  db: Db,
  accountId: number,
): Promise<NonNullable<SentEntries['references']>> {
  const rows = await findReferences(db, accountId);
  return rows.flatMap((row) =>
    row.is_shown && row.body !== null && row.answered_at !== null
      ? {
          id: row.id,
          writer_name: row.writer_name,
          relation: row.relation,
          about: row.about,
          domain: domainOf(row.email_key),
          text: row.body,
          written_at: toSeconds(row.answered_at),
        }
      : [],
  );
}

/** Throws 40004 for a reference that is not the account’s, or was not written. */
export const showReference = (
  db: Db,
  { id, accountId, isShown }: { id: number; accountId: number; isShown: boolean },
): Promise<ReferenceRow> =>
  db
    .updateTable('profile_references')
    .set({ is_shown: isShown })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('state', '=', 'written')
    .returningAll()
    .executeTakeFirstOrThrow(() => new ApiError(errorCode.notFound));

/** Throws 40004 for a reference that is not the account’s. */
export async function deleteReference(db: Db, id: number, accountId: number): Promise<void> {
  await db
    .deleteFrom('profile_references')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirstOrThrow(() => new ApiError(errorCode.notFound));
}

/** Removes a withdrawn sentence from the copies that went to employers. Files that they saved stay. */
export async function removeFromCopies(
  tx: Db,
  { id, account_id: accountId }: Pick<ReferenceRow, 'id' | 'account_id'>,
): Promise<void> {
  await sql`
    update applications set profile = jsonb_set(profile, '{references}', coalesce(
      (select jsonb_agg(r order by n) from jsonb_array_elements(profile -> 'references') with ordinality as e (r, n)
        where (r ->> 'id')::bigint <> ${id}), '[]'::jsonb))
    where account_id = ${accountId} and profile -> 'references' @> ${JSON.stringify([{ id }])}::jsonb`.execute(
    tx,
  );
}

/** Deletes what the owner of an address wrote, or was asked for, when their account is erased. */
export async function forgetWriter(tx: Db, emailKey: string): Promise<void> {
  const gone = await tx
    .deleteFrom('profile_references')
    .where('email_key', '=', emailKey)
    .returning(['id', 'account_id'])
    .execute();
  for (const one of gone) await removeFromCopies(tx, one);
}

/** Deletes references that nobody wrote, some time after their link has expired. */
export async function deleteUnanswered(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('profile_references')
    .where('state', '<>', 'written')
    .where('expires_at', '<=', new Date(now.getTime() - referenceLimits.answerDays * day))
    .execute();
}
