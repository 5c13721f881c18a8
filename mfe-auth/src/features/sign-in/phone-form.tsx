import { countries } from '@jobharbor/shared/contracts/market';
import { schemaResolver } from '@jobharbor/shared/forms';
import { countryName } from '@jobharbor/shared/i18n';
import { useLocale } from '@jobharbor/shared/remote';
import { SelectField, TextField } from '@jobharbor/shared/ui';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { StepForm } from '../../common/step-form.tsx';
import { useStepForm } from '../../common/use-step-form.ts';

/** A number as it was typed, and the country whose national form it has; `others` for one that begins with a plus. */
export interface PhoneValues {
  country_key: string;
  contact_number: string;
}

const resolver = schemaResolver<PhoneValues, PhoneValues>(
  z.object({
    country_key: z.string(),
    contact_number: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
  }),
);

export interface PhoneFormProps {
  phone: PhoneValues;
  send: (phone: PhoneValues) => Promise<void>;
  after?: ReactNode;
}

/** A step that asks for a mobile number. Its format is checked by the server, which knows those of all countries. */
export function PhoneForm({ phone, send, after }: PhoneFormProps) {
  const { t } = useTranslation('auth');
  const { language } = useLocale();
  const step = useStepForm<PhoneValues>({ field: 'contact_number', defaultValues: phone, resolver, send });
  const { register, setFocus } = step.form;
  useEffect(() => setFocus('contact_number'), [setFocus]);
  const options = useMemo(() => callingCodes(language.value), [language.value]);
  return (
    <StepForm step={step} submitLabel={t('phone.send')} after={after}>
      <p className="jh-quiet">{t('phone.lead')}</p>
      <SelectField {...register('country_key')} autoComplete="country" label={t('phone.country')}>
        {options.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
        <option value="others">{t('phone.otherCountry')}</option>
      </SelectField>
      <TextField
        {...register('contact_number')}
        type="tel"
        inputMode="tel"
        dir="ltr"
        autoComplete="tel"
        label={t('phone.number')}
        error={step.errorText(() => t('phone.required'))}
      />
    </StepForm>
  );
}

/** Countries by name with their calling codes, which keep their plus sign at the left in Arabic, too. */
const callingCodes = (language: string) =>
  countries
    .flatMap(({ key, phonePrefix }) =>
      phonePrefix === null
        ? []
        : [{ key, label: `${countryName(language, key)} \u2066+${phonePrefix}\u2069` }],
    )
    .sort((a, b) => a.label.localeCompare(b.label, language));
