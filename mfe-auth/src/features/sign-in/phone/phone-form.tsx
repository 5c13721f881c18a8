import { typedPhone } from '@jobharbor/shared/contracts/primitives/phone';
import { schemaResolver } from '@jobharbor/shared/forms';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { PhoneFields } from '../../../common/fields/phone-fields.tsx';
import { usePhoneError } from '../../../common/fields/use-phone-error.ts';
import { StepForm } from '../../../common/steps/step-form.tsx';
import { useStepForm } from '../../../common/steps/use-step-form.ts';

/** A number as typed, and the country of its national format; `others` for a number with a leading plus. */
export interface PhoneValues {
  country_key: string;
  contact_number: string;
}

const resolver = schemaResolver<PhoneValues, PhoneValues>(
  z.object({
    country_key: z.string(),
    contact_number: typedPhone.check(z.minLength(1)),
  }),
);

export interface PhoneFormProps {
  phone: PhoneValues;
  send: (phone: PhoneValues) => Promise<void>;
  after?: ReactNode;
}

/** A step that asks for a mobile number. The server validates the format of its country. */
export function PhoneForm({ phone, send, after }: PhoneFormProps) {
  const { t } = useTranslation('auth');
  const phoneError = usePhoneError();
  const step = useStepForm<PhoneValues>({ field: 'contact_number', defaultValues: phone, resolver, send });
  const { register, setFocus } = step.form;
  useEffect(() => setFocus('contact_number'), [setFocus]);
  return (
    <StepForm step={step} submitLabel={t('phone.send')} after={after}>
      <p className="jh-quiet">{t('phone.lead')}</p>
      <PhoneFields
        country={register('country_key')}
        number={register('contact_number')}
        error={step.errorText(phoneError)}
      />
    </StepForm>
  );
}
