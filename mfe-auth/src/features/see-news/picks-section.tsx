import { listJobPreferences } from '@jobharbor/shared/contracts/calls/list-job-preferences';
import { searchJobs } from '@jobharbor/shared/contracts/calls/search-jobs';
import { jobPath, resultsPath, useBlockedCompanies } from '@jobharbor/shared/domain/jobs';
import { useCall, useLocale } from '@jobharbor/shared/remote';
import { TextLink } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LandingSection } from './landing-section.tsx';

const maxPicks = 6;

/** Jobs for the person's first preference in this country; otherwise the newest ones. */
export function PicksSection() {
  const { t } = useTranslation('auth');
  const { country } = useLocale();
  const preferences = useCall(listJobPreferences, {});
  const wanted =
    preferences.data?.job_preferences.find(({ country_key: key }) => key === country.key) ??
    preferences.data?.job_preferences[0];
  const title = wanted?.job_title ?? '';
  const blocked = useBlockedCompanies();
  const jobs = useCall(
    searchJobs,
    {
      body: {
        ...(title !== '' && { query: title }),
        ...(blocked.length > 0 && { excluded_company_ids: [...blocked] }),
        size: maxPicks,
        source: 'home',
      },
    },
    { enabled: !preferences.isPending },
  );
  return (
    <LandingSection title={title === '' ? t('onsite.picks.newest') : t('onsite.picks.title')} query={jobs}>
      {({ jobs: found }) =>
        found.length === 0 ? (
          <p>
            {t('onsite.picks.none')}{' '}
            <TextLink render={<Link to="/jobs" />}>{t('onsite.news.search')}</TextLink>
          </p>
        ) : (
          <>
            <ul className="jha-news__list">
              {found.map((job) => (
                <li key={job.id} className="jha-news__row">
                  <TextLink render={<Link to={jobPath(job)} />}>
                    <bdi lang={job.language}>{job.title}</bdi>
                  </TextLink>
                  <p className="jh-quiet jh-small">
                    <bdi>{job.company.name}</bdi>
                  </p>
                </li>
              ))}
            </ul>
            <p>
              <TextLink render={<Link to={resultsPath(title === '' ? {} : { q: title })} />}>
                {t('onsite.picks.more')}
              </TextLink>
            </p>
          </>
        )
      }
    </LandingSection>
  );
}
