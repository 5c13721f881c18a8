import type { JobCard } from '@jobharbor/shared/contracts/job';
import { jobPath } from '@jobharbor/shared/domain/jobs';
import { signInPath } from '@jobharbor/shared/domain/session';
import { useErrorText, useLocale, useRemote, useSession } from '@jobharbor/shared/remote';
import { useNavigate } from 'react-router-dom';
import { useMarks } from '../../common/use-marks.ts';
import { storeSaveIntent } from './save-intent.ts';

/** The latest request of each job: its next one waits, so that requests arrive in the order of the clicks. */
const pending = new Map<number, Promise<boolean>>();

/**
 * Saves optimistically: `job:saved` updates every place that shows the job, and a failure emits the opposite. A guest
 * is sent to the sign-in page; `usePendingSave` saves the job afterwards.
 */
export function useSaveJob(job: Pick<JobCard, 'id' | 'slug'>) {
  const { base } = useLocale();
  const { status } = useSession();
  const isSaved = useMarks().saved.has(job.id);
  const navigate = useNavigate();
  const setSaved = useSetSaved();
  return {
    isSaved,
    toggle() {
      if (status === 'signed-in') return void setSaved(job.id, !isSaved);
      storeSaveIntent(job.id);
      navigate(signInPath(base + jobPath(job)));
    },
  };
}

/** Saves or unsaves a job and resolves with whether that worked. */
export function useSetSaved() {
  const { http, events, notify } = useRemote();
  const errorText = useErrorText();

  return async (jobId: number, isSaved: boolean): Promise<boolean> => {
    events.emit('job:saved', { jobId, isSaved });
    const api = await import('./api/set-saved.ts');
    const before = pending.get(jobId) ?? Promise.resolve(true);
    const own = before
      .then(() => api.setSaved(http, jobId, isSaved))
      .then(() => true)
      .catch((error: unknown) => {
        events.emit('job:saved', { jobId, isSaved: !isSaved });
        notify({ tone: 'danger', text: errorText(error) });
        return false;
      });
    pending.set(jobId, own);
    return own;
  };
}
