import { ErrorNotice } from '@jobharbor/shared/remote';
import { Button } from '@jobharbor/shared/ui';
import { type KeyboardEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';

export interface ConfirmDeletionProps {
  question: string;
  /** Label of the button that deletes. */
  confirm: string;
  isSending: boolean;
  error: unknown;
  size?: 'small' | 'medium';
  onConfirm: () => void;
  /** Closes the question; the caller focuses the button that opened it. */
  onCancel: () => void;
}

/** Question below a button that deletes for good. Focus is on "Cancel", so that a second Enter does not delete. */
export function ConfirmDeletion({
  question,
  confirm,
  isSending,
  error,
  size = 'medium',
  onConfirm,
  onCancel,
}: ConfirmDeletionProps) {
  const { t } = useTranslation('profile');
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
        <Button {...both} variant="danger" loading={isSending} loadingLabel={t('saving')} onClick={onConfirm}>
          {confirm}
        </Button>
        <Button {...both} variant="quiet" autoFocus onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  );
}
