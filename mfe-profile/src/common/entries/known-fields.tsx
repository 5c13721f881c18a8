import { Button } from '@jobharbor/shared/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { EntryValues, Field } from './entry-kind.ts';
import { FieldValue } from './fields/field-value.tsx';

export interface KnownFieldsProps {
  fields: readonly Field[];
  values: EntryValues;
  /** Opens all fields of the form. */
  onChange: () => void;
}

/** What a form has filled in, to be checked before it is saved. */
export function KnownFields({ fields, values, onChange }: KnownFieldsProps) {
  const { t } = useTranslation('profile');
  const titleId = useId();
  return (
    <section className="jhp-known jh-stack" aria-labelledby={titleId}>
      <h4 id={titleId}>{t('entries.known')}</h4>
      <dl>
        {fields.map((field) => (
          <div key={field.name}>
            <dt>{t(`entries.field.${field.label ?? field.name}` as 'entries.field.url')}</dt>
            <dd>
              <FieldValue field={field} value={values[field.name] ?? ''} country={values.country_key ?? ''} />
            </dd>
          </div>
        ))}
      </dl>
      <div>
        <Button size="small" onClick={onChange}>
          {t('entries.changeKnown')}
        </Button>
      </div>
    </section>
  );
}
