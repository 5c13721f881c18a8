import { Button, Notice } from '@jobharbor/shared/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface FormEndProps {
  /** What went wrong with the form as a whole. */
  fault: string | null;
  submit: string;
  /** For what cannot be undone at once. */
  tone?: 'primary' | 'danger';
  isSending: boolean;
  /** Another way on, between sending and cancelling. */
  other?: ReactNode;
  onCancel: () => void;
}

/** The end of a form of the settings: what went wrong, sending, cancelling. */
export function FormEnd({ fault, submit, tone = 'primary', isSending, other, onCancel }: FormEndProps) {
  const { t } = useTranslation('profile');
  return (
    <>
      {fault !== null && (
        <Notice tone="danger" role="alert">
          {fault}
        </Notice>
      )}
      <div className="jh-inline">
        <Button type="submit" variant={tone} loading={isSending} loadingLabel={t('saving')}>
          {submit}
        </Button>
        {other}
        <Button variant="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </>
  );
}
