import { formatNumber } from '@jobharbor/shared/i18n';
import { VisuallyHidden } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { useSitePlaces } from './site-places.ts';
import { useFrameLocale } from './use-frame-locale.ts';
import { useUnread } from './use-unread.ts';

/** The main places at the thumb, on a phone; the header has them elsewhere. */
export function TabBar() {
  const { t } = useTranslation('shell');
  const places = useSitePlaces();
  return (
    <nav className="jhf-tabbar" aria-label={t('nav.label')}>
      {places.map(({ path, href, text, Icon, isCurrent }) => (
        <a key={path} className="jhf-tabbar__link" href={href} aria-current={isCurrent ? 'page' : undefined}>
          <Icon aria-hidden="true" />
          {t(text)}
          {text === 'nav.messages' && <UnreadCount />}
        </a>
      ))}
    </nav>
  );
}

const most = 99;

/** How much waits to be read, riding on the icon. */
function UnreadCount() {
  const { t } = useTranslation('shell');
  const { language } = useFrameLocale();
  const count = useUnread();
  if (count === 0) return null;
  const shown = formatNumber(language.value, Math.min(count, most));
  return (
    <>
      <VisuallyHidden>, {t('nav.unread', { count })}</VisuallyHidden>
      <span className="jh-count jhf-tabbar__count" aria-hidden="true">
        {count > most ? `${shown}+` : shown}
      </span>
    </>
  );
}
