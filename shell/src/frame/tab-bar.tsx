import { useTranslation } from 'react-i18next';
import { useSitePlaces } from './site-places.ts';

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
        </a>
      ))}
    </nav>
  );
}
