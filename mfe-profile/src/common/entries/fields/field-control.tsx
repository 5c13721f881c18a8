import { currencies } from '@jobharbor/shared/contracts/entries/entry';
import { countries } from '@jobharbor/shared/contracts/markets/market';
import { countryName, formatNumber } from '@jobharbor/shared/i18n';
import { lazyPart, useLocale } from '@jobharbor/shared/remote';
import { Checkbox, Skeleton, TextArea, TextField } from '@jobharbor/shared/ui';
import { type ComponentProps, memo, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { EntryValues, Field } from '../entry-kind.ts';
import { levelName } from '../entry-words.ts';
import { useFlatListQuery, useLocationsQuery } from '../option-names.ts';
import { CompletedField } from './completed-field.tsx';
import { FunctionsField } from './functions-field.tsx';
import { LanguagesField, useLanguageOptions } from './languages-field.tsx';
import { MissingList } from './missing-list.tsx';
import { MonthField } from './month-field.tsx';
import { type ControlProps, Select } from './select.tsx';
import { TimeZoneField } from './time-zone-field.tsx';

const AttachmentField = lazyPart(async () => (await import('./attachment-field.tsx')).AttachmentField);

export interface FieldControlProps {
  field: Field;
  value: string;
  /** Key of the country whose places a field of type `location` lists. */
  country: string;
  error: string | undefined;
  onChange: (changed: EntryValues) => void;
}

/** One field of an entry's form; memoized, since lists of countries and places are long. */
export const FieldControl = memo(function FieldControl(props: FieldControlProps) {
  const { field, value, country, error, onChange } = props;
  const { t } = useTranslation('profile');
  const control: ControlProps = {
    name: field.name,
    label: t(`entries.field.${field.label ?? field.name}` as 'entries.field.url'),
    hint: field.hint && t(`entries.hint.${field.hint}` as 'entries.hint.monthly_salary'),
    note: field.isOptional ? t('optional') : undefined,
    error,
    value,
    onValue: (changed) => onChange({ [field.name]: changed }),
  };
  switch (field.type) {
    case 'text':
      if (field.completion) return <CompletedField {...control} completion={field.completion} />;
      return (
        <TextControl
          {...control}
          {...(field.isAddress ? { dir: 'ltr', inputMode: 'url', autoComplete: 'url' } : { dir: 'auto' })}
        />
      );
    case 'money':
      return <TextControl {...control} dir="ltr" inputMode="decimal" autoComplete="off" />;
    case 'area':
      return <AreaControl {...control} max={field.max} />;
    case 'attachment':
      return (
        <Suspense fallback={<Skeleton length="long" />}>
          <AttachmentField {...control} />
        </Suspense>
      );
    case 'month':
      return <MonthField {...control} />;
    case 'check':
      return <CheckControl {...control} />;
    case 'option':
      return <OptionField {...control} field={field} />;
    case 'level':
      return <LevelField {...control} field={field} />;
    case 'currency':
    case 'country':
      return <ListedField {...control} type={field.type} onChange={onChange} />;
    case 'location':
      return <LocationField {...control} country={country} />;
    case 'language':
      return <LanguageSelect {...control} />;
    case 'timeZone':
      return <TimeZoneField {...control} />;
    case 'languages':
      return <LanguagesField {...control} max={field.max} />;
    case 'functions':
      return <FunctionsField {...control} max={field.max} />;
  }
});

function CheckControl({ name, label, hint, value, onValue }: ControlProps) {
  return (
    <Checkbox
      {...{ name, label, hint }}
      checked={value === 'true'}
      onChange={(event) => onValue(event.currentTarget.checked ? 'true' : '')}
    />
  );
}

function LevelField({ field, ...control }: ControlProps & { field: Field & { type: 'level' } }) {
  const { language } = useLocale();
  return (
    <Select {...control}>
      {field.levels.map((level) => (
        <option key={level} value={level}>
          {levelName(language.value, field.texts, level)}
        </option>
      ))}
    </Select>
  );
}

type TextControlProps = ControlProps &
  Pick<ComponentProps<typeof TextField>, 'dir' | 'inputMode' | 'autoComplete'>;

function TextControl({ onValue, ...texts }: TextControlProps) {
  return <TextField {...texts} onChange={(event) => onValue(event.currentTarget.value)} />;
}

function AreaControl({ onValue, max, ...texts }: ControlProps & { max: number }) {
  const { t } = useTranslation('profile');
  const { tag } = useLocale();
  return (
    <TextArea
      {...texts}
      rows={5}
      onChange={(event) => onValue(event.currentTarget.value)}
      counter={(text) =>
        t('counter', { used: formatNumber(tag, text.trim().length), max: formatNumber(tag, max) })
      }
    />
  );
}

type ListedFieldProps = ControlProps & {
  type: 'currency' | 'country';
  onChange: FieldControlProps['onChange'];
};

/** A choice among values that are known without a request. */
function ListedField({ type, onChange, ...control }: ListedFieldProps) {
  const { t } = useTranslation('profile');
  const { tag } = useLocale();
  switch (type) {
    case 'currency':
      return (
        <Select {...control}>
          {currencies.map((currency) => (
            <option key={currency}>{currency}</option>
          ))}
        </Select>
      );
    case 'country':
      return (
        <Select {...control} onValue={(key) => onChange({ [control.name]: key, location_id: '' })}>
          {countries.map(({ key }) => (
            <option key={key} value={key}>
              {countryName(tag, key) ?? t('entries.otherCountry')}
            </option>
          ))}
        </Select>
      );
  }
}

function OptionField({ field, ...control }: ControlProps & { field: Field & { type: 'option' } }) {
  const query = useFlatListQuery(field.list);
  const options = (query.data ?? []).filter(({ id }) => id !== field.without);
  return (
    <div className="jh-stack jh-gap-2">
      <Select {...control}>
        {options.length === 0 && control.value && <option value={control.value}>…</option>}
        {options.map(({ id, value }) => (
          <option key={id} value={id}>
            {value}
          </option>
        ))}
      </Select>
      <MissingList query={query} />
    </div>
  );
}

function LocationField({ country, ...control }: ControlProps & { country: string }) {
  const query = useLocationsQuery(country);
  const regions = query.data ?? [];
  return (
    <div className="jh-stack jh-gap-2">
      <Select {...control}>
        {regions.length === 0 && control.value && <option value={control.value}>…</option>}
        {regions.map(({ id, value, locations }) => (
          <optgroup key={id} label={value}>
            <option value={id}>{value}</option>
            {locations
              .filter((city) => city.value !== value)
              .map((city) => (
                <option key={city.id} value={city.id}>
                  {city.value}
                </option>
              ))}
          </optgroup>
        ))}
      </Select>
      <MissingList query={query} />
    </div>
  );
}

function LanguageSelect(control: ControlProps) {
  const options = useLanguageOptions();
  return (
    <Select {...control}>
      {options.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Select>
  );
}
