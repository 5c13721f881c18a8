import type { JobCard } from '@jobharbor/shared/contracts/job';

/** Path of a job's page below language and country. */
export const jobPath = ({ id, slug }: Pick<JobCard, 'id' | 'slug'>): string =>
  `/job/${slug ? `${encodeURIComponent(slug)}-` : ''}${id}`;

/** The id in `{slug}-{id}`: what follows the last hyphen. Undefined when that is no id at all. */
export function jobIdOf(segment: string): number | undefined {
  const text = segment.slice(segment.lastIndexOf('-') + 1);
  const id = Number(text);
  return /^[1-9]\d*$/.test(text) && Number.isSafeInteger(id) ? id : undefined;
}
