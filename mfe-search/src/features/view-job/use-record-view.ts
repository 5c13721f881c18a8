import { lazyCall, useSend } from '@jobharbor/shared/remote';
import { useEffect } from 'react';
import { isPhone } from '../../common/is-phone.ts';
import { recordSeenJob } from '../../common/seen-jobs.ts';

const reportJobView = lazyCall(
  { id: 'POST /job/{jobId}/view', access: 'default' },
  async () =>
    (await import(/* webpackChunkName: "job-calls" */ '@jobharbor/shared/calls/report-job-view'))
      .reportJobView,
);

const viewDelay = 1_000;

/**
 * Records a view of the job, in this browser and on the server, once it has been open for a second. Failures are ignored.
 */
export function useRecordView(jobId: number | undefined): void {
  const { mutate: report } = useSend(reportJobView);
  useEffect(() => {
    if (jobId === undefined) return;
    const timer = setTimeout(() => {
      recordSeenJob(jobId);
      report({ params: { jobId }, body: { device: isPhone() ? 'h5' : 'web' } });
    }, viewDelay);
    return () => clearTimeout(timer);
  }, [jobId, report]);
}
