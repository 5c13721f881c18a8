import { type FormEvent, type ReactNode, useId } from 'react';
import { Button, type ButtonVariant } from '../ui/button/button.tsx';
import { Dialog } from '../ui/overlay/dialog.tsx';
import { focusIfLost } from './focus-if-lost.ts';
import { preventComposingSubmit } from './prevent-composing-submit.ts';

export type FormDialogSubmit = {
  label: string;
  /** While `isSending`. */
  sendingLabel?: string;
  isSending?: boolean;
  variant?: ButtonVariant;
};

export type FormDialogProps = {
  title: ReactNode;
  closeLabel: string;
  onClose: () => void;
  /** The form's `handleSubmit(…)`. */
  onSubmit: (event: FormEvent) => unknown;
  /** The button that sends; left out while the form cannot be sent. */
  submit?: FormDialogSubmit | undefined;
  cancelLabel: string;
  /** Confirmation that replaces the form after it was sent; the dialog then has one button, which closes it. */
  done?: ReactNode;
  /** Fields, then the general error. */
  children: ReactNode;
};

/** A form in a dialog: fields, cancel, submit. A press beside the dialog does not close it, so that no input is lost. */
export function FormDialog(props: FormDialogProps) {
  const { title, closeLabel, onClose, onSubmit, submit, cancelLabel, done, children } = props;
  const formId = useId();
  const send = (event: FormEvent) => {
    event.preventDefault();
    // In a slot, a form of the host may surround this one and must not receive the event.
    event.stopPropagation();
    void onSubmit(event);
  };
  return (
    <Dialog
      open
      keepOnBackdrop
      onClose={onClose}
      title={title}
      closeLabel={closeLabel}
      footer={
        done ? (
          <Button ref={focusIfLost} variant="primary" onClick={onClose}>
            {closeLabel}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{cancelLabel}</Button>
            {submit && (
              <Button
                type="submit"
                form={formId}
                variant={submit.variant ?? 'primary'}
                loading={submit.isSending}
                loadingLabel={submit.sendingLabel}
              >
                {submit.label}
              </Button>
            )}
          </>
        )
      }
    >
      {done || (
        <form id={formId} className="jh-stack" noValidate onSubmit={send} onKeyDown={preventComposingSubmit}>
          {children}
        </form>
      )}
    </Dialog>
  );
}
