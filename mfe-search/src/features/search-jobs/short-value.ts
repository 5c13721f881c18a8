import type { JobFilters, ListedField } from './address.ts';
import { chosenOptions, type OptionLists } from './field-options.ts';

/** Summary of the selected options: the first, and the number of others; undefined for none. */
export function shortValue(field: ListedField, filters: JobFilters, lists: OptionLists): string | undefined {
  const [first, ...rest] = chosenOptions(field, filters[field], lists);
  return first && (rest.length > 0 ? `${first.value} +${rest.length}` : first.value);
}
