import { errorCode, hasCode } from '@jobharbor/shared/errors';
import { useErrorText } from '@jobharbor/shared/remote';
import { BuoyMotif, Button, ButtonLink, FailureCard } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** Instead of a link that does not open. `error` is null for one that a mail program has cut off. */
export function DeadLink({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const { t } = useTranslation('profile');
  const errorText = useErrorText();
  const isCutOff = error === null || hasCode(error, errorCode.invalidParameters);
  const isDead = isCutOff || hasCode(error, errorCode.referenceLinkInvalid);
  return (
    <div className="jh-page jh-page--narrow jhp-page">
      <FailureCard
        headingLevel={1}
        motif={<BuoyMotif />}
        title={t('reference.failed')}
        actions={
          <>
            {!isDead && onRetry && (
              <Button variant="primary" onClick={onRetry}>
                {t('retry')}
              </Button>
            )}
            <ButtonLink render={<Link to="/" />}>{t('fallback.home')}</ButtonLink>
          </>
        }
      >
        <p>{isCutOff ? t('reference.incomplete') : errorText(error)}</p>
      </FailureCard>
    </div>
  );
}
