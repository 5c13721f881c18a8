import { errorCode, hasCode } from '@jobharbor/shared/errors';
import { useErrorText } from '@jobharbor/shared/remote';
import { BuoyMotif, Button, FailureCard } from '@jobharbor/shared/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export type LinkFailureProps = {
  /** Null for a link without its token. */
  error: unknown;
  onRetry: () => void;
  /** Where to go instead. */
  action: ReactNode;
};

/** Page of a mailed link that does not open: it was cut off by the mail program, or the call failed. */
export function LinkFailure({ error, onRetry, action }: LinkFailureProps) {
  const { t } = useTranslation('myJobs');
  const errorText = useErrorText();
  const isCutOff = error === null || hasCode(error, errorCode.invalidParameters);
  return (
    <div className="jh-page jhm-page">
      <FailureCard
        headingLevel={1}
        motif={<BuoyMotif />}
        title={t('alerts.link.failed')}
        actions={
          <>
            {!isCutOff && <Button onClick={onRetry}>{t('retry')}</Button>}
            {action}
          </>
        }
      >
        <p>{isCutOff ? t('alerts.link.incomplete') : errorText(error)}</p>
      </FailureCard>
    </div>
  );
}
