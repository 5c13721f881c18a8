import { Button, Notice } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import type { useExternalAnswer } from './use-external-answer.ts';

/** Asks after the return from the employer's page whether the person applied there. */
export function ExternalQuestion({ answer, isSending, error }: ReturnType<typeof useExternalAnswer>) {
  const { t } = useTranslation('search');
  return (
    <Notice
      role="status"
      className="jhs-external__question"
      title={t('external.question')}
      actions={
        <>
          <Button
            size="small"
            loading={isSending}
            loadingLabel={t('externalAnswer.saving')}
            onClick={() => answer('applied')}
          >
            {t('external.yes')}
          </Button>
          <Button size="small" variant="quiet" onClick={() => answer('not_yet')}>
            {t('external.no')}
          </Button>
          <Button size="small" variant="quiet" aria-disabled={isSending} onClick={() => answer('gone')}>
            {t('externalAnswer.gone')}
          </Button>
        </>
      }
    >
      {error && <p role="alert">{error}</p>}
    </Notice>
  );
}
