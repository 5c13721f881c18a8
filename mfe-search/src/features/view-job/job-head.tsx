import type { JobCard } from '@jobharbor/shared/contracts/job';
import { UserText } from '@jobharbor/shared/domain/user-text';
import { useLocale } from '@jobharbor/shared/remote';
import { CompanyLogo, Facts } from '@jobharbor/shared/ui';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Briefcase from 'lucide-react/icons/briefcase';
import House from 'lucide-react/icons/house';
import Sprout from 'lucide-react/icons/sprout';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CompanyLink } from '../../common/company-link.tsx';
import { JobAge } from '../../common/job-age.tsx';
import { jobPlaces } from '../../common/job-places.ts';
import { SalaryLines } from './salary-lines.tsx';

export type JobHeadProps = {
  job: JobCard;
  now: number;
  headingLevel: 1 | 2;
  /** Wraps the title, e.g. in a link to the job's own page. */
  titleAs?: ((title: ReactNode) => ReactNode) | undefined;
};

/** The most important facts of a job: title, company, place, pay, type, arrangement, experience. */
export function JobHead({ job, now, headingLevel, titleAs = (title) => title }: JobHeadProps) {
  const { t } = useTranslation('search');
  const { tag } = useLocale();
  const places = jobPlaces(job, (count) => t('job.morePlaces', { count }), tag);
  const Heading = `h${headingLevel}` as const;
  const facts = [
    { term: t('job.type'), detail: job.job_type?.value, icon: <Briefcase /> },
    { term: t('job.arrangement'), detail: job.work_arrangement?.value, icon: <House /> },
    { term: t('job.experience'), detail: job.xp_lvl?.value, icon: <Sprout /> },
  ].map((fact) => ({ ...fact, detail: fact.detail ?? t('job.notStated') }));
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
      <Heading className="jhs-job__title">
        {titleAs(<UserText language={job.language}>{job.title}</UserText>)}
      </Heading>
      <p className="jhs-job__place">
        {places && <span suppressHydrationWarning>{places}</span>}
        <JobAge job={job} now={now} />
      </p>
      <SalaryLines job={job} now={now} />
      <Facts row facts={facts} className="jhs-job__facts" />
    </header>
  );
}
