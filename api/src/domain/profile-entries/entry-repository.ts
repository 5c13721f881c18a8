import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import type { ProfileEntriesTable, ProfileEntryKind } from '../../database/tables/profile-tables.ts';
import type { EntryContent } from './entry-kind.ts';

export type EntryRow = Selectable<ProfileEntriesTable>;

/** The entries of an account of one kind: as their owner has ordered them, newer ones first. */
export const findEntries = (db: Db, accountId: number, kind: ProfileEntryKind): Promise<EntryRow[]> =>
  db
    .selectFrom('profile_entries')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .orderBy('position', (order) => order.asc().nullsFirst())
    .orderBy('id', 'desc')
    .execute();

/** The entries of an account of all kinds, each as above. */
export const findAllEntries = (db: Db, accountId: number): Promise<EntryRow[]> =>
  db
    .selectFrom('profile_entries')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('position', (order) => order.asc().nullsFirst())
    .orderBy('id', 'desc')
    .execute();

export async function insertEntry(
  tx: Db,
  entry: { accountId: number; kind: ProfileEntryKind; content: EntryContent; now: Date },
): Promise<EntryRow> {
  return tx
    .insertInto('profile_entries')
    .values({
      account_id: entry.accountId,
      kind: entry.kind,
      content: JSON.stringify(entry.content),
      created_at: entry.now,
      updated_at: entry.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function updateEntry(
  tx: Db,
  entry: { accountId: number; id: number; content: EntryContent; now: Date },
): Promise<EntryRow> {
  return tx
    .updateTable('profile_entries')
    .set({
      ...{ content: JSON.stringify(entry.content), version: sql`version + 1`, updated_at: entry.now },
      // A changed licence is checked anew.
      proof_due_at: null,
    })
    .where('id', '=', entry.id)
    .where('account_id', '=', entry.accountId)
    .returningAll()
    .executeTakeFirstOrThrow(() => new ApiError(errorCode.notFound));
}

/** Gives entries their places, in the order of `ids`. */
export async function orderEntries(tx: Db, accountId: number, ids: readonly number[]): Promise<void> {
  for (const [position, id] of ids.entries())
    await tx
      .updateTable('profile_entries')
      .set({ position })
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .execute();
}

export async function deleteEntry(tx: Db, accountId: number, id: number): Promise<void> {
  await tx.deleteFrom('profile_entries').where('id', '=', id).where('account_id', '=', accountId).execute();
}
