import type { CountryKey } from '@jobharbor/shared/contracts';
import type { JobSearch } from '../../search/job-search.ts';
import { toTsquery } from '../../search/postgres/tsquery.ts';
import { parseQuery } from '../../search/query/parse-query.ts';
import { minCosine } from './near-searches.ts';

/** The condition on the terms of a job with a title near to `title`; null where any such job matches. */
export type RequiredWords = (country: CountryKey, title: string) => Promise<string | null>;

/**
 * Jobs with similar titles must contain this word too, as in a list of related jobs. An alert for "SAP consultant"
 * contains no other consultants. Each title is asked for once.
 */
export function createRequiredWords(search: Pick<JobSearch, 'requiredWord'>): RequiredWords {
  const asked = new Map<string, Promise<string | null>>();
  async function ask(country: CountryKey, title: string): Promise<string | null> {
    const word = await search.requiredWord(country, title, minCosine);
    return word === null ? null : toTsquery(parseQuery(word));
  }
  return (country, title) => {
    const key = `${country} ${title}`;
    const answer = asked.get(key) ?? ask(country, title);
    asked.set(key, answer);
    return answer;
  };
}
