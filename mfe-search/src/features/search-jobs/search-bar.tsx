import type { ListedName } from '@jobharbor/shared/contracts/search/search-filters';
import { memo } from 'react';
import { SearchField } from '../../common/search-form/search-field.tsx';
import { SearchForm } from '../../common/search-form/search-form.tsx';
import { countFilters, type ResultsSearch } from './address.ts';
import type { useChosenLists } from './filters/chosen-lists.ts';
import { FilterBar } from './filters/filter-bar.tsx';
import type { Results } from './use-results.ts';

interface SearchBarProps extends Pick<Results, 'found' | 'isOutdated'> {
  filters: ResultsSearch;
  lists: ReturnType<typeof useChosenLists>['data'];
  /** Whether the server rendered all options. */
  isDrawn: boolean;
  onSearch: (filters: ResultsSearch) => void;
  onChoose: (filters: ResultsSearch, field: ListedName, chosen: readonly string[]) => void;
}

/**
 * Search field and filters above the list. A tap that changes neither, such as on the next page of the list, does not
 * render them again.
 */
export const SearchBar = memo(function SearchBar({
  filters,
  lists,
  isDrawn,
  found,
  isOutdated,
  onSearch,
  onChoose,
}: SearchBarProps) {
  const search = (q: string) => onSearch({ ...filters, q });
  return (
    <SearchForm
      isSecondary
      onSearch={search}
      field={
        <SearchField
          query={filters.q}
          isFiltered={countFilters(filters) > 0}
          onSearch={search}
          onPlace={({ seo_value }) => onSearch({ ...filters, q: '', location: [seo_value] })}
        />
      }
    >
      {lists && (
        <FilterBar
          filters={filters}
          lists={lists}
          isDrawn={isDrawn}
          found={found}
          isSearching={isOutdated}
          onField={(field, chosen) => onChoose(filters, field, chosen)}
        />
      )}
    </SearchForm>
  );
});
