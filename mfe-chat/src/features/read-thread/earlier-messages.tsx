import { Button, Notice } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';

export type EarlierMessagesProps = { isLoading: boolean; hasFailed: boolean; onLoad: () => void };

/** The button above a thread that loads its earlier messages. */
export function EarlierMessages({ isLoading, hasFailed, onLoad }: EarlierMessagesProps) {
  const { t } = useTranslation('chat');
  return (
    <div className="jhc-earlier">
      <Button
        size="small"
        variant="quiet"
        loading={isLoading}
        loadingLabel={t('thread.loadingEarlier')}
        onClick={onLoad}
      >
        {t('thread.earlier')}
      </Button>
      {hasFailed && (
        <Notice tone="danger" role="alert">
          {t('thread.earlierFailed')}
        </Notice>
      )}
    </div>
  );
}
