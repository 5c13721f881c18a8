import { type AppError, toAppError } from '@jobharbor/shared/errors';
import { useLocale, useNow, useRemote, useSession } from '@jobharbor/shared/remote';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useUnsavedDraft } from '../use-unsaved-draft.ts';
import { checkValues, type ValidationError } from './check-values.ts';
import { createEntryDraft } from './entry-draft.ts';
import type { Entry, EntryKind, EntryValues } from './entry-kind.ts';
import { emptyValues, equalValues, valuesOf } from './entry-values.ts';
import { deleteEntry, saveEntry } from './save-entry.ts';
import { useChangeEntries } from './use-entries.ts';

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

export type FieldErrors = Record<string, ValidationError | string>;

/** Edits one entry of a kind at a time. Unsaved input is stored as a draft, which survives a reload or a new sign-in. */
export function useEntryEditor(kind: EntryKind, entries: readonly Entry[], onSaved: (entry: Entry) => void) {
  const { http, timeZone, now: firstNow } = useRemote();
  const { user } = useSession();
  const { language, country } = useLocale();
  const now = useNow();
  const { reload } = useChangeEntries(kind);
  const [draft] = useState(() => createEntryDraft(user?.id ?? 0, kind.name));
  const [editing, setEditing] = useState<Editing | null>(() => restored(draft.read(firstNow)));
  const [errors, setErrors] = useState<FieldErrors>({});
  const [obstacle, setObstacle] = useState<SaveConflict | null>(null);
  const saving = useMutation({
    async mutationFn({ values, base }: { values: EntryValues; base: Entry | null }) {
      const outcome = await saveEntry(http, { kind, base, values, key: keyOf(values) });
      return { outcome, latest: await reload() };
    },
  });
  // Submit events can repeat before React has rendered `isPending`.
  const isSending = useRef(false);
  const sent = useRef({ text: '', key: '' });

  function restored(found: ReturnType<typeof draft.read>): Editing | null {
    if (found === null) return null;
    const base = found.id === null ? null : ({ id: found.id, version: found.version } as Entry);
    const stored = entries.find(({ id }) => id === found.id);
    const initial = stored ? valuesOf(kind, stored) : emptyValues(kind);
    return { base, values: { ...emptyValues(kind), ...found.values }, initial, isRestored: true };
  }

  const isDirty = editing !== null && !equalValues(editing.values, editing.initial);
  useUnsavedDraft(isDirty, `profile-${kind.name}`);

  function open(entry: Entry | null, start: EntryValues = {}): void {
    const context = {
      language: language.value,
      country: country.key,
      currency: country.currency,
      timeZone,
    };
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
    setErrors((known) => Object.fromEntries(Object.entries(known).filter(([name]) => !(name in changed))));
    if (equalValues(values, editing.initial)) draft.delete();
    else draft.save({ id: editing.base?.id ?? null, version: editing.base?.version ?? 0, values });
  }

  /** Resolves with the invalid fields, so that the first can be focused; empty if it was sent. */
  async function save({ keepBoth = false, base = editing?.base ?? null } = {}): Promise<string[]> {
    if (!editing || isSending.current) return [];
    const { values } = editing;
    const faults = checkValues(kind, values, new Date(now));
    setErrors(faults);
    if (Object.keys(faults).length > 0) return Object.keys(faults);
    const same = keepBoth ? undefined : sameAs(values, base);
    if (same) {
      setObstacle({ status: 'duplicate', of: same });
      return [];
    }
    return (await send(values, base)).wrong;
  }

  const sameAs = (values: EntryValues, base: Entry | null): Entry | undefined =>
    entries.find(
      (entry) => entry.id !== base?.id && kind.identity(valuesOf(kind, entry)) === kind.identity(values),
    );

  async function send(
    values: EntryValues,
    base: Entry | null,
  ): Promise<{ isSaved: boolean; wrong: string[] }> {
    isSending.current = true;
    setObstacle(null);
    try {
      const { outcome, latest } = await saving.mutateAsync({ values, base });
      if (outcome.status === 'saved') {
        close();
        onSaved(outcome.entry);
        return { isSaved: true, wrong: [] };
      }
      const theirs = latest.find(({ id }) => id === base?.id);
      setObstacle(theirs ? { status: 'conflict', theirs } : { status: 'gone' });
      return { isSaved: false, wrong: [] };
    } catch (thrown) {
      const error = toAppError(thrown);
      const fields = Object.entries(error.fields).filter(([name]) =>
        kind.fields.some((one) => one.name === name),
      );
      setErrors(Object.fromEntries(fields.map(([name, [text = '']]) => [name, text])));
      if (fields.length === 0) setObstacle({ status: 'failed', error });
      return { isSaved: false, wrong: fields.map(([name]) => name) };
    } finally {
      isSending.current = false;
    }
  }

  /** Idempotency key: the same for the same content, so that a retry adds no duplicate. */
  function keyOf(values: EntryValues): string {
    const text = JSON.stringify(values);
    if (sent.current.text !== text) sent.current = { text, key: crypto.randomUUID() };
    return sent.current.key;
  }

  /** Merges the input into the duplicate; empty fields keep the existing value. */
  async function merge(into: Entry): Promise<void> {
    if (!editing || isSending.current) return;
    const typed = Object.entries(editing.values).filter(([, text]) => text !== '');
    const from = editing.base;
    const { isSaved } = await send({ ...valuesOf(kind, into), ...Object.fromEntries(typed) }, into);
    if (isSaved && from !== null && from.id !== into.id) {
      await deleteEntry(http, kind, from).then(reload, () => undefined);
    }
  }

  return {
    editing,
    isDirty,
    errors,
    obstacle,
    isSaving: saving.isPending,
    open,
    close,
    change,
    save,
    merge,
    /** Returns to the form with the input. */
    back: () => setObstacle(null),
    /** Overwrites the other version after a conflict. */
    keepMine: (theirs: Entry) => editing && send(editing.values, theirs),
    saveAsNew: () => editing && send(editing.values, null),
  };
}

export type EntryEditor = ReturnType<typeof useEntryEditor>;
