import { type KeyboardEvent, useId } from 'react';
import { Button } from '../ui/button/button.tsx';
import { ErrorNotice } from './error-notice.tsx';

export interface ConfirmDeletionProps {
  question: string;
  /** Label of the button that deletes. */
  confirm: string;
  cancel: string;
  isSending: boolean;
  sendingLabel?: string;
  error: unknown;
  size?: 'small' | 'medium';
  onConfirm: () => void;
  /** Closes the question; the caller focuses the button that opened it. */
  onCancel: () => void;
}

/** Question in place of a button that deletes for good. Focus is on `cancel`, so that a second Enter does not delete. */
export function ConfirmDeletion({
  question,
  confirm,
  cancel,
  isSending,
  sendingLabel,
  error,
  size = 'medium',
  onConfirm,
  onCancel,
}: ConfirmDeletionProps) {
  const questionId = useId();
  const both = {
    size,
    'aria-describedby': questionId,
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !isSending) onCancel();
    },
  };
  return (
    <div className="jh-stack jh-gap-2">
      <p id={questionId}>{question}</p>
      <ErrorNotice error={error} />
      <div className="jh-inline">
        <Button
          {...both}
          variant="danger"
          loading={isSending}
          loadingLabel={sendingLabel}
          onClick={onConfirm}
        >
          {confirm}
        </Button>
        <Button {...both} variant="quiet" autoFocus onClick={onCancel}>
          {cancel}
        </Button>
      </div>
    </div>
  );
}
