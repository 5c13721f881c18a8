import type { JobPage } from '@jobharbor/shared/contracts/search';
import type { FilterLists } from '../../common/filter-lists.ts';
import type { JobFilters, ListedField } from './address.ts';

/** Props of both layouts of the filters: chips and sheet. */
export type FilterBarProps = {
  filters: JobFilters;
  /** Contains at least the selected options. */
  lists: FilterLists;
  /** The current results; undefined until the first are loaded. */
  found: JobPage | undefined;
  isSearching: boolean;
  onField: (field: ListedField, chosen: readonly string[]) => void;
};
