import type { AppError } from '@jobharbor/shared/errors';
import { useLocale, useRemote, useSession, useTimeZone } from '@jobharbor/shared/remote';
import { useState } from 'react';
import { useUnsavedDraft } from '../use-unsaved-draft.ts';
import { type FieldErrors, remainingErrors } from './check-values.ts';
import { createEntryDraft } from './entry-draft.ts';
import type { Entry, EntryKind, EntryValues } from './entry-kind.ts';
import { emptyValues, equalValues, valuesOf } from './entry-values.ts';

/** Conflict that prevents saving. */
export type SaveConflict =
  | { status: 'failed'; error: AppError }
  /** Duplicate of an existing entry. */
  | { status: 'duplicate'; of: Entry }
  /** Saved elsewhere since editing started. */
  | { status: 'conflict'; theirs: Entry }
  /** Deleted elsewhere. */
  | { status: 'gone' };

interface Editing {
  base: Entry | null;
  values: EntryValues;
  /** Values when editing started. */
  initial: EntryValues;
  isRestored: boolean;
}

/** The open entry with its values and errors, and the draft that follows them. */
export function useEntryForm(kind: EntryKind, entries: readonly Entry[]) {
  const { now } = useRemote();
  const { user } = useSession();
  const context = useStartContext();
  const [draft] = useState(() => createEntryDraft(user?.id ?? 0, kind.name));
  const [editing, setEditing] = useState<Editing | null>(() => restored(kind, entries, draft.read(now)));
  const [errors, setErrors] = useState<FieldErrors>({});
  const [obstacle, setObstacle] = useState<SaveConflict | null>(null);
  const isDirty = editing !== null && !equalValues(editing.values, editing.initial);
  useUnsavedDraft(isDirty, `profile-${kind.name}`);

  function open(entry: Entry | null, start: EntryValues = {}): void {
    const initial = entry
      ? valuesOf(kind, entry)
      : { ...emptyValues(kind), ...kind.start?.(context), ...start };
    setEditing({ base: entry, values: initial, initial, isRestored: false });
    clear();
  }

  function clear(): void {
    setErrors({});
    setObstacle(null);
  }

  function close(): void {
    draft.delete();
    setEditing(null);
    clear();
  }

  function change(changed: EntryValues): void {
    if (!editing) return;
    const values = { ...editing.values, ...changed };
    setEditing({ ...editing, values });
    setErrors((known) => remainingErrors(kind, known, { values, changed, now: new Date(now) }));
    if (equalValues(values, editing.initial)) draft.delete();
    else draft.save({ id: editing.base?.id ?? null, version: editing.base?.version ?? 0, values });
  }

  return {
    editing,
    close,
    setErrors,
    setObstacle,
    /** What the screen reads and calls. */
    shown: { editing, isDirty, errors, obstacle, open, close, change },
  };
}

/** The edit that a stored draft continues. */
function restored(
  kind: EntryKind,
  entries: readonly Entry[],
  found: ReturnType<ReturnType<typeof createEntryDraft>['read']>,
): Editing | null {
  if (found === null) return null;
  const base = found.id === null ? null : ({ id: found.id, version: found.version } as Entry);
  const stored = entries.find(({ id }) => id === found.id);
  const initial = stored ? valuesOf(kind, stored) : emptyValues(kind);
  return { base, values: { ...emptyValues(kind), ...found.values }, initial, isRestored: true };
}

/** What the first values of a new entry depend on. */
function useStartContext() {
  const timeZone = useTimeZone();
  const { language, country } = useLocale();
  return { language: language.value, country: country.key, currency: country.currency, timeZone };
}
