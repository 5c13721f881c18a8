import type { JobCard } from '@jobharbor/shared/contracts/job';
import type { AlertFilters } from '@jobharbor/shared/contracts/job-alert';

/** Before what an advertisement is about: "【Urgent】Nurse", "- Cook". A leading dash would exclude the word. */
const prelude = /^(?:[\s\p{Pd}•·*]+|[【[(（〔][^】\])）〕]*[】\])）〕])+/u;
/** Where a title goes on to shift, place or reference: "Nurse (nights) - Cebu" is an advertisement for a nurse. */
const border = /\s+[\p{Pd}|/·•]\s+|[(（[【〔|｜,，、،;；:：]/u;
const longest = 80;

/** The search for jobs like one: the first part of its title, at its first place. */
export function alertLikeJob({ title, locations }: Pick<JobCard, 'title' | 'locations'>): AlertFilters {
  const whole = title.trim();
  const head = whole.replace(prelude, '').split(border)[0]?.trim();
  const [place] = locations;
  return {
    query: [...(head || whole)].slice(0, longest).join(''),
    ...(place && { job_locations: [place.id] }),
  };
}
