import type { SyncKind } from '@jobharbor/shared/contracts/profile/resume-sync';
import { preventComposingSubmit } from '@jobharbor/shared/forms';
import { Button, TextArea, TextField } from '@jobharbor/shared/ui';
import { type FormEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ValidationError } from '../../common/entries/check-values.ts';
import type { EntryValues } from '../../common/entries/entry-kind.ts';
import { FieldControl } from '../../common/entries/fields/field-control.tsx';
import { useStableCallback } from '../../common/entries/use-stable-callback.ts';
import { useValidationErrorText } from '../../common/entries/use-validation-error-text.ts';
import { useFieldLabel } from './proposal-fields.tsx';
import { fieldsOf } from './sync-kinds.ts';

export interface ProposalFormProps {
  kind: SyncKind;
  /** Fields of the person are proposed one at a time. */
  names: readonly string[];
  title: string;
  values: EntryValues;
  errors: Record<string, ValidationError | string>;
  isSaving: boolean;
  onChange: (changed: EntryValues) => void;
  onSave: () => void;
  onCancel: () => void;
}

/** A proposal as a form, prefilled. On failure the first invalid field is focused. */
export function ProposalForm({ kind, names, title, values, errors, isSaving, ...on }: ProposalFormProps) {
  const { t } = useTranslation('profile');
  const faultText = useValidationErrorText();
  const label = useFieldLabel(kind);
  const change = useStableCallback(on.onChange);
  const form = useRef<HTMLFormElement>(null);
  const fields = fieldsOf(kind).filter(
    ({ name, when }) => (kind !== 'about' || names.includes(name)) && (when?.(values) ?? true),
  );
  const wrong = fields.find(({ name }) => name in errors)?.name ?? fields[0]?.name ?? '';
  useEffect(() => form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus(), [wrong]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    on.onSave();
  };
  return (
    <form
      ref={form}
      noValidate
      className="jh-stack jhp-entry-form"
      aria-label={title}
      onSubmit={submit}
      onKeyDown={preventComposingSubmit}
    >
      {fields.map((field) =>
        kind === 'about' ? (
          <AboutField
            key={field.name}
            isLong={field.type === 'area'}
            name={field.name}
            label={label(field)}
            value={values[field.name] ?? ''}
            error={faultText(errors[field.name])}
            onValue={(value) => on.onChange({ [field.name]: value })}
          />
        ) : (
          <FieldControl
            key={field.name}
            field={field}
            value={values[field.name] ?? ''}
            country={values.country_key ?? ''}
            error={faultText(errors[field.name])}
            onChange={change}
          />
        ),
      )}
      <div className="jh-inline">
        <Button type="submit" variant="primary" loading={isSaving} loadingLabel={t('saving')}>
          {t('save')}
        </Button>
        <Button variant="quiet" aria-disabled={isSaving} onClick={() => !isSaving && on.onCancel()}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}

interface AboutFieldProps {
  isLong: boolean;
  name: string;
  label: string;
  value: string;
  error: string | undefined;
  onValue: (value: string) => void;
}

function AboutField({ isLong, onValue, ...texts }: AboutFieldProps) {
  return isLong ? (
    <TextArea {...texts} rows={6} dir="auto" onChange={(event) => onValue(event.currentTarget.value)} />
  ) : (
    <TextField {...texts} dir="auto" onChange={(event) => onValue(event.currentTarget.value)} />
  );
}
