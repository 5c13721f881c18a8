import type { JobCard } from '@jobharbor/shared/contracts/job';
import { jobPath } from '@jobharbor/shared/domain/jobs';
import { signInPath } from '@jobharbor/shared/domain/session';
import { useErrorText, useLocale, useRemote, useSession } from '@jobharbor/shared/remote';
import { useNavigate } from 'react-router-dom';
import { useMarks } from '../../marks/use-marks.ts';
import { keepSaveIntent } from './save-intent.ts';

/** One change of a job at a time, in the order of the presses. */
const underWay = new Map<number, Promise<boolean>>();

/**
 * Saving that shows at once and is undone when it fails. Everyone who shows the job hears of it by the event. A guest
 * signs in first and comes back to the job, which is then saved.
 */
export function useSaveJob() {
  const { http, events, notify } = useRemote();
  const { base } = useLocale();
  const { status } = useSession();
  const { saved } = useMarks();
  const errorText = useErrorText();
  const navigate = useNavigate();

  const setSaved = async (jobId: number, isSaved: boolean): Promise<boolean> => {
    events.emit('job:saved', { jobId, isSaved });
    const api = await import('./api/set-saved.ts');
    const before = underWay.get(jobId) ?? Promise.resolve(true);
    const own = before
      .then(() => api.setSaved(http, jobId, isSaved))
      .then(() => true)
      .catch((error: unknown) => {
        events.emit('job:saved', { jobId, isSaved: !isSaved });
        notify({ tone: 'danger', text: errorText(error) });
        return false;
      });
    underWay.set(jobId, own);
    return own;
  };

  return {
    setSaved,
    toggle(job: Pick<JobCard, 'id' | 'slug'>) {
      if (status === 'signed-in') return void setSaved(job.id, !saved.has(job.id));
      keepSaveIntent(job.id);
      navigate(signInPath(base + jobPath(job)));
    },
  };
}
