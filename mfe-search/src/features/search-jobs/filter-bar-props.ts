import type { JobPage } from '@jobharbor/shared/contracts/search';
import type { FilterLists } from '../../common/filter-lists.ts';
import type { JobFilters, ListedField } from './address.ts';

/** What both forms of the filters need: the chips and the sheet. */
export type FilterBarProps = {
  filters: JobFilters;
  /** With the chosen options at least. */
  lists: FilterLists;
  /** The current results; undefined until the first are loaded. */
  found: JobPage | undefined;
  isSearching: boolean;
  onField: (field: ListedField, chosen: readonly string[]) => void;
};
