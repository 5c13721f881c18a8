import type { Option } from '@jobharbor/shared/contracts/primitives';
import type { FacetField } from '@jobharbor/shared/contracts/search';
import type { FilterLists } from '../../common/filter-lists.ts';
import type { ChoiceField } from './address.ts';

/** A choice under the name of the group it belongs to; a group itself stands before its own. */
export interface FieldOption extends Option {
  isGroup?: boolean;
}

interface Field {
  /** Where its counts are. */
  facet: FacetField;
  optionsOf(lists: FilterLists): readonly FieldOption[];
}

/** Each filter's counts and choices. */
export const fields: Record<ChoiceField, Field> = {
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
};

/** The chosen choices that this country knows. */
export const chosenOptions = (
  field: ChoiceField,
  values: readonly string[],
  lists: FilterLists,
): readonly FieldOption[] =>
  values.length === 0
    ? []
    : fields[field].optionsOf(lists).filter(({ seo_value }) => values.includes(seo_value));
