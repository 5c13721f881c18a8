import { useEffect, useEffectEvent, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Steps } from '../../../common/steps/steps.ts';
import type { AccountValues } from './account-values.ts';

const pauseMs = 250;

/**
 * Stores the email of the first step in the history entry after a pause in typing, so that a reload restores it. `cancel`
 * before another step is pushed: a late write would replace that step's entry.
 */
export function useKeptEmail(
  form: UseFormReturn<AccountValues, unknown, AccountValues>,
  steps: Steps,
): { cancel(): void } {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = () => clearTimeout(timer.current);
  const keep = useEffectEvent(() => {
    if (steps.name === '') steps.keep({ email: form.getValues('email') });
  });
  const { watch } = form;
  useEffect(() => {
    const { unsubscribe } = watch((_, { name }) => {
      if (name !== 'email') return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => keep(), pauseMs);
    });
    return () => {
      unsubscribe();
      clearTimeout(timer.current);
    };
  }, [watch]);
  return { cancel };
}
