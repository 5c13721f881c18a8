import { useErrorText } from '@jobharbor/shared/remote';
import type { ReactNode } from 'react';
import { FormEnd } from './form-end.tsx';

export interface ConfirmFormProps {
  tone?: 'primary' | 'danger';
  submit: string;
  send: { error: unknown; isPending: boolean; isSuccess: boolean };
  onConfirm: () => void;
  onClose: () => void;
  /** What will happen. */
  children?: ReactNode;
}

/** A step without fields: says what a change does and confirms it. */
export function ConfirmForm({ tone, submit, send, onConfirm, onClose, children }: ConfirmFormProps) {
  const errorText = useErrorText();
  const isSending = send.isPending || send.isSuccess;
  return (
    <form
      noValidate
      className="jhp-setting__form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending) onConfirm();
      }}
    >
      {children}
      <FormEnd
        {...(tone && { tone })}
        focused
        fault={send.error ? errorText(send.error) : null}
        submit={submit}
        isSending={isSending}
        onCancel={onClose}
      />
    </form>
  );
}
