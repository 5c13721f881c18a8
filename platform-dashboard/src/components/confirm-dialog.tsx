import { Button, type ButtonVariant, Dialog, Notice, TextArea } from '@jobharbor/shared/ui';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useForm } from 'react-hook-form';
import { errorText } from '../api/api-error.ts';

export interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Describes the effect and which visitors it has. */
  children: ReactNode;
  /** Label of the confirm button, a verb: "Roll back". */
  confirmLabel: string;
  variant?: ButtonVariant;
  /** Called on confirmation; a rejection is shown in the dialog, which keeps what was typed. */
  onConfirm: (reason: string) => Promise<unknown>;
  /** False while another field of the dialog is invalid, which it shows itself: confirming then does nothing. */
  isReady?: boolean;
}

/**
 * Confirmation dialog of every action that changes what visitors get; asks for the reason that the audit log stores. It
 * is outside the panels. A dialog that is moved in the document, as when panels are sorted again, is no longer modal.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, title, confirmLabel: deed, children } = props;
  return createPortal(
    <Dialog open={open} onClose={onClose} title={title} closeLabel="Close" keepOnBackdrop>
      {open && (
        <ConfirmForm {...props} key={deed}>
          {children}
        </ConfirmForm>
      )}
    </Dialog>,
    document.body,
  );
}

function ConfirmForm({
  onClose,
  children,
  confirmLabel: deed,
  variant = 'primary',
  onConfirm,
  isReady = true,
}: ConfirmDialogProps) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { reason: '' } });
  const action = useMutation({ mutationFn: onConfirm, onSuccess: onClose });
  const submit = handleSubmit(({ reason }) => {
    if (isReady && !action.isPending) action.mutate(reason.trim());
  });

  return (
    <form className="jh-stack" onSubmit={(event) => void submit(event)} noValidate>
      {children}
      <TextArea
        {...register('reason', { validate: (reason) => reason.trim() !== '' })}
        label="Reason"
        rows={2}
        maxLength={500}
        hint="It goes into the log, with the name of your token."
        error={formState.errors.reason ? 'Say why: the log keeps it for whoever comes after you.' : undefined}
      />
      {action.isError && (
        <Notice tone="danger" role="alert" title={`${deed}: this was not done`}>
          <p className="jhd-refusal">{errorText(action.error)}</p>
        </Notice>
      )}
      <div className="jhd-actions jhd-actions--end">
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" variant={variant} loading={action.isPending} loadingLabel={`${deed}…`}>
          {deed}
        </Button>
      </div>
    </form>
  );
}
