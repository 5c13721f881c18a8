import { Button, Notice } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';

/** End of a form of the dialog: its general error and its button. */
export function ProofEnd({ fault, isSending }: { fault: string | null; isSending: boolean }) {
  const { t } = useTranslation('profile');
  return (
    <>
      {fault !== null && (
        <Notice tone="danger" role="alert">
          {fault}
        </Notice>
      )}
      <p>
        <Button type="submit" variant="primary" loading={isSending} loadingLabel={t('saving')}>
          {t('ownerProof.confirm')}
        </Button>
      </p>
    </>
  );
}
