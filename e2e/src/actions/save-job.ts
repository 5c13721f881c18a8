import { saveJob } from '@jobharbor/shared/calls/job/save-job';
import { listedJobs } from './search-jobs.ts';
import type { Seeker } from './seeker.ts';

/** Saves the first job of the plain list that is not `other`, and returns its title. */
export async function saveAnotherJob(seeker: Seeker, other: number): Promise<string> {
  const { page, base, t } = seeker;
  await page.goto(`${base}/jobs`);
  const job = (await listedJobs(seeker)).find(({ id }) => id !== other);
  if (!job) throw new Error('There is no other job.');
  // The button is pressed at once; only the answer says that the job is saved, and the caller may leave the page then.
  const saved = page.waitForResponse((response) => response.url().endsWith(saveJob.path) && response.ok());
  await saveButton(seeker, job.title).click();
  await page
    .getByRole('button', { name: t('search', 'save.action', { title: job.title }), pressed: true })
    .first()
    .waitFor();
  await saved;
  return job.title;
}

/** The button on the card of a job, in the list. */
export const saveButton = ({ page, t }: Pick<Seeker, 'page' | 't'>, title: string) =>
  page
    .getByRole('list', { name: t('search', 'results.list') })
    .getByRole('button', { name: t('search', 'save.action', { title }) })
    .first();
