import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isOffline, onNetworkChange } from '../browser/network.ts';
import { useRemote } from './remote-context.tsx';

/**
 * Says at the place of a part that its code did not load. Retries by a button, and when the network is back. Written
 * without components of the design system, whose styles are on every page. Nothing more may have to load, and a
 * remote's first script stays small.
 */
export function PartFailure({ error, onRetry }: { error: object; onRetry: () => void }) {
  const { t } = useTranslation('shell');
  const { telemetry } = useRemote();
  useEffect(() => telemetry.report('part-failed', { text: String(error) }), [telemetry, error]);
  const retryOnline = useEffectEvent(() => {
    if (!isOffline()) onRetry();
  });
  useEffect(() => onNetworkChange(() => retryOnline()), []);
  return (
    <div role="alert" className="jh-notice jh-notice--attention">
      <div>
        <p className="jh-notice__title">{t('failure.title')}</p>
        <p>{t('errors.unreachable')}</p>
        <div className="jh-notice__actions">
          <button type="button" className="jh-button jh-button--secondary jh-button--small" onClick={onRetry}>
            <span className="jh-button__label">{t('failure.retry')}</span>
          </button>
        </div>
      </div>
    </div>
  );
}
