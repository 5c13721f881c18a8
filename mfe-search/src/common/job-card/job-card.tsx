import './job-card.css';
import type { JobCard as Job } from '@jobharbor/shared/contracts/jobs/job';
import { countryName } from '@jobharbor/shared/i18n';
import { useLocale } from '@jobharbor/shared/remote';
import { Card, CardLink, CompanyLogo } from '@jobharbor/shared/ui';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CardIcon } from '../card-icons.tsx';
import { agencyLine } from '../companies/agency-line.ts';
import { CompanyLink } from '../companies/company-link.tsx';
import { useOpenJob } from '../job-news/open-job.tsx';
import { CardPay } from './card-pay.tsx';
import { JobAge } from './job-age.tsx';
import { jobPlaces, remoteLimit } from './job-places.ts';
import { recordLine } from './record-line.ts';

/** Renders an action on a job's card, e.g. save. */
export type JobAction = (job: Job) => ReactNode;

export type JobCardProps = {
  job: Job;
  /** Milliseconds. */
  now: number;
  headingLevel?: 2 | 3;
  /** Its details are shown beside the list. */
  isSelected?: boolean;
  /** Reason for showing it. */
  reason?: ReactNode;
  /** Badge of the viewer's state, e.g. applied. */
  badge?: ReactNode;
  /** E.g. a save button. */
  action?: ReactNode;
  onOpen?: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/**
 * Card of a job in a list. The whole card is a link to the job. With few elements, since a page hydrates thirty of them.
 */
export function JobCard({
  job,
  now,
  headingLevel: level = 2,
  isSelected,
  reason,
  badge,
  action,
  onOpen,
}: JobCardProps) {
  const { t } = useTranslation('search');
  const Heading = `h${level}` as const;
  const { tag, language, country } = useLocale();
  const { isOpening, link, onClick } = useOpenJob(job);
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onOpen?.(event);
    onClick(event);
  };
  const places = jobPlaces(job, (count) => t('job.morePlaces', { count }), tag);
  return (
    <Card as="article" interactive selected={isSelected} className="jhs-card">
      <CompanyLogo company={job.company} />
      <Heading className="jhs-card__title">
        <CardLink
          {...link}
          onClick={open}
          data-job={job.id}
          lang={job.language === language.value ? undefined : job.language}
          dir="auto"
          aria-current={isSelected || undefined}
          aria-busy={isOpening || undefined}
        >
          {job.title}
        </CardLink>
      </Heading>
      <p className="jhs-card__company">
        <CompanyLink company={job.company} />
        {job.company.is_verified && <CardIcon name="badge-check" label={t('company.verified')} />}
      </p>
      <CardPay job={job} />
      <p className="jhs-card__places" suppressHydrationWarning>
        {[
          places,
          job.country_key !== country.key && countryName(tag, job.country_key),
          job.job_type?.value,
          remoteLimit(job, t, tag),
          agencyLine(job, t),
          job.record && recordLine(job.record, t, now),
        ]
          .filter(Boolean)
          .join('\u00a0· ')}
      </p>
      {reason}
      <p className="jhs-card__foot">
        {badge}
        <JobAge job={job} now={now} />
      </p>
      {action}
    </Card>
  );
}
