import { searchJobs } from '@jobharbor/shared/calls/job/search-jobs';
import { listPicks } from '@jobharbor/shared/calls/recommendation/list-picks';
import { resultsPath, useBlockedCompanies } from '@jobharbor/shared/domain/jobs';
import { useCall } from '@jobharbor/shared/remote';
import { TextLink } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LandingSection } from './landing-section.tsx';
import { PickCard } from './pick-card.tsx';

const maxPicks = 6;

/** The person's recommended jobs; the newest ones where there is nothing to recommend from. */
export function PicksSection() {
  const { t } = useTranslation('auth');
  const picks = useCall(listPicks, { query: { size: maxPicks } });
  const picked = picks.data && { shown: picks.data.picks };
  const hasPicks = picked !== undefined && picked.shown.length > 0;
  const blocked = useBlockedCompanies();
  const newest = useCall(
    searchJobs,
    {
      body: {
        ...(blocked.length > 0 && { excluded_company_ids: [...blocked] }),
        size: maxPicks,
        source: 'home',
      },
    },
    { enabled: !picks.isPending && !hasPicks },
  );
  const { error, isFetching, refetch } = newest;
  const others = newest.data && { shown: newest.data.jobs.map((job) => ({ job, because: [] })) };
  return (
    <LandingSection
      title={t(hasPicks || picks.isPending ? 'onsite.picks.title' : 'onsite.picks.newest')}
      query={{ data: hasPicks ? picked : others, error, isFetching, refetch }}
    >
      {({ shown }) =>
        shown.length === 0 ? (
          <p>
            {t('onsite.picks.none')}{' '}
            <TextLink render={<Link to="/jobs" />}>{t('onsite.news.search')}</TextLink>
          </p>
        ) : (
          <>
            <ul className="jha-news__list">
              {shown.map(({ job, because }) => (
                <li key={job.id} className="jha-news__row">
                  <PickCard job={job} because={because} />
                </li>
              ))}
            </ul>
            <p>
              <TextLink render={<Link to={hasPicks ? '/my-jobs/picks' : resultsPath({})} />}>
                {t('onsite.picks.more')}
              </TextLink>
            </p>
          </>
        )
      }
    </LandingSection>
  );
}
