import { listedJobs } from './search-jobs.ts';
import type { Seeker } from './seeker.ts';

/** Saves the first job of the plain list that is not `other`, and returns its title. */
export async function saveAnotherJob(seeker: Seeker, other: number): Promise<string> {
  const { page, base, t } = seeker;
  await page.goto(`${base}/jobs`);
  const job = (await listedJobs(seeker)).find(({ id }) => id !== other);
  if (!job) throw new Error('There is no other job.');
  const save = saveButton(seeker, job.title);
  await save.click();
  await page
    .getByRole('button', { name: t('search', 'save.action', { title: job.title }), pressed: true })
    .first()
    .waitFor();
  return job.title;
}

/** The button on the card of a job, in the list. */
export const saveButton = ({ page, t }: Pick<Seeker, 'page' | 't'>, title: string) =>
  page
    .getByRole('list', { name: t('search', 'results.list') })
    .getByRole('button', { name: t('search', 'save.action', { title }) })
    .first();
