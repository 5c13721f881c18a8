import { countries, type JobCard, type PayComparison } from '@jobharbor/shared/contracts';
import type { JobSearch } from '../../search/job-search.ts';

/** Fewer advertisements say nothing about the others. */
const minCount = 8;

/**
 * What jobs like one pay: those of its category and level, or of its category where these are few; null where the job has
 * no category or too few state an amount.
 */
export async function comparePay(
  search: Pick<JobSearch, 'search'>,
  { country_key, category, xp_lvl }: Pick<JobCard, 'country_key' | 'category' | 'xp_lvl'>,
): Promise<PayComparison | null> {
  const country = countries.find(({ key }) => key === country_key);
  if (category === null || country === undefined) return null;
  for (const level of xp_lvl === null ? [null] : [xp_lvl, null]) {
    const { payRange } = await search.search({
      country: country.key,
      query: {
        job_categories: [category.id],
        ...(level && { xp_lvls: [level.id] }),
        sort: 1,
        page: 1,
        size: 1,
      },
    });
    if (payRange !== null && payRange.jobs >= minCount) {
      return { ...payRange, currency: country.currency, category, xp_lvl: level };
    }
  }
  return null;
}
