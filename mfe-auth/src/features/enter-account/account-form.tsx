import type { SessionUser } from '@jobharbor/shared/contracts/auth';
import { Button, isComposing } from '@jobharbor/shared/ui';
import type { FormEvent, KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Mode } from './account-values.ts';
import { AttemptNotice } from './attempt-notice.tsx';
import { EmailPart } from './email-part.tsx';
import { ModeSwitch } from './mode-switch.tsx';
import { SecretPart } from './secret-part.tsx';
import { useAccountForm } from './use-account-form.ts';

export interface AccountFormProps {
  mode: Mode;
  onModeChange: (mode: Mode) => void;
  onSignedIn: (user: SessionUser, mode: Mode) => void;
}

/** Sign in or create an account: the email first, then what the chosen way needs. */
export function AccountForm({ mode, onModeChange, onSignedIn }: AccountFormProps) {
  const { t } = useTranslation('auth');
  const account = useAccountForm({ mode, onSignedIn });
  const { form, attempt, emailStage } = account;
  const isAsking = emailStage === 'asking';

  const change = (next: Mode) => {
    account.forget();
    onModeChange(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // In a slot, a form of the host may stand around this one: what is sent here is not theirs.
    event.stopPropagation();
    void (isAsking ? account.settleEmail() : account.submit());
  };
  const isTaken = attempt.status === 'refused' && attempt.isTaken;
  return (
    <form noValidate className="jh-stack jha-form" onSubmit={submit} onKeyDown={holdComposing}>
      <ModeSwitch mode={mode} onChange={change} />
      <EmailPart
        form={form}
        stage={emailStage}
        onChange={account.changeEmail}
        onSignInInstead={isTaken ? () => change('sign-in') : undefined}
      />
      {!isAsking && <SecretPart form={form} mode={mode} />}
      <AttemptNotice attempt={attempt} onWaited={account.waitIsOver} />
      <Button
        type="submit"
        variant="primary"
        size="large"
        wide
        loading={attempt.status === 'sending'}
        loadingLabel={t('sending')}
        aria-disabled={attempt.status === 'throttled'}
      >
        {isAsking ? t('continue') : t(`submit.${mode}`)}
      </Button>
    </form>
  );
}

/** The Enter that accepts a word of an input method must not send the form. */
function holdComposing(event: KeyboardEvent) {
  if (event.key === 'Enter' && isComposing(event)) event.preventDefault();
}
