import { useNow } from '@jobharbor/shared/remote';
import { BuoyMotif, EmptyState } from '@jobharbor/shared/ui';
import type { KeyboardEvent, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { JobSkeleton } from './job-skeleton.tsx';
import { type JobActions, JobView } from './job-view.tsx';
import { useJob } from './use-job.ts';
import { useRecordView } from './use-record-view.ts';

export type JobPaneProps = {
  ref: Ref<HTMLElement>;
  jobId: number;
  /** Selected by the person; false for the first job, which is shown by default. */
  isChosen: boolean;
  /** Called on Escape, which returns to the list. */
  onLeave: () => void;
  actions: JobActions;
};

/** A job's details beside the list of results. */
export function JobPane({ ref, jobId, isChosen, onLeave, actions }: JobPaneProps) {
  const { t } = useTranslation('search');
  const now = useNow();
  const { job, shown, error } = useJob(jobId);
  const isError = error !== null;
  useRecordView(isChosen ? job?.id : undefined);
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
      {shown && <JobView job={shown} now={now} place="pane" actions={actions} />}
      {shown === undefined && job === undefined && !isError && <JobSkeleton />}
      {!shown && (job === null || isError) && (
        <EmptyState motif={<BuoyMotif />} title={t(job === null ? 'missing.title' : 'job.failed')} />
      )}
    </section>
  );
}
