import { countries, type JobCard, type PayComparison } from '@jobharbor/shared/contracts';
import type { JobSearch } from '../../search/job-search.ts';

/** Minimum sample size. */
const minCount = 8;

/**
 * Pay of similar jobs: same category and level, or category only if there are few; null without a category or with too
 * small a sample.
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
