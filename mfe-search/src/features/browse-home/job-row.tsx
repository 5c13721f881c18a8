import type { JobCard as Job } from '@jobharbor/shared/contracts/jobs/job';
import { useIsListed } from '@jobharbor/shared/domain/jobs';
import { formatAge } from '@jobharbor/shared/i18n';
import { useLocale } from '@jobharbor/shared/remote';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { JobBadge } from '../../common/job-card/job-badge.tsx';
import { type JobAction, JobCard } from '../../common/job-card/job-card.tsx';
import type { RowKind } from './home-queries.ts';

export type JobRowProps = {
  kind: RowKind | 'recent' | 'own';
  jobs: readonly Job[];
  now: number;
  cardAction: JobAction;
  /** Why these jobs, where it is not the same for everybody. */
  why?: string;
  /** Path of all jobs of the row, and the text of the link. */
  to: string;
  all: string;
};

/** A row of jobs under a heading; renders nothing without any. */
export function JobRow({ kind, jobs, now, cardAction, why, to, all }: JobRowProps) {
  const { t } = useTranslation('search');
  const { tag } = useLocale();
  const shown = jobs.filter(useIsListed());
  if (shown.length === 0) return null;
  const closes = ({ valid_through }: Job) =>
    kind === 'closing' && valid_through ? (
      <p className="jhs-card__reason jhs-card__reason--fits" suppressHydrationWarning>
        {t('homeRows.closes', { when: formatAge(tag, valid_through, now) })}
      </p>
    ) : undefined;
  return (
    <section className="jhs-row" aria-labelledby={`jhs-${kind}`}>
      <div className="jhs-row__head">
        <h2 id={`jhs-${kind}`}>{kind === 'recent' ? t('home.recent') : t(`homeRows.${kind}`)}</h2>
        <Link to={to} suppressHydrationWarning>
          {all}
        </Link>
        <p className="jh-quiet jh-small">{kind === 'own' ? why : t(`homeRows.${kind}Why`)}</p>
      </div>
      <div className="jhs-row__jobs" data-list={kind}>
        {shown.map((job) => (
          <JobCard
            key={job.id}
            job={job}
            now={now}
            headingLevel={3}
            reason={closes(job)}
            badge={<JobBadge job={job} />}
            action={cardAction(job)}
          />
        ))}
      </div>
    </section>
  );
}
