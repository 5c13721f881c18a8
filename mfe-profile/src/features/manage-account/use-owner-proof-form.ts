import type { AccountSetting } from '@jobharbor/shared/contracts/account-setting';
import { oneTimeCode } from '@jobharbor/shared/contracts/auth';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useSettingsForm } from './use-settings-form.ts';

export interface OwnerProofValues {
  current_password?: string;
  otp?: string;
}

/** Channel of the ownership code: a confirmed address, a confirmed number, or the address. */
export const codeTarget = ({ email, is_email_verify: isConfirmed, phone_num: phone }: AccountSetting) =>
  isConfirmed ? email : (phone ?? email);

const filled = z.string().check(z.minLength(1), z.maxLength(1_000));

/** Form state of the proof of ownership; see `OwnerProofFields`. Neither value is ever stored. */
export function useOwnerProofForm(setting: AccountSetting) {
  const { has_password: hasPassword } = setting;
  const { t } = useTranslation('profile');
  const asksCode = !hasPassword && codeTarget(setting) !== null;
  return useSettingsForm<OwnerProofValues>(
    z.object({ ...(hasPassword && { current_password: filled }), ...(asksCode && { otp: oneTimeCode }) }),
    { ...(hasPassword && { current_password: '' }), ...(asksCode && { otp: '' }) },
    (name, type) => {
      if (type === 'required') return t('fault.required');
      return t(name === 'otp' ? 'settings.fault.code' : 'settings.fault.passwordLong');
    },
  );
}
