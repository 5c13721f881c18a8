import { randomKey } from '@jobharbor/shared/browser/environment';
import { type AppError, toAppError } from '@jobharbor/shared/errors';
import { useNow, useRemote } from '@jobharbor/shared/remote';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { checkValues, type FieldErrors } from './check-values.ts';
import type { Entry, EntryKind, EntryValues } from './entry-kind.ts';
import { valuesOf } from './entry-values.ts';
import { deleteEntry, saveEntry } from './save-entry.ts';
import { useChangeEntries } from './use-entries.ts';
import { type SaveConflict, useEntryForm } from './use-entry-form.ts';

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
