import { useTranslation } from 'react-i18next';
import { PlaceBadge } from './place-badge.tsx';
import { PlaceIcon } from './place-icon.tsx';
import { usePlaces } from './use-places.ts';

/** The main places at the bottom of a phone's screen; on wider screens the header has them. */
export function TabBar() {
  const { t } = useTranslation('shell');
  const places = usePlaces('tabs');
  return (
    <nav className="jhf-tabbar" aria-label={t('nav.label')}>
      {places.map((place) => (
        <a
          key={place.path}
          className="jhf-tabbar__link"
          href={place.href}
          aria-current={place.isCurrent ? 'page' : undefined}
        >
          <PlaceIcon icon={place.icon} />
          {place.label}
          <PlaceBadge place={place} />
        </a>
      ))}
    </nav>
  );
}
