import { resultsPath } from '@jobharbor/shared/domain/jobs';
import { ErrorNotice, useCallSource } from '@jobharbor/shared/remote';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CountryChart } from '../../common/country-chart.tsx';
import { countryMapQuery } from '../../common/country-map.ts';
import { type RecentJobs, useHomeLists } from './home-queries.ts';
import { type Pin, pinTarget, placePins } from './place-pins.ts';

/** Map of the country with a pin for each place with jobs, which links to them. */
export function PlaceChart({ facets, country }: { facets: RecentJobs['facets']; country: string }) {
  const { t } = useTranslation('search');
  const found = useQuery(countryMapQuery(useCallSource()));
  const { data: map, error } = found;
  const { data: lists } = useHomeLists();
  const pins = map && lists ? placePins(map, lists, facets) : [];
  const label = t('placeChart.label', { country });
  if (!map && error)
    return (
      <div className="jhs-chart-frame">
        <ErrorNotice title={label} error={error} retry={found} />
      </div>
    );
  if (!map || pins.length < 2) return null;
  return (
    <div className="jhs-chart-frame">
      <CountryChart map={map} label={label}>
        {pins.map((pin) => (
          <Link
            key={pin.place.id}
            to={resultsPath({ location: pin.place.seo_value })}
            aria-label={t('placeChart.pin', { place: pin.place.value, count: pin.count })}
            suppressHydrationWarning
          >
            <circle className="jhs-chart__target" cx={pin.x} cy={pin.y} r={pinTarget} />
            <circle className="jhs-chart__pin" cx={pin.x} cy={pin.y} r={pin.radius} />
            <PinName pin={pin} />
          </Link>
        ))}
      </CountryChart>
    </div>
  );
}

function PinName({ pin: { place, x, y, radius, nameAt } }: { pin: Pin }) {
  if (!nameAt) return null;
  const isRight = nameAt === 'right';
  const gap = Math.max(radius + 3, pinTarget);
  return (
    <text
      x={isRight ? x + gap : x - gap}
      y={y}
      dy="0.35em"
      direction="ltr"
      textAnchor={isRight ? 'start' : 'end'}
    >
      {place.value}
    </text>
  );
}
