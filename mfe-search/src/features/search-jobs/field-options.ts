import type { Option } from '@jobharbor/shared/contracts/primitives';
import type { FacetField } from '@jobharbor/shared/contracts/search';
import type { FilterLists } from '../../common/filter-lists.ts';
import type { ChoiceField } from './address.ts';

/** An option of a filter. In grouped lists the group comes first, followed by its options. */
export interface FieldOption extends Option {
  isGroup?: boolean;
}

interface Field {
  /** The facet with its counts. */
  facet: FacetField;
  optionsOf(lists: FilterLists): readonly FieldOption[];
}

/** Facet and options of each filter. */
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

/** The chosen options that the country's lists contain. */
export const chosenOptions = (
  field: ChoiceField,
  values: readonly string[],
  lists: FilterLists,
): readonly FieldOption[] =>
  values.length === 0
    ? []
    : fields[field].optionsOf(lists).filter(({ seo_value }) => values.includes(seo_value));
