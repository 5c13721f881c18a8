import type { ListedName } from '@jobharbor/shared/contracts/search/search-filters';
import { shortenOptions } from '../../../common/search-form/shorten-options.ts';
import type { ResultsSearch } from '../address.ts';
import { chosenOptions, type OptionLists } from './field-options.ts';

/** Summary of a filter's selected options in the locale; undefined for none. */
export const shortValue = (
  tag: string,
  field: ListedName,
  filters: ResultsSearch,
  lists: OptionLists,
): string | undefined => shortenOptions(tag, chosenOptions(field, filters[field], lists));
