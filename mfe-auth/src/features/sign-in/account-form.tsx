import type { SessionUser } from '@jobharbor/shared/contracts/sign-in/auth';
import { preventComposingSubmit } from '@jobharbor/shared/forms';
import { lazyPart } from '@jobharbor/shared/remote';
import { Button, Skeleton } from '@jobharbor/shared/ui';
import { type FormEvent, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { afterSeconds, type Steps, secondsUntil } from '../../common/steps/steps.ts';
import { ModeSwitch } from './mode-switch.tsx';
import { AccountFields } from './password/account-fields.tsx';
import type { AccountMode } from './password/account-values.ts';
import { EmailStep } from './password/email-step.tsx';
import { FailureNotice } from './password/failure-notice.tsx';
import { useAccountForm } from './password/use-account-form.ts';
import { type AccountRole, RoleChoice, useIsEmployerSiteConnected } from './role-choice.tsx';

// Lazy: few accounts require it.
const SecondFactorForm = lazyPart(
  async () => (await import('../../common/codes/second-factor-form.tsx')).SecondFactorForm,
);
// Lazy: most people sign in.
const newAccount = () => import('./password/new-account-fields.tsx');
const NewAccountFields = lazyPart(async () => (await newAccount()).NewAccountFields);
const MailCodeButton = lazyPart(async () => (await import('./mail/mail-code-button.tsx')).MailCodeButton);
const MailSignIn = lazyPart(async () => (await import('./mail/mail-sign-in.tsx')).MailSignIn);

/** Steps of the other sign-in methods. */
const otherMethods = ['phone', 'phone-code', 'phone-factor', 'qr'];

export interface AccountFormProps {
  mode: AccountMode;
  /** Of the page. The form keeps its values, and renders nothing, during the steps of another sign-in method. */
  steps: Steps;
  /** Whole path of the page to open afterwards. */
  returnTo: string;
  onModeChange: (mode: AccountMode) => void;
  /** Of a new account. */
  role?: AccountRole;
  onRoleChange?: (role: AccountRole) => void;
  onSignedIn: (user: SessionUser, mode: AccountMode) => void;
  /** Called with whether a login is in progress, which hides the other sign-in methods. */
  onUnderWay?: (isUnderWay: boolean) => void;
  /** For a form inside another one: only the required fields. */
  isShort?: boolean;
}

/**
 * Sign in or create an account: the email first, then the other fields of the mode, or a code by mail. The steps do not
 * reveal whether the address has an account.
 */
export function AccountForm({
  mode,
  steps,
  returnTo,
  onModeChange,
  role = 'jobseeker',
  onRoleChange,
  onSignedIn,
  onUnderWay,
  isShort = false,
}: AccountFormProps) {
  const account = useAccountForm({
    mode,
    role,
    steps,
    onSignedIn,
    onSecondFactor: (factor) => steps.push('second-factor', { email: form.getValues('email'), factor }),
  });
  const { form, failure, emailStep } = account;
  const isEmailOnly = emailStep === 'entering';
  const { factor } = steps.data;
  const isChallenged = steps.name === 'second-factor' && factor !== undefined;
  const isMailed = steps.name === 'code' && !isEmailOnly;
  /** After a change of mode the focus stays on the mode switch. */
  const [isFocusing, setFocusing] = useState(true);

  const changeMode = (next: AccountMode) => {
    account.resetErrors();
    if (!isEmailOnly) setFocusing(false);
    onModeChange(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // In a slot, a form of the host may surround this one and must not receive the event.
    event.stopPropagation();
    void account.submit();
  };
  const isEmailTaken = failure?.status === 'invalid' && failure.isEmailTaken;
  // Prefetches while the email is typed.
  useEffect(() => {
    if (mode === 'create') newAccount().catch(() => undefined);
  }, [mode]);
  const isEmployer = mode === 'create' && role === 'employer';
  const isUnderWay = isMailed || isChallenged || isEmployer;
  useEffect(() => onUnderWay?.(isUnderWay), [isUnderWay, onUnderWay]);
  const isConnected = useIsEmployerSiteConnected(isEmployer);
  if (otherMethods.includes(steps.name)) return null;
  const startOver = () => {
    steps.backTo('account');
    account.allowRetry();
  };
  if (isChallenged)
    return (
      <Suspense fallback={<Skeleton shape="block" />}>
        <SecondFactorForm
          factor={factor}
          onSignedIn={(user) => onSignedIn(user, 'sign-in')}
          onStartOver={startOver}
        />
      </Suspense>
    );
  if (isMailed)
    return (
      <Suspense>
        <MailSignIn
          email={form.getValues('email')}
          returnTo={returnTo}
          resendAfter={secondsUntil(steps.data.resendAt)}
          onEditEmail={() => {
            steps.backTo('account');
            account.editEmail();
          }}
          onUsePassword={() => steps.backTo('account')}
          onSecondFactor={() => steps.push('second-factor', { factor: 'app' })}
          onSignedIn={onSignedIn}
        />
      </Suspense>
    );
  return (
    <form noValidate className="jh-stack jha-form" onSubmit={submit} onKeyDown={preventComposingSubmit}>
      <ModeSwitch mode={mode} onChange={changeMode} />
      {mode === 'create' && onRoleChange && <RoleChoice role={role} onChange={onRoleChange} />}
      {(!isEmployer || isConnected) && (
        <AccountEntry
          {...{ account, mode, steps, returnTo, isShort, isFocusing, isEmployer }}
          onSignInInstead={isEmailTaken ? () => changeMode('sign-in') : undefined}
        />
      )}
    </form>
  );
}

interface AccountEntryProps {
  account: ReturnType<typeof useAccountForm>;
  mode: AccountMode;
  steps: Steps;
  returnTo: string;
  isShort: boolean;
  isFocusing: boolean;
  /** A new employer's account has a password: a code by mail makes an account of a job seeker. */
  isEmployer: boolean;
  onSignInInstead: (() => void) | undefined;
}

/** The email, then the other fields of the mode, with the button that sends them. */
function AccountEntry(props: AccountEntryProps) {
  const { account, mode, steps, returnTo, isShort, isFocusing, isEmployer } = props;
  const { form, failure, emailStep } = account;
  const { t } = useTranslation('auth');
  const isEmailOnly = emailStep === 'entering';
  return (
    <>
      <EmailStep
        form={form}
        step={emailStep}
        onEdit={account.editEmail}
        onSignInInstead={props.onSignInInstead}
      />
      {!isEmailOnly && mode === 'sign-in' && <AccountFields {...{ form, returnTo, isFocusing }} />}
      {!isEmailOnly && mode === 'create' && (
        <Suspense fallback={<Skeleton shape="block" />}>
          <NewAccountFields form={form} withPhone={!isShort} isFocusing={isFocusing} />
        </Suspense>
      )}
      <FailureNotice failure={isEmailOnly ? null : failure} onRetryAllowed={account.allowRetry} />
      <Button
        type="submit"
        variant="primary"
        size="large"
        wide
        loading={account.isSending}
        loadingLabel={t('sending')}
        aria-disabled={!isEmailOnly && failure?.status === 'throttled'}
      >
        {isEmailOnly ? t('continue') : t(`submit.${mode}`)}
      </Button>
      {emailStep === 'confirmed' && !isEmployer && (
        <Suspense fallback={<Skeleton shape="button" />}>
          <MailCodeButton
            getEmail={() => form.getValues('email')}
            returnTo={returnTo}
            onSent={(seconds) =>
              steps.push('code', { email: form.getValues('email'), resendAt: afterSeconds(seconds) })
            }
          />
        </Suspense>
      )}
    </>
  );
}
