import { Notice } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { useIsOnline } from '../../common/use-realtime.ts';

export type ComposerNoticesProps = {
  /** Why a file cannot be sent, or empty. */
  fault: string;
  /** A common phrase does not fit into the message. */
  hasNoRoom: boolean;
};

/** Notices above the composer: no connection, a refused file, a phrase that does not fit. */
export function ComposerNotices({ fault, hasNoRoom }: ComposerNoticesProps) {
  const { t } = useTranslation('chat');
  const isOffline = !useIsOnline();
  return (
    <>
      {isOffline && (
        <Notice tone="attention" role="status" className="jhc-composer__notice">
          {t('composer.offline')}
        </Notice>
      )}
      {fault && (
        <Notice tone="danger" role="alert" className="jhc-composer__notice">
          {fault}
        </Notice>
      )}
      {hasNoRoom && (
        <Notice tone="attention" role="alert" className="jhc-composer__notice">
          {t('phrases.tooLong')}
        </Notice>
      )}
    </>
  );
}
