import { changeEmail } from '@jobharbor/shared/calls/data/change-email';
import type { AccountSetting } from '@jobharbor/shared/contracts/account/account-setting';
import { errorCode, hasCode } from '@jobharbor/shared/errors';
import { useSendOnce } from '@jobharbor/shared/remote';
import { CodeForm } from './code-form.tsx';

export interface EmailCodeFormProps {
  email: string;
  onChanged: (setting: AccountSetting) => void;
  /** Back to the first step: another address, or another code. */
  onOther: () => void;
  onClose: () => void;
}

/** Second step: the code that was sent to the new address. */
export function EmailCodeForm({ email, onChanged, onOther, onClose }: EmailCodeFormProps) {
  const confirm = useSendOnce(changeEmail, { onSuccess: onChanged });
  return (
    <CodeForm
      sent="email"
      to={email}
      isSending={confirm.isPending}
      error={confirm.error}
      fault={hasCode(confirm.error, errorCode.emailUsed) ? confirm.error.message : null}
      onCode={(otp, onError) => confirm.sendOnce({ body: { email, otp } }, { onError })}
      onOther={onOther}
      onClose={onClose}
    />
  );
}
