import { preventComposingSubmit } from '@jobharbor/shared/forms';
import { Button, Notice } from '@jobharbor/shared/ui';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EntryConflict } from './entry-conflict.tsx';
import type { EntryKind, EntryValues, Field } from './entry-kind.ts';
import { FieldControl } from './fields/field-control.tsx';
import { KnownFields } from './known-fields.tsx';
import { missingFields } from './missing-fields.ts';
import type { EntryEditor } from './use-entry-editor.ts';
import { useStableCallback } from './use-stable-callback.ts';
import { useValidationErrorText } from './use-validation-error-text.ts';

export interface EntryFormProps {
  kind: EntryKind;
  editor: EntryEditor;
  title: string;
  /** False for a form that nobody asked for. */
  takesFocus?: boolean;
  /** Whether the page has its own button that saves the form and continues. */
  isInFlow?: boolean;
  /** Shows only the fields that have no value yet, after a list of what is filled in. */
  asksMissing?: boolean;
}

/** The form of one entry. Focused when it opens; on a failed save the first invalid field is. */
export function EntryForm({
  kind,
  editor,
  title,
  takesFocus = true,
  isInFlow = false,
  asksMissing = false,
}: EntryFormProps) {
  const { t } = useTranslation('profile');
  const form = useRef<HTMLFormElement>(null);
  const focusOn = (name: string) => form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  const first = kind.fields[0]?.name ?? '';
  useEffect(() => {
    if (takesFocus) form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [takesFocus]);

  const { editing, errors, obstacle, isSaving } = editor;
  const change = useStableCallback(editor.change);
  const save = useRef<HTMLButtonElement>(null);
  const wasBlocked = useRef(false);
  const isBlocked = obstacle !== null && obstacle.status !== 'failed';
  useEffect(() => {
    // The pressed button was removed with its notice: restore the focus.
    if (wasBlocked.current && !isBlocked) save.current?.focus();
    wasBlocked.current = isBlocked;
  }, [isBlocked]);

  const shown = useShownFields(kind, editor, asksMissing, focusOn);
  if (!editing) return null;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { wrong } = await editor.save();
    const firstWrong = kind.fields.find(({ name }) => wrong.includes(name));
    if (firstWrong) focusOn(firstWrong.name);
  };
  return (
    <form
      ref={form}
      noValidate
      className="jh-stack jhp-entry-form"
      aria-label={title}
      onSubmit={(event) => void submit(event)}
      onKeyDown={preventComposingSubmit}
    >
      <h3>{title}</h3>
      {editing.isRestored && <Notice role="status">{t('draft.restored')}</Notice>}
      {shown.known.length > 0 && (
        <KnownFields fields={shown.known} values={editing.values} onChange={() => shown.showAll(first)} />
      )}
      <FieldRows fields={shown.asked} values={editing.values} errors={errors} onChange={change} />
      <EntryConflict kind={kind} editor={editor} />
      {!isBlocked && (
        <div className="jh-inline">
          <Button
            ref={save}
            type="submit"
            variant={isInFlow ? 'secondary' : 'primary'}
            loading={isSaving}
            loadingLabel={t('saving')}
          >
            {t('save')}
          </Button>
          <Button variant="quiet" aria-disabled={isSaving} onClick={() => !isSaving && editor.close()}>
            {editing.isRestored ? t('draft.discard') : t('cancel')}
          </Button>
        </div>
      )}
    </form>
  );
}

/** The fields that are asked for now, and those that are filled in. All are asked for unless `asksMissing`. */
function useShownFields(
  kind: EntryKind,
  { editing, limitTo }: EntryEditor,
  asksMissing: boolean,
  focusOn: (name: string) => void,
) {
  const [isWhole, setWhole] = useState(false);
  const [part, setPart] = useState(0);
  const values = editing?.values ?? {};
  const possible = kind.fields.filter(({ when }) => when?.(values) ?? true);
  const isPart = asksMissing && !isWhole && editing !== null && !editing.isRestored;
  const parts = isPart ? missingFields(possible, editing.initial) : [possible];
  const asked = parts[part] ?? [];
  const focusSoon = (name: string) => requestAnimationFrame(() => focusOn(name));
  const showAll = (name: string) => {
    setWhole(true);
    focusSoon(name);
  };
  const names = asked.map(({ name }) => name).join();
  const goTo = useEffectEvent((wrong: readonly string[]) => {
    const next = parts.findIndex((fields) => fields.some(({ name }) => wrong.includes(name)));
    if (next < 0) return showAll(wrong[0] ?? '');
    setPart(next);
    focusSoon(parts[next]?.[0]?.name ?? '');
  });
  useEffect(() => {
    limitTo(isPart ? { names: names.split(','), goTo: (wrong) => goTo(wrong) } : null);
    return () => limitTo(null);
  }, [isPart, names, limitTo]);
  const later = parts.slice(part + 1).flat();
  const known = possible.filter(
    (field) => !asked.includes(field) && !later.includes(field) && values[field.name],
  );
  return { asked, known, showAll };
}

interface FieldRowsProps {
  fields: readonly Field[];
  values: EntryValues;
  errors: EntryEditor['errors'];
  onChange: (changed: EntryValues) => void;
}

/** The fields of a form, paired ones side by side. */
function FieldRows({ fields, values, errors, onChange }: FieldRowsProps) {
  const faultText = useValidationErrorText();
  return inRows(fields).map((row) => {
    const controls = row.map((field) => (
      <FieldControl
        key={field.name}
        field={field}
        value={values[field.name] ?? ''}
        country={values.country_key ?? ''}
        error={faultText(errors[field.name])}
        onChange={onChange}
      />
    ));
    const [{ name } = { name: '' }] = row;
    return row.length === 1 ? (
      controls
    ) : (
      <div key={name} className="jhp-pair">
        {controls}
      </div>
    );
  });
}

/** Groups paired fields into rows. */
function inRows(fields: readonly Field[]): Field[][] {
  const rows: Field[][] = [];
  for (const field of fields) {
    const row = rows.at(-1);
    if (field.isPaired && row) row.push(field);
    else rows.push([field]);
  }
  return rows;
}
