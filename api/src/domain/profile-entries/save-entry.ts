import type { LanguageTag } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import { deleteResults, findEarlierResult, lockAccount, storeResult } from '../common/idempotency.ts';
import type { Entry, EntryContent, EntryKind } from './entry-kind.ts';
import { brokenRules, refuseProblems } from './entry-problems.ts';
import {
  deleteEntry,
  type EntryRow,
  findAllEntries,
  findEntries,
  insertEntry,
  orderEntries,
  updateEntry,
} from './entry-repository.ts';

/** Account and market of the request that reads or writes entries. */
export interface EntryOwner {
  accountId: number;
  language: LanguageTag;
  now: Date;
}

const present = (kind: EntryKind, row: EntryRow, language: LanguageTag): Entry => ({
  ...(kind.present?.(row.content, language) ?? row.content),
  ...kind.derive?.(row),
  id: row.id,
  version: row.version,
});

/** All entries of a kind, in the order of a profile. */
export async function listEntries(
  db: Db,
  kind: EntryKind,
  { accountId, language }: Pick<EntryOwner, 'accountId' | 'language'>,
): Promise<Entry[]> {
  return arrange(await findEntries(db, accountId, kind.name), kind, language);
}

/** All entries of an account, in one query: by kind, in the order of a profile. */
export async function listEntriesByKind(
  db: Db,
  { accountId, language }: Pick<EntryOwner, 'accountId' | 'language'>,
): Promise<(kind: EntryKind) => Entry[]> {
  const rows = await findAllEntries(db, accountId);
  return (kind) =>
    arrange(
      rows.filter((row) => row.kind === kind.name),
      kind,
      language,
    );
}

function arrange(rows: readonly EntryRow[], kind: EntryKind, language: LanguageTag): Entry[] {
  const { order } = kind;
  const sorted =
    order === undefined ? rows : rows.toSorted((one, other) => order(one.content, other.content));
  return sorted.map((row) => present(kind, row, language));
}

/** Adds an entry, once for each key. Where the kind holds a thing once, a second one changes the first. */
export async function createEntry(
  db: Db,
  kind: EntryKind,
  owner: EntryOwner,
  { draft, key }: { draft: EntryContent; key: string | undefined },
): Promise<{ entry: Entry; isNew: boolean }> {
  const { accountId, language, now } = owner;
  const request = { accountId, scope: kind.name, key, content: [JSON.stringify(draft)] };
  return db.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId);
    const rows = await findEntries(tx, accountId, kind.name);
    const earlierId = await findEarlierResult(tx, request);
    const earlier = rows.find(({ id }) => id === earlierId);
    if (earlier !== undefined) return { entry: present(kind, earlier, language), isNew: false };
    const content = await checked(tx, kind, { ...kind.defaults, ...draft }, owner);
    const same = rows.find((row) => isSame(kind, row.content, content));
    if (same !== undefined) {
      await takeFlag(tx, kind, { accountId, now, content, others: rows.filter((one) => one !== same) });
      const row = await updateEntry(tx, { accountId, id: same.id, content, now });
      return { entry: present(kind, row, language), isNew: false };
    }
    kind.limit(
      rows.map((row) => row.content),
      content,
    );
    await takeFlag(tx, kind, { accountId, now, content, others: rows });
    const row = await insertEntry(tx, { accountId, kind: kind.name, content, now });
    if (earlierId === null) await storeResult(tx, request, row.id);
    return { entry: present(kind, row, language), isNew: true };
  });
}

/** Changes the named fields of an entry; with a `version`, only if nobody changed it since (else 40009). */
export async function changeEntry(
  db: Db,
  kind: EntryKind,
  owner: EntryOwner,
  { id, changes: { version, ...changes } }: { id: number; changes: EntryContent },
): Promise<Entry> {
  const { accountId, language, now } = owner;
  return db.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId);
    const rows = await findEntries(tx, accountId, kind.name);
    const stored = rows.find((row) => row.id === id);
    if (stored === undefined) throw new ApiError(errorCode.notFound);
    if (version !== undefined && version !== stored.version) throw new ApiError(errorCode.staleVersion);
    const named = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    const content = await checked(tx, kind, { ...stored.content, ...named }, owner);
    const others = rows.filter((row) => row.id !== id);
    const same = others.find((row) => isSame(kind, row.content, content));
    if (same !== undefined) await deleteEntry(tx, accountId, same.id);
    const left = others.filter((row) => row !== same);
    kind.limit(
      left.map((row) => row.content),
      content,
    );
    await takeFlag(tx, kind, { accountId, now, content, others: left });
    return present(kind, await updateEntry(tx, { accountId, id, content, now }), language);
  });
}

/** Puts entries of a kind in the order of `ids`; those that it does not name come before. Not found for anybody else's. */
export async function arrangeEntries(
  db: Db,
  kind: EntryKind,
  { accountId, language }: EntryOwner,
  ids: readonly number[],
): Promise<Entry[]> {
  return db.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId);
    const known = (await findEntries(tx, accountId, kind.name)).map(({ id }) => id);
    if (!ids.every((id) => known.includes(id))) throw new ApiError(errorCode.notFound);
    const wanted = new Set(ids);
    await orderEntries(tx, accountId, [...known.filter((id) => !wanted.has(id)), ...wanted]);
    return arrange(await findEntries(tx, accountId, kind.name), kind, language);
  });
}

/** Deletes an entry; not found for anybody else's. */
export async function removeEntry(db: Db, kind: EntryKind, accountId: number, id: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId);
    const rows = await findEntries(tx, accountId, kind.name);
    if (!rows.some((row) => row.id === id)) throw new ApiError(errorCode.notFound);
    kind.checkDelete?.(rows.filter((row) => row.id !== id).map((row) => row.content));
    await deleteEntry(tx, accountId, id);
    await deleteResults(tx, accountId, kind.name, id);
  });
}

async function checked(
  tx: Db,
  kind: EntryKind,
  wanted: EntryContent,
  { accountId, language, now }: EntryOwner,
): Promise<EntryContent> {
  const content = kind.settle?.(wanted) ?? wanted;
  const parsed = kind.rules(now).safeParse(content);
  if (!parsed.success) throw brokenRules(parsed.error.issues, content, language);
  refuseProblems(kind.check?.(parsed.data) ?? {});
  return (await kind.complete?.(parsed.data, tx, accountId)) ?? parsed.data;
}

/** The kind's exclusive flag is removed from the entry that had it. */
async function takeFlag(
  tx: Db,
  { exclusive }: EntryKind,
  { others, content, ...change }: { accountId: number; now: Date; content: EntryContent; others: EntryRow[] },
): Promise<void> {
  if (exclusive === undefined || content[exclusive] !== true) return;
  for (const other of others.filter((row) => row.content[exclusive] === true))
    await updateEntry(tx, { ...change, id: other.id, content: { ...other.content, [exclusive]: false } });
}

const isSame = (kind: EntryKind, a: EntryContent, b: EntryContent): boolean =>
  kind.identity !== undefined && kind.identity(a) === kind.identity(b);
