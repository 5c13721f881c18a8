import { changePhone } from '@jobharbor/shared/calls/data/change-phone';
import type { AccountSetting } from '@jobharbor/shared/contracts/account/account-setting';
import { useSendOnce } from '@jobharbor/shared/remote';
import { CodeForm } from './code-form.tsx';

export interface PhoneCodeFormProps {
  /** E.164. */
  phone: string;
  onChanged: (setting: AccountSetting) => void;
  /** Back to the first step: another number, or another code. */
  onOther: () => void;
  onClose: () => void;
}

/** Second step: the code that was sent to the new number. */
export function PhoneCodeForm({ phone, onChanged, onOther, onClose }: PhoneCodeFormProps) {
  const confirm = useSendOnce(changePhone, { onSuccess: onChanged });
  return (
    <CodeForm
      sent="phone"
      to={phone}
      isSending={confirm.isPending}
      error={confirm.error}
      onCode={(otp, onError) => confirm.sendOnce({ body: { contact_number: phone, otp } }, { onError })}
      onOther={onOther}
      onClose={onClose}
    />
  );
}
