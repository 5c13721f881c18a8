import type { SessionUser } from '@jobharbor/shared/contracts/sign-in/auth';
import { useLocale, useRemote } from '@jobharbor/shared/remote';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { type SecondFactor, secondFactorOf } from '../../../common/codes/second-factor-of.ts';
import { useEmailOfPreviousPage } from '../../../common/fields/email-between-pages.ts';
import type { Steps } from '../../../common/steps/steps.ts';
import type { AccountRole } from '../role-choice.tsx';
import { type AccountMode, type AccountValues, accountResolvers, emptyValues } from './account-values.ts';
import { openSession } from './open-session.ts';
import { submitFailure } from './submit-failure.ts';
import { useKeptEmail } from './use-kept-email.ts';

/** `entering`: the email field alone. `confirmed`: its text above the other fields. `editing`: both as fields. */
export type EmailStep = 'entering' | 'confirmed' | 'editing';

export interface AccountFormOptions {
  mode: AccountMode;
  role: AccountRole;
  steps: Steps;
  /** Called with the user of the new session, and the mode that was submitted. */
  onSignedIn(user: SessionUser, mode: AccountMode): void;
  /** Called when the login was right, and waits for the second factor. */
  onSecondFactor(factor: SecondFactor): void;
}

/** State and submission of the account form. A failed submission keeps all values. */
export function useAccountForm({ mode, role, steps, onSignedIn, onSecondFactor }: AccountFormOptions) {
  const { http } = useRemote();
  const { country } = useLocale();
  const [isEditing, setEditing] = useState(false);
  const hasEmail = steps.data.email !== undefined;
  const emailStep: EmailStep =
    steps.name === '' || !hasEmail ? 'entering' : isEditing ? 'editing' : 'confirmed';
  const givenEmail = useEmailOfPreviousPage();
  const form = useForm<AccountValues, unknown, AccountValues>({
    defaultValues: { ...emptyValues, email: steps.data.email ?? givenEmail, phone_country_key: country.key },
    resolver: accountResolvers[mode],
    // Not onBlur: an error message that disappears on pointer-down moves the button away from the pointer.
    reValidateMode: 'onChange',
  });
  const { setFocus, setError, clearErrors, trigger } = form;
  const keptEmail = useKeptEmail(form, steps);

  // Submit events can repeat before React has rendered `isPending`.
  const isSending = useRef(false);
  const submission = useMutation({
    mutationFn: (submitted: { mode: AccountMode; role: AccountRole; values: AccountValues }) =>
      openSession(http, submitted, country.key),
    onSuccess: (user, submitted) => onSignedIn(user, submitted.mode),
    onError(error) {
      const factor = secondFactorOf(error);
      if (factor) return onSecondFactor(factor);
      const failure = submitFailure(error);
      if (failure.status !== 'invalid') return;
      for (const [index, { name, text }] of failure.fields.entries()) {
        setError(name, { type: 'server', message: text }, { shouldFocus: index === 0 });
      }
      if (failure.fields.some(({ name }) => name === 'email')) setEditing(true);
    },
    onSettled: () => {
      isSending.current = false;
    },
  });

  const isReturn = useRef(false);
  useEffect(() => {
    if (emailStep === 'editing' || (steps.name === '' && isReturn.current)) setFocus('email');
    if (steps.name !== '') isReturn.current = true;
  }, [emailStep, steps.name, setFocus]);

  const submitAll = form.handleSubmit((values) => {
    if (isSending.current) return;
    isSending.current = true;
    submission.mutate({ mode, role, values });
  });

  return {
    form,
    emailStep,
    isSending: submission.isPending,
    failure: submission.isError ? submitFailure(submission.error) : null,
    editEmail: () => setEditing(true),
    /** Validates the email and shows the other fields; afterwards submits. The email alone is never sent. */
    async submit() {
      if (emailStep !== 'entering') return submitAll();
      if (!(await trigger('email', { shouldFocus: true }))) return;
      setEditing(false);
      keptEmail.cancel();
      steps.push('account', { email: form.getValues('email') });
    },
    /** Clears errors, which belong to the mode that they occurred in. */
    resetErrors() {
      clearErrors();
      if (!submission.isPending) submission.reset();
      setEditing(false);
    },
    allowRetry: () => submission.reset(),
  };
}
