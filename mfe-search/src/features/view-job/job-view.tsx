import type { JobCard, JobStatic } from '@jobharbor/shared/contracts/jobs/job';
import { jobPath } from '@jobharbor/shared/domain/jobs';
import { Skeleton } from '@jobharbor/shared/ui';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { ClosedNotice } from './closed-notice.tsx';
import { reservePageEnd, useIsPast } from './job-bar.ts';
import { JobBody } from './job-body.tsx';
import { JobHead } from './job-head.tsx';
import { OwnReport } from './own-report.tsx';
import { ShareButton } from './share-button.tsx';
import { StickyJobHeader } from './sticky-job-header.tsx';
import { useHasExternalVisit } from './use-has-external-visit.ts';
import { useHasUnsentDraft } from './use-has-unsent-draft.ts';

/** Renders the actions of an open job: those of its bar, such as apply, and those below its text, such as report. */
export type JobActions = (job: JobStatic, part: 'bar' | 'more') => ReactNode;

export type JobViewProps = {
  /** Placeholder: the card from the list until the job is loaded. */
  job: JobStatic | JobCard;
  now: number;
  /** `pane` is beside a list, whose heading is one level above the job's. */
  place: 'page' | 'pane';
  actions: JobActions;
  /** Below the facts of a closed job: what is open instead. */
  instead?: ReactNode;
};

/** One job: key facts, actions, and the advertisement. */
export function JobView({ job, now, place, actions, instead }: JobViewProps) {
  const { t } = useTranslation('search');
  // If the job closes meanwhile, an open form stays.
  const isApplying = new URLSearchParams(useLocation().search).has('apply');
  // So does the question about an external application.
  const wasAway = useHasExternalVisit(job);
  // So does an unsent draft.
  const hasUnsent = useHasUnsentDraft(job);
  const isPane = place === 'pane';
  const [isPast, watchTitle] = useIsPast();
  const whole = isWhole(job) ? job : undefined;
  return (
    <article className="jhs-job" data-place={place} aria-busy={!whole}>
      {whole && <ClosedNotice job={whole} />}
      <JobHead
        job={job}
        now={now}
        headingLevel={isPane ? 2 : 1}
        titleRef={watchTitle}
        titleAs={isPane ? (title) => <Link to={jobPath(job)}>{title}</Link> : undefined}
      />
      {(job.status === 'open' || isApplying || wasAway || hasUnsent) && (
        <div ref={reservePageEnd} className="jhs-job__actions" data-past={isPast || undefined}>
          {whole ? actions(whole, 'bar') : <Skeleton shape="button" />}
          <ShareButton job={job} />
          {isPast && <StickyJobHeader job={job} />}
          <noscript className="jhs-job__no-script">{t('job.needsScript')}</noscript>
        </div>
      )}
      {whole && <OwnReport jobId={whole.id} />}
      {instead}
      {whole ? (
        <Suspense>
          <JobBody job={whole} place={place} />
          {whole.status === 'open' && <div className="jhs-job__more">{actions(whole, 'more')}</div>}
        </Suspense>
      ) : (
        <Skeleton shape="block" />
      )}
    </article>
  );
}

const isWhole = (job: JobStatic | JobCard): job is JobStatic => 'description_html' in job;
