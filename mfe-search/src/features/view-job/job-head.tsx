import type { JobCard } from '@jobharbor/shared/contracts/jobs/job';
import { UserText } from '@jobharbor/shared/domain/user-text';
import { countryName } from '@jobharbor/shared/i18n';
import { useLocale } from '@jobharbor/shared/remote';
import { CompanyLogo } from '@jobharbor/shared/ui';
import BadgeCheck from 'lucide-react/icons/badge-check';
import { memo, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { CompanyLink } from '../../common/companies/company-link.tsx';
import { JobAge } from '../../common/job-card/job-age.tsx';
import { jobPlaces } from '../../common/job-card/job-places.ts';
import { JobFacts } from './job-facts.tsx';
import { SalaryLines } from './salary-lines.tsx';

export type JobHeadProps = {
  job: JobCard;
  now: number;
  headingLevel: 1 | 2;
  titleRef?: Ref<HTMLHeadingElement>;
  /** Wraps the title, e.g. in a link to the job's own page. */
  titleAs?: ((title: ReactNode) => ReactNode) | undefined;
};

/** Title, company, place and pay of a job, and the table of its facts. */
export const JobHead = memo(function JobHead(props: JobHeadProps) {
  const { job, now, headingLevel, titleRef, titleAs = (title) => title } = props;
  const { t } = useTranslation('search');
  const { tag, country } = useLocale();
  // The table contains the work arrangement.
  const places = jobPlaces(
    { ...job, work_arrangement: null },
    (count) => t('job.morePlaces', { count }),
    tag,
  );
  const land = job.country_key !== country.key && countryName(tag, job.country_key);
  const Heading = `h${headingLevel}` as const;
  return (
    <header className="jhs-job__head">
      <div className="jhs-job__company">
        <CompanyLogo company={job.company} />
        <p>
          <span className="jhs-job__company-name">
            <CompanyLink company={job.company} />
          </span>
          {job.company.is_verified && (
            <span className="jhs-verified-label">
              <BadgeCheck className="jhs-verified" aria-hidden="true" /> {t('company.verified')}
            </span>
          )}
        </p>
      </div>
      <Heading ref={titleRef} className="jhs-job__title">
        {titleAs(<UserText language={job.language}>{job.title}</UserText>)}
      </Heading>
      <p className="jhs-job__place">
        {(places || land) && (
          <span suppressHydrationWarning>{[places, land].filter(Boolean).join(' · ')}</span>
        )}
        <JobAge job={job} now={now} />
      </p>
      <SalaryLines job={job} now={now} />
      <JobFacts job={job} />
    </header>
  );
});
