import { brand } from '@jobharbor/shared/brand';
import type { JobCard as Job } from '@jobharbor/shared/contracts/jobs/job';
import { resultsPath } from '@jobharbor/shared/domain/jobs';
import { ButtonLink, Logo } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { JobCard } from '../../common/job-card/job-card.tsx';
import { JobCardSkeleton } from '../../common/job-card/job-card-skeleton.tsx';

export type PhoneHeroProps = {
  /** Undefined while loading. */
  jobs: readonly Job[] | undefined;
  isFailed: boolean;
  now: number;
};

/** Hero section: headline, call to action, and a phone that shows real jobs. */
export function PhoneHero({ jobs, isFailed, now }: PhoneHeroProps) {
  const { t } = useTranslation('search');
  const isShown = !isFailed && jobs?.length !== 0;
  return (
    <div className="jhs-talents__hero">
      <div className="jh-page jhs-talents__first">
        <div className="jh-stack jh-gap-5">
          <h1 className="jh-display">{t('talents.title')}</h1>
          <p className="jhs-talents__lead">{t('talents.lead')}</p>
          <div className="jh-inline">
            <ButtonLink variant="primary" render={<Link to="/get-started" />}>
              {t('talents.start')}
            </ButtonLink>
            <ButtonLink render={<Link to={resultsPath()} />}>{t('talents.browse')}</ButtonLink>
          </div>
        </div>
        {isShown && (
          <section className="jhs-phone" aria-label={t('talents.phone')} aria-busy={!jobs || undefined}>
            <div className="jhs-phone__bar" aria-hidden="true">
              <Logo name={brand.name} />
            </div>
            {jobs
              ? jobs.map((job) => <JobCard key={job.id} job={job} now={now} />)
              : ['a', 'b'].map((key) => <JobCardSkeleton key={key} />)}
          </section>
        )}
      </div>
    </div>
  );
}
