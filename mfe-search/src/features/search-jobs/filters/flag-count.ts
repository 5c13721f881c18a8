import type { FlagName, flagFilters } from '@jobharbor/shared/contracts/search/search-filters';
import type { FilterBarProps } from './filter-bar-props.ts';

/**
 * The number beside a flag: of jobs with it, or of those that `fresh` hides. Undefined while loading; that of `fresh` also
 * during a search, since the total of the search before may leave the hidden ones out.
 */
export function flagCount(
  { name, field }: (typeof flagFilters)[number],
  { found, isSearching }: Pick<FilterBarProps, 'found' | 'isSearching'>,
): number | undefined {
  const count = found?.facets[field];
  const isHiding: boolean = name === ('fresh' satisfies FlagName);
  if (!found || count === undefined || !isHiding) return count;
  return isSearching ? undefined : found.total - count;
}
