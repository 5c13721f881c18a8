import { localStore } from '../../browser/storage.ts';
import { type HiddenJob, readHiddenJobs } from './hidden-jobs.ts';

/** Maximum number of jobs that one call joins. */
const maxJobs = 100;

/** Hides a job in this browser, or again with another reason; false if storage is not available. */
export const hideOnDevice = (job: HiddenJob): boolean =>
  write([job, ...readHiddenJobs().filter(({ id }) => id !== job.id)].slice(0, maxJobs));

/** Shows jobs again that were hidden in this browser. */
export const showOnDevice = (ids: readonly number[]): boolean =>
  write(readHiddenJobs().filter(({ id }) => !ids.includes(id)));

/** The event of other tabs' changes also tells this tab. */
function write(jobs: readonly HiddenJob[]): boolean {
  const isStored = localStore.setItem('jh-hidden', JSON.stringify(jobs));
  window.dispatchEvent(new Event('storage'));
  return isStored;
}
