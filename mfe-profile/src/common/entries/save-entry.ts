import { errorCode, hasCode } from '@jobharbor/shared/errors';
import { type HttpClient, sendCall } from '@jobharbor/shared/http';
import type { Entry, EntryKind, EntryValues } from './entry-kind.ts';
import { contentOf } from './entry-values.ts';

export type SaveOutcome =
  | { status: 'saved'; entry: Entry }
  /** Changed elsewhere since editing started. */
  | { status: 'conflict' }
  /** Deleted elsewhere. */
  | { status: 'gone' };

export interface EntryChange {
  kind: EntryKind;
  /** Null for a new entry. */
  base: Entry | null;
  values: EntryValues;
  /** Idempotency key of a new entry. */
  key: string;
}

/** Saves an entry. Conflicts with other changes are returned as an outcome; other errors are thrown. */
export async function saveEntry(
  http: HttpClient,
  { kind, base, values, key }: EntryChange,
): Promise<SaveOutcome> {
  const body = contentOf(kind, values);
  try {
    const answer = await (base === null
      ? sendCall(http, kind.create, { body, idempotencyKey: key } as never)
      : sendCall(http, kind.update, {
          params: { id: base.id },
          body: { ...body, version: base.version },
        } as never));
    return { status: 'saved', entry: (answer as Record<string, Entry>)[kind.one] as Entry };
  } catch (error) {
    if (hasCode(error, errorCode.staleVersion)) return { status: 'conflict' };
    if (base !== null && hasCode(error, errorCode.notFound)) return { status: 'gone' };
    throw error;
  }
}

/** Deletes an entry; succeeds if it is already deleted. */
export async function deleteEntry(http: HttpClient, kind: EntryKind, entry: Entry): Promise<void> {
  try {
    await sendCall(http, kind.remove, { params: { id: entry.id } } as never);
  } catch (error) {
    if (!hasCode(error, errorCode.notFound)) throw error;
  }
}
