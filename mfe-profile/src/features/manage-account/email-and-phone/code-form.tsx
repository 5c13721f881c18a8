import { codeDigits, codeMinutes, oneTimeCode } from '@jobharbor/shared/contracts/sign-in/auth';
import { preventComposingSubmit } from '@jobharbor/shared/forms';
import { Button, Notice, TextField } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useSettingsForm } from '../../../common/use-settings-form.ts';
import { FormEnd } from '../form-end.tsx';

const schema = z.object({ otp: oneTimeCode });

export interface CodeFormProps {
  /** Recipient and timing of the code. */
  sent: 'email' | 'phone';
  /** The email, or the number in E.164. */
  to: string;
  isSending: boolean;
  error: unknown;
  /** Text of an error about the email or number, not the code. */
  fault?: string | null;
  onCode: (otp: string, showErrors: (error: unknown) => void) => void;
  /** Back to the first step: another recipient, or another code. */
  onOther: () => void;
  onClose: () => void;
}

/** Second step of a change of email or mobile number: the code that was sent to the new one. */
export function CodeForm({ sent, to, isSending, error, fault, onCode, onOther, onClose }: CodeFormProps) {
  const { t } = useTranslation('profile');
  const { form, errorOf, showErrors, faultOf } = useSettingsForm<{ otp: string }>(
    schema,
    { otp: '' },
    (_, type) =>
      type === 'required' ? t('fault.required') : t('settings.fault.code', { count: codeDigits }),
  );
  const submit = form.handleSubmit(({ otp }) => onCode(otp, showErrors));
  return (
    <form noValidate className="jhp-setting__form" onSubmit={submit} onKeyDown={preventComposingSubmit}>
      <Notice role="status">
        {t(`settings.${sent}.sent`, { count: codeDigits })} <bdi dir="ltr">{to}</bdi>
      </Notice>
      <TextField
        {...form.register('otp')}
        autoFocus
        dir="ltr"
        inputMode="numeric"
        autoComplete="one-time-code"
        className="jhp-setting__code"
        label={t('settings.email.code')}
        hint={t(`settings.${sent}.codeHint`, { count: codeMinutes })}
        error={errorOf('otp')}
      />
      <FormEnd
        fault={fault ?? faultOf(error)}
        submit={t('settings.email.confirm')}
        isSending={isSending}
        onCancel={onClose}
      />
      <p>
        <Button size="small" variant="quiet" onClick={onOther}>
          {t(`settings.${sent}.other`)}
        </Button>
      </p>
    </form>
  );
}
