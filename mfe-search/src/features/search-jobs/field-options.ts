import type { Option } from '@jobharbor/shared/contracts/primitives';
import type { FacetField, JobPage } from '@jobharbor/shared/contracts/search';
import type { FilterLists } from '../../common/filter-lists.ts';
import type { ListedField } from './address.ts';

/** An option of a filter. In grouped lists the group comes first, followed by its options. */
export interface FieldOption extends Option {
  isGroup?: boolean;
}

/** The country's lists, and the companies named in the results. */
export type OptionLists = FilterLists & { companies?: readonly Option[] | undefined };

interface Field {
  /** Name of the facet with its counts. It is also the field of the request, but for `salary`. */
  facet: FacetField;
  list: Exclude<keyof OptionLists, 'currency'>;
}

/** Facet and options of each filter. */
export const fields: Record<ListedField, Field> = {
  location: { facet: 'job_locations', list: 'location_lists' },
  category: { facet: 'job_categories', list: 'job_category_lists' },
  salary: { facet: 'salary_ranges', list: 'salary_range_filters' },
  type: { facet: 'job_types', list: 'job_types' },
  experience: { facet: 'xp_lvls', list: 'xp_lvls' },
  arrangement: { facet: 'work_arrangements', list: 'work_arrangements' },
  education: { facet: 'degrees', list: 'educations' },
  posted: { facet: 'posted_within', list: 'posting_ages' },
  industry: { facet: 'industries', list: 'industry_lists' },
  language: { facet: 'languages', list: 'ad_languages' },
  apply: { facet: 'apply_modes', list: 'apply_modes' },
  openTo: { facet: 'applicant_countries', list: 'applicant_countries' },
  hours: { facet: 'shared_hours', list: 'shared_hours' },
  company: { facet: 'company_ids', list: 'companies' },
};

/** An entry of a list: an option, or a group of some. */
type Entry = Option & { locations?: readonly Option[]; sub_list?: readonly Option[] };

export const entriesOf = (field: ListedField, lists: OptionLists): readonly Entry[] =>
  lists[fields[field].list] ?? [];

export const optionsOf = (field: ListedField, lists: OptionLists): readonly FieldOption[] =>
  entriesOf(field, lists).flatMap((entry) => {
    const inner = entry.locations ?? entry.sub_list;
    return inner ? [{ ...entry, isGroup: true }, ...inner] : [entry];
  });

/** Selected options that the country's lists contain. */
export const chosenOptions = (
  field: ListedField,
  values: readonly string[],
  lists: OptionLists,
): readonly FieldOption[] =>
  values.length === 0 ? [] : optionsOf(field, lists).filter(({ seo_value }) => values.includes(seo_value));

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
