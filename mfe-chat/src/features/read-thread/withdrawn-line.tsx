import { useLocale, useRemote } from '@jobharbor/shared/remote';
import { useTranslation } from 'react-i18next';

/** Last line of a closed thread: that the application was withdrawn, and when, if the API sends it. */
export function WithdrawnLine({ at }: { at: number | null }) {
  const { t } = useTranslation('chat');
  const { tag } = useLocale();
  const { timeZone } = useRemote();
  const format = new Intl.DateTimeFormat(tag, {
    timeZone,
    calendar: 'gregory',
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (
    <p className="jhc-withdrawn">
      {t('thread.withdrawn')}
      {at !== null && (
        <>
          {' · '}
          <time dateTime={new Date(at * 1000).toISOString()}>{format.format(at * 1000)}</time>
        </>
      )}
    </p>
  );
}
