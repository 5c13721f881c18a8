import type { Option } from '@jobharbor/shared/contracts/primitives/primitives';
import type { JobPage } from '@jobharbor/shared/contracts/search/search';
import { type ListedName, listedFilter } from '@jobharbor/shared/contracts/search/search-filters';
import type { FilterLists } from '../../../common/search-form/filter-lists.ts';

/** An option of a filter. In grouped lists the group comes first, followed by its options. */
export interface FieldOption extends Option {
  isGroup?: boolean;
}

/** The country's lists, and the companies named in the results. */
export type OptionLists = FilterLists & { companies?: readonly Option[] | undefined };

/** An entry of a list: an option, or a group of some. */
type Entry = Option & { locations?: readonly Option[]; sub_list?: readonly Option[] };

export const entriesOf = (name: ListedName, lists: OptionLists): readonly Entry[] =>
  lists[listedFilter[name].list ?? 'companies'] ?? [];

/** The options of a list, each group before its own. */
export const optionsIn = <O extends Entry>(entries: readonly O[] = []): readonly (O | FieldOption)[] =>
  entries.flatMap((entry) => {
    const inner = entry.locations ?? entry.sub_list;
    return inner ? [{ ...entry, isGroup: true }, ...inner] : [entry];
  });

export const optionsOf = (name: ListedName, lists: OptionLists): readonly FieldOption[] =>
  optionsIn(entriesOf(name, lists));

/** Selected options that the country's lists contain. */
export const chosenOptions = (
  name: ListedName,
  values: readonly string[],
  lists: OptionLists,
): readonly FieldOption[] =>
  values.length === 0 ? [] : optionsOf(name, lists).filter(({ seo_value }) => values.includes(seo_value));

/** The lists extended by the companies named in the results. */
export const withCompanies = (lists: FilterLists, found: JobPage | undefined): OptionLists => ({
  ...lists,
  companies: (found?.companies ?? []).map(({ id, name }) => ({
    id,
    value: name,
    key: String(id),
    seo_value: String(id),
  })),
});
