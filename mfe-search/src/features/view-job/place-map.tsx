import type { JobCard } from '@jobharbor/shared/contracts/jobs/job';
import { unmappedCountries } from '@jobharbor/shared/contracts/markets/unmapped-countries';
import { ErrorNotice, useCallSource, useLocale } from '@jobharbor/shared/remote';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CountryChart } from '../../common/country-chart.tsx';
import { countryMapQuery } from '../../common/country-map.ts';
import { jobPlaces } from '../../common/job-card/job-places.ts';

const radius = 6;

/** Map of the country with a pin for each place of the job. Renders nothing for a job of another country. */
export function PlaceMap({ job, language }: { job: JobCard; language: string }) {
  const { t } = useTranslation('search');
  const { country } = useLocale();
  const hasMap =
    job.locations.length > 0 && job.country_key === country.key && !unmappedCountries.includes(country.key);
  const found = useQuery({ ...countryMapQuery(useCallSource()), enabled: hasMap });
  const { data: map, error, isPending } = found;
  const places = jobPlaces(job, (count) => t('job.morePlaces', { count }), language);
  const caption = t('placeChart.here', { places });
  // The height of most maps, so that the similar jobs below do not move.
  if (isPending && hasMap) return <div className="jhs-place-map__space" />;
  if (!map && error) return <ErrorNotice title={caption} error={error} retry={found} />;
  const ids = job.locations.map(({ id }) => id);
  const pins = map?.country_key === job.country_key ? map.places.filter(({ id }) => ids.includes(id)) : [];
  if (!map || pins.length === 0) return null;
  return (
    <figure className="jhs-place-map">
      <CountryChart map={map}>
        {pins.map(({ id, x, y }) => (
          <circle key={id} className="jhs-chart__pin jhs-chart__pin--here" cx={x} cy={y} r={radius} />
        ))}
      </CountryChart>
      <figcaption className="jh-quiet jh-small" suppressHydrationWarning>
        {caption}
      </figcaption>
    </figure>
  );
}
