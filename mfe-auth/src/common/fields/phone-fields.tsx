import { callingCodes } from '@jobharbor/shared/forms';
import { useLocale } from '@jobharbor/shared/remote';
import { SelectField, TextField } from '@jobharbor/shared/ui';
import { useMemo } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

export interface PhoneFieldsProps {
  country: UseFormRegisterReturn;
  number: UseFormRegisterReturn;
  error: string | undefined;
  /** Text after the label of the number, such as "optional". */
  note?: string;
}

/** A mobile number and the country of its national format; `others` for a number with a leading plus. */
export function PhoneFields({ country, number, error, note }: PhoneFieldsProps) {
  const { t } = useTranslation('auth');
  const { language } = useLocale();
  const options = useMemo(() => callingCodes(language.value), [language.value]);
  return (
    <>
      <SelectField {...country} autoComplete="country" label={t('phone.country')}>
        {options.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
        <option value="others">{t('phone.otherCountry')}</option>
      </SelectField>
      <TextField
        {...number}
        type="tel"
        inputMode="tel"
        dir="ltr"
        autoComplete="tel"
        label={t('phone.number')}
        note={note}
        error={error}
      />
    </>
  );
}
