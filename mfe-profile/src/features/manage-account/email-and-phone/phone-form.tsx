import type { AccountSetting } from '@jobharbor/shared/contracts/account/account-setting';
import { useLocale, useRemote } from '@jobharbor/shared/remote';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettingUpdate } from '../use-setting-update.ts';
import { NewPhoneForm } from './new-phone-form.tsx';
import { PhoneCodeForm } from './phone-code-form.tsx';
import { deletePhoneDraft, readPhoneDraft, savePhoneDraft } from './phone-draft.ts';
import { RemovePhoneForm } from './remove-phone-form.tsx';

export interface PhoneFormProps {
  setting: AccountSetting;
  onClose: (done?: string) => void;
}

/** Changes the mobile number in two steps, the new number and the code that was sent to it, or removes it. */
export function PhoneForm({ setting, onClose }: PhoneFormProps) {
  const { t } = useTranslation('profile');
  const { session, now } = useRemote();
  const { country } = useLocale();
  const userId = session.getState().user?.id ?? 0;
  const update = useSettingUpdate();
  const [phone, setPhone] = useState(
    () =>
      readPhoneDraft(userId, now) ?? {
        number: setting.unconfirmed_phone ?? '',
        country: country.key,
        isSent: false,
      },
  );
  const [isRemoving, setRemoving] = useState(false);
  const keep = (next: typeof phone) => {
    savePhoneDraft(userId, next);
    setPhone(next);
  };
  const close = (done?: string) => {
    deletePhoneDraft(userId);
    onClose(done);
  };
  if (isRemoving)
    return (
      <RemovePhoneForm
        onRemoved={(changed) => {
          update(() => changed);
          close(t('settings.phone.removed'));
        }}
        onClose={() => close()}
      />
    );
  if (!phone.isSent)
    return (
      <NewPhoneForm
        phone={phone}
        onType={(typed) => savePhoneDraft(userId, { ...typed, isSent: false })}
        onSent={(number) => keep({ number, country: phone.country, isSent: true })}
        onRemove={(setting.phone_num ?? setting.unconfirmed_phone) ? () => setRemoving(true) : undefined}
        onClose={() => close()}
      />
    );
  return (
    <PhoneCodeForm
      phone={phone.number}
      onOther={() => keep({ ...phone, isSent: false })}
      onChanged={(changed) => {
        update(() => changed);
        // Isolated left-to-right, so that the plus sign stays left in Arabic.
        close(t('settings.phone.done', { phone: `\u2066${changed.phone_num ?? ''}\u2069` }));
      }}
      onClose={() => close()}
    />
  );
}
