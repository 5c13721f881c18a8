import { useRemote } from '@jobharbor/shared/remote';
import { useEffect } from 'react';
import { recordSeenJob } from '../../common/seen-jobs.ts';

const viewDelay = 1_000;

/** Records a view of the job, in this browser and on the server, once it has been open for a second. */
export function useRecordView(jobId: number | undefined): void {
  const { http } = useRemote();
  useEffect(() => {
    if (jobId === undefined) return;
    const timer = setTimeout(async () => {
      recordSeenJob(jobId);
      const { reportView } = await import('./api/report-view.ts');
      await reportView(http, jobId);
    }, viewDelay);
    return () => clearTimeout(timer);
  }, [jobId, http]);
}
