import './job-card.css';
import type { JobCard as Job } from '@jobharbor/shared/contracts/job';
import { jobPath } from '@jobharbor/shared/domain/jobs';
import { UserText } from '@jobharbor/shared/domain/user-text';
import { useLocale } from '@jobharbor/shared/remote';
import { Avatar, Card, CardLink } from '@jobharbor/shared/ui';
import BadgeCheck from 'lucide-react/icons/badge-check';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CompanyLink } from './company-link.tsx';
import { JobAge } from './job-age.tsx';
import { jobPlaces } from './job-places.ts';
import { useOpenJob } from './open-job.tsx';
import { SalaryText } from './salary-text.tsx';

/** Renders what one can do with a job from its card, e.g. save it. */
export type JobAction = (job: Job) => ReactNode;

export type JobCardProps = {
  job: Job;
  /** Milliseconds. */
  now: number;
  headingLevel?: 2 | 3;
  /** Its details are shown beside the list. */
  isSelected?: boolean;
  /** Skills that the job and the search have in common. */
  matches?: ReactNode;
  /** The job's state for the viewer, e.g. applied. */
  badge?: ReactNode;
  /** E.g. a save button. */
  action?: ReactNode;
  onOpen?: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/** A job in a list. The whole card is a link to the job. */
export function JobCard({
  job,
  now,
  headingLevel: level = 2,
  isSelected,
  matches,
  badge,
  action,
  onOpen,
}: JobCardProps) {
  const { t } = useTranslation('search');
  const Heading = `h${level}` as const;
  const { tag } = useLocale();
  const { isOpening, intent, onClick } = useOpenJob(job);
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onOpen?.(event);
    onClick(event);
  };
  const places = jobPlaces(job, (count) => t('job.morePlaces', { count }), tag);
  return (
    <Card as="article" interactive selected={isSelected} className="jhs-card">
      <Avatar square name={job.company.name} src={job.company.logo_url} />
      <div className="jhs-card__text">
        <Heading className="jhs-card__title">
          <CardLink
            render={<Link to={jobPath(job)} onClick={open} {...intent} />}
            data-job={job.id}
            aria-current={isSelected || undefined}
            aria-busy={isOpening || undefined}
          >
            <UserText language={job.language}>{job.title}</UserText>
          </CardLink>
        </Heading>
        <p className="jhs-card__company">
          <CompanyLink company={job.company} />
          {job.company.is_verified && (
            <BadgeCheck className="jhs-verified" role="img" aria-label={t('company.verified')} />
          )}
        </p>
      </div>
      {action && <div className="jhs-card__action">{action}</div>}
      <div className="jhs-card__facts">
        <p className={job.salary?.min || job.salary?.max ? 'jhs-card__salary' : 'jh-quiet'}>
          <SalaryText salary={job.salary} />
        </p>
        <p className="jhs-card__places" suppressHydrationWarning>
          {places}
        </p>
        {matches}
        <p className="jhs-card__foot">
          {badge}
          {job.job_type && <span>{job.job_type.value}</span>}
          <JobAge job={job} now={now} />
        </p>
      </div>
    </Card>
  );
}
