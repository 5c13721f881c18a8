import type { JobPage } from '@jobharbor/shared/contracts/search/search';
import type { ListedName } from '@jobharbor/shared/contracts/search/search-filters';
import type { FilterLists } from '../../../common/search-form/filter-lists.ts';
import type { ResultsSearch } from '../address.ts';

/** Props of both layouts of the filters: chips and sheet. */
export type FilterBarProps = {
  filters: ResultsSearch;
  /** Contains at least the selected options. */
  lists: FilterLists;
  /** The current results; undefined until the first are loaded. */
  found: JobPage | undefined;
  isSearching: boolean;
  onField: (field: ListedName, chosen: readonly string[]) => void;
};
