import { Button, Notice } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';

export interface FormEndProps {
  /** What went wrong with the form as a whole. */
  fault: string | null;
  submit: string;
  isSending: boolean;
  onCancel: () => void;
}

/** The end of a form of the settings: what went wrong, sending, cancelling. */
export function FormEnd({ fault, submit, isSending, onCancel }: FormEndProps) {
  const { t } = useTranslation('profile');
  return (
    <>
      {fault !== null && (
        <Notice tone="danger" role="alert">
          {fault}
        </Notice>
      )}
      <div className="jh-inline">
        <Button type="submit" variant="primary" loading={isSending} loadingLabel={t('saving')}>
          {submit}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </>
  );
}
