import { randomKey } from '@jobharbor/shared/browser/environment';
import { type AppError, toAppError } from '@jobharbor/shared/errors';
import { useLocale, useNow, useRemote, useSession } from '@jobharbor/shared/remote';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useUnsavedDraft } from '../use-unsaved-draft.ts';
import { checkValues, type FieldErrors, remainingErrors } from './check-values.ts';
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

/** A form that shows some of the fields. */
export interface FormPart {
  names: readonly string[];
  /** Shows fields that have no valid value yet, where those of this part have. */
  goTo: (wrong: readonly string[]) => void;
}

interface SaveResult {
  isSaved: boolean;
  /** The invalid fields, so that the first can be focused. */
  wrong: string[];
}

/** Edits one entry of a kind at a time. Unsaved input is stored as a draft, which survives a reload or a new sign-in. */
export function useEntryEditor(kind: EntryKind, entries: readonly Entry[], onSaved: (entry: Entry) => void) {
  const { http } = useRemote();
  const now = useNow();
  const { reload } = useChangeEntries(kind);
  const form = useEntryForm(kind, entries);
  const { editing, close, setErrors, setObstacle } = form;
  const keyOf = useContentKey();
  const saving = useMutation({
    mutationFn: async ({ values, base }: { values: EntryValues; base: Entry | null }) => ({
      outcome: await saveEntry(http, { kind, base, values, key: keyOf(values) }),
      latest: await reload(),
    }),
  });
  // Submit events can repeat before React has rendered `isPending`.
  const isSending = useRef(false);
  const limits = useRef<FormPart | null>(null);
  const limitTo = useCallback((part: FormPart | null) => {
    limits.current = part;
  }, []);

  /** Saves the input, unless a field is invalid or the entry is there already. */
  async function save({ keepBoth = false, base = editing?.base ?? null } = {}): Promise<SaveResult> {
    if (!editing || isSending.current) return { isSaved: false, wrong: [] };
    const { values } = editing;
    const faults = checkValues(kind, values, new Date(now));
    const part = limits.current;
    const elsewhere = Object.keys(faults).filter((name) => !part?.names.includes(name));
    if (part && elsewhere.length > 0 && elsewhere.length === Object.keys(faults).length) {
      part.goTo(elsewhere);
      return { isSaved: false, wrong: [] };
    }
    setErrors(faults);
    if (Object.keys(faults).length > 0) return { isSaved: false, wrong: Object.keys(faults) };
    const same = keepBoth ? undefined : sameAs(kind, entries, values, base);
    if (same) {
      setObstacle({ status: 'duplicate', of: same });
      return { isSaved: false, wrong: [] };
    }
    return send(values, base);
  }

  async function send(values: EntryValues, base: Entry | null): Promise<SaveResult> {
    isSending.current = true;
    setObstacle(null);
    const outcome = await sendEntry(kind, base, () => saving.mutateAsync({ values, base }));
    isSending.current = false;
    if (outcome.status === 'saved') {
      close();
      onSaved(outcome.entry);
      return { isSaved: true, wrong: [] };
    }
    if (outcome.status !== 'wrong') setObstacle(outcome);
    else setErrors(outcome.errors);
    return { isSaved: false, wrong: outcome.status === 'wrong' ? Object.keys(outcome.errors) : [] };
  }

  /** Merges the input into the duplicate; empty fields keep the existing value. */
  async function merge(into: Entry): Promise<void> {
    if (!editing || isSending.current) return;
    const { base: from, values } = editing;
    const { isSaved } = await send(mergedValues(kind, into, values), into);
    if (isSaved && from !== null && from.id !== into.id)
      await deleteEntry(http, kind, from).then(reload, () => undefined);
  }

  return {
    ...form.shown,
    isSaving: saving.isPending,
    save,
    /** The part of the fields that a form shows; null for all. */
    limitTo,
    merge,
    /** Returns to the form with the input. */
    back: () => setObstacle(null),
    /** Overwrites the other version after a conflict. */
    keepMine: (theirs: Entry) => editing && send(editing.values, theirs),
    saveAsNew: () => editing && send(editing.values, null),
  };
}

/** The open entry with its values and errors, and the draft that follows them. */
function useEntryForm(kind: EntryKind, entries: readonly Entry[]) {
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

type SendOutcome =
  | { status: 'saved'; entry: Entry }
  /** Refused by the API for some fields. */
  | { status: 'wrong'; errors: FieldErrors }
  | Exclude<SaveConflict, { status: 'duplicate' }>;

/** Outcome of sending an entry; never rejects. */
async function sendEntry(
  kind: EntryKind,
  base: Entry | null,
  send: () => Promise<{ outcome: Awaited<ReturnType<typeof saveEntry>>; latest: readonly Entry[] }>,
): Promise<SendOutcome> {
  try {
    const { outcome, latest } = await send();
    if (outcome.status === 'saved') return outcome;
    const theirs = latest.find(({ id }) => id === base?.id);
    return theirs ? { status: 'conflict', theirs } : { status: 'gone' };
  } catch (thrown) {
    const error = toAppError(thrown);
    const errors = fieldErrorsOf(kind, error);
    return Object.keys(errors).length > 0 ? { status: 'wrong', errors } : { status: 'failed', error };
  }
}

export type EntryEditor = ReturnType<typeof useEntryEditor>;

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

/** Another entry with the same identity. */
const sameAs = (
  kind: EntryKind,
  entries: readonly Entry[],
  values: EntryValues,
  base: Entry | null,
): Entry | undefined =>
  entries.find(
    (entry) => entry.id !== base?.id && kind.identity(valuesOf(kind, entry)) === kind.identity(values),
  );

/** Idempotency key: the same for the same content, so that a retry adds no duplicate. */
function useContentKey(): (values: EntryValues) => string {
  const sent = useRef({ text: '', key: '' });
  return (values) => {
    const text = JSON.stringify(values);
    if (sent.current.text !== text) sent.current = { text, key: randomKey() };
    return sent.current.key;
  };
}

/** What the first values of a new entry depend on. */
function useStartContext() {
  const { timeZone } = useRemote();
  const { language, country } = useLocale();
  return { language: language.value, country: country.key, currency: country.currency, timeZone };
}

/** The API's errors of fields that the form has. */
const fieldErrorsOf = (kind: EntryKind, error: AppError): FieldErrors =>
  Object.fromEntries(
    Object.entries(error.fields)
      .filter(([name]) => kind.fields.some((one) => one.name === name))
      .map(([name, [text = '']]) => [name, text]),
  );

/** An entry with what was typed; empty fields keep its values. */
const mergedValues = (kind: EntryKind, into: Entry, values: EntryValues): EntryValues => ({
  ...valuesOf(kind, into),
  ...Object.fromEntries(Object.entries(values).filter(([, text]) => text !== '')),
});
