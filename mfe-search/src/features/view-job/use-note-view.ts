import { useRemote } from '@jobharbor/shared/remote';
import { useEffect } from 'react';
import { noteSeen } from '../../marks/seen.ts';

const readingStarts = 1_000;

/** Notes that the job was read, here and at the server, once it has been open for a second. */
export function useNoteView(jobId: number | undefined): void {
  const { http } = useRemote();
  useEffect(() => {
    if (jobId === undefined) return;
    const timer = setTimeout(async () => {
      noteSeen(jobId);
      const { reportView } = await import('./api/report-view.ts');
      await reportView(http, jobId);
    }, readingStarts);
    return () => clearTimeout(timer);
  }, [jobId, http]);
}
