import type { JobCard } from '@jobharbor/shared/contracts/jobs/job';
import type { AlertFilters } from '@jobharbor/shared/contracts/search/job-alert';

/** Prefix of a title: "【Urgent】Nurse", "- Cook". A leading dash would exclude the word from the search. */
const prelude = /^(?:[\s\p{Pd}•·*]+|[【[(（〔][^】\])）〕]*[】\])）〕])+/u;
/** Separator before shift, place or reference: "Nurse (nights) - Cebu" becomes "Nurse". */
const border = /\s+[\p{Pd}|/·•]\s+|[(（[【〔|｜,，、،;；:：]/u;
const longest = 80;

/** Search for jobs like one: the first part of its title and titles near to it, in its first place. */
export function alertLikeJob({ title, locations }: Pick<JobCard, 'title' | 'locations'>): AlertFilters {
  const whole = title.trim();
  const head = whole.replace(prelude, '').split(border)[0]?.trim();
  const [place] = locations;
  return {
    query: [...(head || whole)].slice(0, longest).join(''),
    near_titles: true,
    ...(place && { job_locations: [place.id] }),
  };
}
