import { requestPhoneChange } from '@jobharbor/shared/calls/data/request-phone-change';
import { phoneChangeRequest } from '@jobharbor/shared/contracts/account/account-setting';
import { maxPhoneDigits, typedPhone } from '@jobharbor/shared/contracts/primitives/phone';
import { callingCodes, preventComposingSubmit } from '@jobharbor/shared/forms';
import { useDirtyLease, useLocale } from '@jobharbor/shared/remote';
import { Button, SelectField, TextField } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useProvenSend } from '../../../common/owner-proof/use-proven-send.ts';
import { useSettingsForm } from '../../../common/use-settings-form.ts';
import { FormEnd } from '../form-end.tsx';

const newPhone = z.extend(phoneChangeRequest, {
  contact_number: typedPhone.check(z.minLength(1)),
});

interface PhoneValues {
  country_key: string;
  contact_number: string;
}

export interface NewPhoneFormProps {
  phone: { number: string; country: string };
  onType: (phone: { number: string; country: string }) => void;
  /** A code was sent to the number, as normalised by the server. */
  onSent: (number: string) => void;
  /** Given if there is a number to remove. */
  onRemove?: (() => void) | undefined;
  onClose: () => void;
}

/** First step: the new number. */
export function NewPhoneForm({ phone, onType, onSent, onRemove, onClose }: NewPhoneFormProps) {
  const { t } = useTranslation('profile');
  const { language } = useLocale();
  const { form, errorOf, showErrors, faultOf } = useSettingsForm<PhoneValues>(
    newPhone,
    { country_key: phone.country, contact_number: phone.number },
    (_, type) => {
      if (type === 'too_short') return t('settings.phone.tooShort');
      return t(type === 'too_long' ? 'settings.phone.tooLong' : 'settings.phone.empty', {
        count: maxPhoneDigits,
      });
    },
  );
  const send = useProvenSend(requestPhoneChange, {
    onError: showErrors,
    onSuccess: ({ contact_number }) => onSent(contact_number),
  });
  useDirtyLease(form.formState.isDirty, 'settings-phone');
  const submit = form.handleSubmit((body) => send.sendOnce({ body }));
  const onChange = () => {
    const { contact_number: number, country_key: country } = form.getValues();
    onType({ number, country });
  };
  return (
    <form noValidate className="jhp-setting__form" onSubmit={submit} onKeyDown={preventComposingSubmit}>
      <SelectField {...form.register('country_key', { onChange })} label={t('settings.phone.country')}>
        {callingCodes(language.value).map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
        <option value="others">{t('settings.phone.otherCountry')}</option>
      </SelectField>
      <TextField
        {...form.register('contact_number', { onChange })}
        autoFocus
        type="tel"
        inputMode="tel"
        dir="ltr"
        autoComplete="tel"
        label={t('settings.phone.number')}
        hint={t('settings.phone.numberHint')}
        error={errorOf('contact_number')}
      />
      <FormEnd
        fault={faultOf(send.error)}
        submit={t('settings.phone.send')}
        isSending={send.isPending}
        other={onRemove && <Button onClick={onRemove}>{t('settings.phone.remove')}</Button>}
        onCancel={onClose}
      />
    </form>
  );
}
