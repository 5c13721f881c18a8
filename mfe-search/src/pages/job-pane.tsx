import { useLocale, useNow, useRemote } from '@jobharbor/shared/remote';
import { BuoyMotif, EmptyState, Skeleton } from '@jobharbor/shared/ui';
import { useQuery } from '@tanstack/react-query';
import type { KeyboardEvent, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { jobQuery } from '../features/view-job/job-queries.ts';
import { JobView } from '../features/view-job/job-view.tsx';
import { useNoteView } from '../features/view-job/use-note-view.ts';
import { JobActions } from './job-actions.tsx';

export type JobPaneProps = {
  ref: Ref<HTMLElement>;
  jobId: number;
  /** By the person, and not only shown because it is the first. */
  isChosen: boolean;
  /** Escape leads back to the list. */
  onLeave: () => void;
};

/** The chosen job beside the list. */
export function JobPane({ ref, jobId, isChosen, onLeave }: JobPaneProps) {
  const { t } = useTranslation('search');
  const { http } = useRemote();
  const now = useNow();
  const { data: job, isError } = useQuery(jobQuery(http, useLocale(), jobId));
  useNoteView(isChosen ? job?.id : undefined);
  return (
    <section
      ref={ref}
      key={jobId}
      className="jhs-pane"
      tabIndex={-1}
      aria-label={t('job.pane')}
      aria-busy={job === undefined && !isError}
      onKeyDown={(event: KeyboardEvent) => {
        const isInside = event.target instanceof Element && event.target.closest('dialog');
        if (event.key === 'Escape' && !isInside) onLeave();
      }}
    >
      {job && <JobView job={job} now={now} place="pane" actions={<JobActions job={job} />} />}
      {job === undefined && !isError && <PaneSkeleton />}
      {(job === null || isError) && (
        <EmptyState motif={<BuoyMotif />} title={t(job === null ? 'missing.title' : 'job.failed')} />
      )}
    </section>
  );
}

export function PaneSkeleton() {
  return (
    <div className="jhs-job">
      <Skeleton shape="square" />
      <Skeleton shape="title" length="long" />
      <Skeleton length="medium" />
      <Skeleton shape="button" />
      <Skeleton shape="block" />
    </div>
  );
}
