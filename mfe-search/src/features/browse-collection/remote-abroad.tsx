import { useBlockedCompanies } from '@jobharbor/shared/domain/jobs';
import { isolate } from '@jobharbor/shared/domain/user-text';
import { countryName, formatNumber } from '@jobharbor/shared/i18n';
import { useCallSource, useLocale } from '@jobharbor/shared/remote';
import { Chip } from '@jobharbor/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { JobBadge } from '../../common/job-badge.tsx';
import { type JobAction, JobCard } from '../../common/job-card.tsx';
import { hoursText, useIsZoneGuessed, useOwnTimeZone } from '../../common/own-time-zone.ts';
import { type Collection, collectionResults } from './collection-query.ts';
import { remoteAbroadQuery } from './remote-abroad-query.ts';

export type RemoteAbroadProps = { collection: Collection; now: number; cardAction: JobAction };

/**
 * Remote jobs of all other countries that are open to this one, and links to each country's list. Renders nothing where
 * there are none, and before the viewer's time zone, by which they are ordered, is known.
 */
export function RemoteAbroad({ collection, now, cardAction }: RemoteAbroadProps) {
  const { t } = useTranslation('search');
  const { tag, language, country } = useLocale();
  const [timeZone, isGuessed, blocked] = [useOwnTimeZone(), useIsZoneGuessed(), useBlockedCompanies()];
  const query = remoteAbroadQuery(useCallSource(), { collection, timeZone, blocked });
  const { data } = useQuery({ ...query, enabled: !isGuessed, placeholderData: keepPreviousData });
  if (!data || data.jobs.length === 0) return null;
  const results = collectionResults(collection, { openTo: country.key, arrangement: 'remote' });
  return (
    <section className="jh-stack jh-gap-4" aria-labelledby="jhs-collection-abroad">
      <div className="jh-stack jh-gap-2">
        <h2 id="jhs-collection-abroad">{t('collection.abroad.title')}</h2>
        <p className="jhs-collection__lead">{t('collection.abroad.hint')}</p>
      </div>
      <ul className="jh-chips jh-chips--row jhs-plain-list">
        {data.countries.map(({ country_key: key, total }) => (
          <li key={key}>
            <Chip render={<a href={`/${language.slug}/${key}${results}`} />}>
              <bdi>{countryName(tag, key) ?? t('home.everywhere')}</bdi>{' '}
              <span className="jh-quiet">{formatNumber(tag, total)}</span>
            </Chip>
          </li>
        ))}
      </ul>
      <div className="jh-grid" data-list="remote-abroad">
        {data.jobs.map(({ job, shared_hours: hours }) => (
          <JobCard
            key={job.id}
            job={job}
            now={now}
            headingLevel={3}
            reason={
              hours !== null && (
                <p className="jhs-card__reason">
                  {t('collection.abroad.hours', { hours: isolate(hoursText(tag, hours)) })}
                </p>
              )
            }
            badge={<JobBadge job={job} />}
            action={cardAction(job)}
          />
        ))}
      </div>
    </section>
  );
}
