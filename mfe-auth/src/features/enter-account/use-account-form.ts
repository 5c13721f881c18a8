import type { SessionUser } from '@jobharbor/shared/contracts/auth';
import { useRemote } from '@jobharbor/shared/remote';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { readSession } from '../../api/read-session.ts';
import { type AccountValues, checkFor, type Mode, noValues } from './account-values.ts';
import { type Answer, answerOf } from './answer-of.ts';
import { createAccount } from './api/create-account.ts';
import { signIn } from './api/sign-in.ts';

/** `asking`: the email alone. `settled`: it stands above the rest as a line. `changing`: a field again, with the rest. */
export type EmailStage = 'asking' | 'settled' | 'changing';

/** What stands beside the form: nothing, an attempt under way, or what came of the last one. */
export type Attempt = { status: 'idle' } | { status: 'sending' } | Exclude<Answer, { status: 'signed-in' }>;

export interface AccountFormOptions {
  mode: Mode;
  /** The session is there; the caller goes on from here. */
  onSignedIn(user: SessionUser, mode: Mode): void;
}

/** The form's state and its one way to the server. Whatever comes back, what was typed stays. */
export function useAccountForm({ mode, onSignedIn }: AccountFormOptions) {
  const { http } = useRemote();
  const [emailStage, setEmailStage] = useState<EmailStage>('asking');
  const [attempt, setAttempt] = useState<Attempt>({ status: 'idle' });
  const isSending = useRef(false);
  const form = useForm<AccountValues, unknown, AccountValues>({
    defaultValues: noValues,
    resolver: checkFor(mode),
    // Not on blur: an error that goes as the pointer comes down moves away what is being pressed.
    reValidateMode: 'onChange',
  });
  const { setFocus, setError, clearErrors, trigger } = form;

  useEffect(() => {
    if (emailStage === 'changing') setFocus('email');
  }, [emailStage, setFocus]);

  async function askServer(values: AccountValues): Promise<Answer> {
    try {
      const user = await (mode === 'create' ? createAccount(http, values) : signIn(http, values));
      return { status: 'signed-in', user };
    } catch (error) {
      const answer = answerOf(error);
      if (answer.status !== 'already-signed-in') return answer;
      const user = await readSession(http).catch(() => null);
      return user ? { status: 'signed-in', user } : answer;
    }
  }

  function show(answer: Answer) {
    if (answer.status === 'signed-in') {
      setAttempt({ status: 'idle' });
      return onSignedIn(answer.user, mode);
    }
    setAttempt(answer);
    if (answer.status !== 'refused') return;
    for (const [index, { name, text }] of answer.fields.entries()) {
      setError(name, { type: 'server', message: text }, { shouldFocus: index === 0 });
    }
    if (answer.fields.some(({ name }) => name === 'email')) setEmailStage('changing');
  }

  const send = form.handleSubmit(async (values) => {
    if (isSending.current) return;
    isSending.current = true;
    setAttempt({ status: 'sending' });
    show(await askServer(values));
    isSending.current = false;
  });

  return {
    form,
    attempt,
    emailStage,
    changeEmail: () => setEmailStage('changing'),
    /** The email is fine: go on to the rest. Nothing is asked of the server, so nothing is told. */
    async settleEmail() {
      if (await trigger('email', { shouldFocus: true })) setEmailStage('settled');
    },
    submit: () => (emailStage === 'asking' ? undefined : send()),
    /** Errors and answers belong to the mode that they came in. */
    forget() {
      clearErrors();
      setAttempt({ status: 'idle' });
      setEmailStage((stage) => (stage === 'changing' ? 'settled' : stage));
    },
    waitIsOver: () => setAttempt({ status: 'idle' }),
  };
}
