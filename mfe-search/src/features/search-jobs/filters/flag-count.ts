import type { FlagName, flagFilters } from '@jobharbor/shared/contracts/search/search-filters';
import type { FilterBarProps } from './filter-bar-props.ts';

/** The number beside a flag: of jobs with it, or of those that `fresh` hides. Undefined while loading. */
export function flagCount(
  { name, field }: (typeof flagFilters)[number],
  found: FilterBarProps['found'],
): number | undefined {
  const count = found?.facets[field];
  const isHiding: boolean = name === ('fresh' satisfies FlagName);
  return found && count !== undefined && isHiding ? found.total - count : count;
}
