import { Button, type ButtonVariant, Dialog, Notice, TextArea } from '@jobharbor/shared/ui';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { errorText } from '../api/api-error.ts';

export interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Describes the effect and which visitors it has. */
  children: ReactNode;
  /** Label of the confirm button, a verb: "Roll back". */
  deed: string;
  variant?: ButtonVariant;
  /** Called on confirmation; a rejection is shown in the dialog, which keeps what was typed. */
  onConfirm: (reason: string) => Promise<unknown>;
  /** Another error that disables the confirm button. */
  isReady?: boolean;
}

/** Confirmation dialog of every action that changes what visitors get; asks for the reason that the audit log stores. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, title, deed, children } = props;
  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel="Close" keepOnBackdrop>
      {open && (
        <ConfirmForm {...props} key={deed}>
          {children}
        </ConfirmForm>
      )}
    </Dialog>
  );
}

function ConfirmForm({
  onClose,
  children,
  deed,
  variant = 'primary',
  onConfirm,
  isReady = true,
}: ConfirmDialogProps) {
  const id = useId();
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [state, setState] = useState<{ status: 'idle' | 'busy' } | { status: 'failed'; error: unknown }>({
    status: 'idle',
  });
  const lacks = reason.trim() === '';

  async function confirm(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (lacks) document.getElementById(id)?.focus();
    if (lacks || !isReady || state.status === 'busy') return;
    setState({ status: 'busy' });
    try {
      await onConfirm(reason.trim());
      onClose();
    } catch (error) {
      setState({ status: 'failed', error });
    }
  }

  return (
    <form className="jh-stack" onSubmit={(event) => void confirm(event)} noValidate>
      {children}
      <TextArea
        id={id}
        label="Reason"
        rows={2}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        hint="It goes into the log, with the name of your token."
        error={isAsked && lacks ? 'Say why: the log keeps it for whoever comes after you.' : undefined}
      />
      {state.status === 'failed' && (
        <Notice tone="danger" role="alert" title={`${deed}: this was not done`}>
          <p>{errorText(state.error)}</p>
        </Notice>
      )}
      <div className="jhd-actions jhd-actions--end">
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" variant={variant} loading={state.status === 'busy'} loadingLabel={`${deed}…`}>
          {deed}
        </Button>
      </div>
    </form>
  );
}
