import { formatMoment } from '@jobharbor/shared/i18n';
import { useLocale, useTimeZone } from '@jobharbor/shared/remote';
import { useTranslation } from 'react-i18next';

/** Last line of a closed thread: that the application was withdrawn, and when, if the API sends it. */
export function WithdrawnLine({ at }: { at: number | null }) {
  const { t } = useTranslation('chat');
  const { tag } = useLocale();
  const timeZone = useTimeZone();
  return (
    <p className="jhc-withdrawn">
      {t('thread.withdrawn')}
      {at !== null && (
        <span>
          {' · '}
          <time dateTime={new Date(at * 1000).toISOString()}>{formatMoment(tag, timeZone, at)}</time>
        </span>
      )}
    </p>
  );
}
