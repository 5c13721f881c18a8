import type { JobCard } from '../../contracts/jobs/job.ts';

type JobAddress = Pick<JobCard, 'id' | 'slug'>;

/** Path of a job's page below language and country, `/job/{slug}-{id}`; `/job/{id}` for a job without a slug. */
export const jobPath = ({ id, slug }: JobAddress): string =>
  `/job/${slug ? `${encodeURIComponent(slug)}-` : ''}${id}`;

/** Path of the page that follows an application. */
export const applySuccessPath = (job: JobAddress): string => `${jobPath(job)}/apply/success`;

/** The id at the end of a decoded `{slug}-{id}` segment; undefined where the segment ends in no id. */
export function jobIdOf(segment: string): number | undefined {
  const text = segment.slice(segment.lastIndexOf('-') + 1);
  const id = Number(text);
  return /^[1-9]\d*$/.test(text) && Number.isSafeInteger(id) ? id : undefined;
}

/** Path of the search results for one filter: `q` is text, the others are the `seo_value` of an option. */
export function resultsPath(filter: Partial<Record<'q' | 'location' | 'category', string>> = {}): string {
  const query = new URLSearchParams(filter).toString();
  return query ? `/jobs?${query}` : '/jobs';
}
