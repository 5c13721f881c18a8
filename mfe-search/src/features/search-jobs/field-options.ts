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
  /** Name of the facet with its counts. */
  facet: FacetField;
  optionsOf(lists: OptionLists): readonly FieldOption[];
}

/** Facet and options of each filter. */
export const fields: Record<ListedField, Field> = {
  location: {
    facet: 'job_locations',
    optionsOf: ({ location_lists }) =>
      location_lists.flatMap((group) => [{ ...group, isGroup: true }, ...group.locations]),
  },
  category: {
    facet: 'job_categories',
    optionsOf: ({ job_category_lists }) =>
      job_category_lists.flatMap((group) => [{ ...group, isGroup: true }, ...group.sub_list]),
  },
  salary: { facet: 'salary_ranges', optionsOf: (lists) => lists.salary_range_filters },
  type: { facet: 'job_types', optionsOf: (lists) => lists.job_types },
  experience: { facet: 'xp_lvls', optionsOf: (lists) => lists.xp_lvls },
  arrangement: { facet: 'work_arrangements', optionsOf: (lists) => lists.work_arrangements },
  education: { facet: 'degrees', optionsOf: (lists) => lists.educations },
  posted: { facet: 'posted_within', optionsOf: (lists) => lists.posting_ages },
  industry: { facet: 'industries', optionsOf: (lists) => lists.industry_lists },
  language: { facet: 'languages', optionsOf: (lists) => lists.ad_languages },
  apply: { facet: 'apply_modes', optionsOf: (lists) => lists.apply_modes },
  openTo: {
    facet: 'applicant_countries',
    optionsOf: (lists) => lists.applicant_countries ?? [],
  },
  hours: { facet: 'shared_hours', optionsOf: (lists) => lists.shared_hours ?? [] },
  company: { facet: 'company_ids', optionsOf: ({ companies = [] }) => companies },
};

/** Selected options that the country's lists contain. */
export const chosenOptions = (
  field: ListedField,
  values: readonly string[],
  lists: OptionLists,
): readonly FieldOption[] =>
  values.length === 0
    ? []
    : fields[field].optionsOf(lists).filter(({ seo_value }) => values.includes(seo_value));

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
