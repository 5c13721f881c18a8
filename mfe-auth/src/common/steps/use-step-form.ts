import type { FieldErrorType } from '@jobharbor/shared/forms';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { type DefaultValues, type FieldValues, type Path, type Resolver, useForm } from 'react-hook-form';
import { stepFailure } from './step-failure.ts';

export interface StepFormOptions<V extends FieldValues> {
  /** The field that shows the server's validation errors. */
  field: Path<V>;
  defaultValues: DefaultValues<V>;
  resolver: Resolver<V>;
  send(values: V): Promise<void>;
  /** Called when `send` rejects, before the failure is shown. */
  onRefused?(error: Error): void;
}

/** State and submission of a step with one field. A failed submission keeps the input; concurrent submits are ignored. */
export function useStepForm<V extends FieldValues>(options: StepFormOptions<V>) {
  const { field, defaultValues, resolver, send, onRefused } = options;
  const form = useForm<V>({ defaultValues, resolver, reValidateMode: 'onChange' });
  // Submit events can repeat before React has rendered `isPending`.
  const isSending = useRef(false);
  const submission = useMutation({
    mutationFn: send,
    onError(error) {
      onRefused?.(error);
      const failure = stepFailure(error, field);
      if (failure.status !== 'invalid') return;
      form.setError(field, { type: 'server', message: failure.text }, { shouldFocus: true });
    },
    onSettled: () => {
      isSending.current = false;
    },
  });
  const failure = submission.isError ? stepFailure(submission.error, field) : null;
  const isThrottled = failure?.status === 'throttled';
  return {
    form,
    failure,
    isThrottled,
    isSending: submission.isPending,
    allowRetry: () => submission.reset(),
    submit: form.handleSubmit((values) => {
      if (isSending.current || isThrottled) return;
      isSending.current = true;
      submission.mutate(values);
    }),
    /** The server's text, or the translation of the validation error. */
    errorText(translate: (type: FieldErrorType) => string): string | undefined {
      const error = form.formState.errors[field];
      if (!error) return undefined;
      return error.type === 'server' ? String(error.message) : translate(error.type as FieldErrorType);
    },
  };
}
