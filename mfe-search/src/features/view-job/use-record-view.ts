import { lazyCall, useSendUnobserved } from '@jobharbor/shared/remote';
import { useEffect, useEffectEvent } from 'react';
import { isPhone } from '../../common/is-phone.ts';
import { recordSeenJob } from '../../common/job-card/seen-jobs.ts';

const reportJobView = lazyCall(
  { id: 'POST /job/{jobId}/view', access: 'default' },
  async () =>
    (await import(/* webpackChunkName: "job-calls" */ '@jobharbor/shared/calls/job/report-job-view'))
      .reportJobView,
);

const viewDelay = 1_000;

/**
 * Records a view of the job, in this browser and on the server, once it has been open for a second. Failures are ignored.
 */
export function useRecordView(jobId: number | undefined): void {
  // Unobserved: the state of the request would render the whole page twice.
  const send = useSendUnobserved();
  const report = useEffectEvent((id: number) =>
    send(reportJobView, { params: { jobId: id }, body: { device: isPhone() ? 'h5' : 'web' } }, {}),
  );
  useEffect(() => {
    if (jobId === undefined) return;
    const timer = setTimeout(() => {
      recordSeenJob(jobId);
      report(jobId);
    }, viewDelay);
    return () => clearTimeout(timer);
  }, [jobId]);
}
