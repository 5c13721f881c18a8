import { type Conditions, without } from '../../conditions.ts';

/** The words of a search among the jobs that are open now, whatever its filters: what a correction is judged by. */
export const keywordOnly = (conditions: Conditions): Conditions => ({
  ...without(conditions, ...conditions.chosen.keys(), 'salary_from', 'salary_to', 'posted_within'),
  asOf: null,
});
