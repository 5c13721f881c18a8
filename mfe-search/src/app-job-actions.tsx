import type { JobStatic } from '@jobharbor/shared/contracts/jobs/job';
import { ApplyOptions } from './features/apply-to-job/apply-options.tsx';
import { BlockableActions, BlockButton } from './features/block-company/blockable-actions.tsx';
import { JobAlert } from './features/create-alert/job-alert.tsx';
import { HideableActions } from './features/hide-job/hideable-actions.tsx';
import { ReportJobButton } from './features/report-problem/report-button.tsx';
import { SaveButton } from './features/save-job/save-button.tsx';

export type JobActionsProps = {
  job: JobStatic;
  /** `bar`: primary actions such as apply; `more`: secondary actions below the description. */
  part: 'bar' | 'more';
};

/** What one can do with an open job, of several features: one chunk, which loads with the job. */
export function JobActions({ job, part }: JobActionsProps) {
  if (part === 'more')
    return (
      <>
        <ReportJobButton job={job} />
        <BlockButton company={job.company} />
      </>
    );
  return (
    <BlockableActions company={job.company}>
      <HideableActions job={job}>
        <ApplyOptions job={job} />
        <SaveButton outlined job={job} />
        <JobAlert job={job} />
      </HideableActions>
    </BlockableActions>
  );
}
