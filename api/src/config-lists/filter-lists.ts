import {
  type CountryKey,
  type FilterListName,
  type FilterLists,
  type LanguageTag,
  languages,
  type Option,
} from '@jobharbor/shared/contracts';
import { applicantCountries } from './applicant-countries.ts';
import {
  applyModes,
  educations,
  experienceLevels,
  industries,
  jobTypes,
  postingAges,
  workArrangements,
} from './flat-lists.ts';
import { categoryById, categoryListIn, locationById, locationListIn } from './lists.ts';
import { type ConfigOption, listIn, optionIn, pickNames, readOptions } from './option.ts';
import { salaryLadderIn } from './salary-ladders.ts';

/** Languages of advertisements, each by its own name. */
const adLanguages: readonly ConfigOption[] = languages.map(({ id, label, slug }) => ({
  id,
  key: slug,
  seo_value: slug,
  names: pickNames(Object.fromEntries(languages.map(({ value }) => [value, label])) as ConfigOption['names']),
  aliases: [],
}));

type GroupedName = 'location_lists' | 'job_category_lists';
type FlatName = Exclude<FilterListName, GroupedName | 'salary_range_filters'>;

/** The flat lists that filters are chosen from, by the names under which they are served. */
export const filterOptions = {
  job_types: jobTypes,
  xp_lvls: experienceLevels,
  educations,
  work_arrangements: workArrangements,
  industry_lists: industries,
  ad_languages: adLanguages,
  apply_modes: applyModes,
  posting_ages: postingAges,
  applicant_countries: applicantCountries,
  /** An id is a number of hours. */
  shared_hours: readOptions('shared-hours'),
} satisfies Record<FlatName, readonly ConfigOption[]>;

const groupedOptionById: Record<GroupedName, (id: number) => ConfigOption | undefined> = {
  location_lists: locationById,
  job_category_lists: categoryById,
};

const isGrouped = (list: FilterListName): list is GroupedName => list in groupedOptionById;
const isFlat = (list: FilterListName): list is FlatName => list in filterOptions;

/** The options of a list with these ids: in its own order, those of groups in the order of the ids. */
export function chosenOptionsIn(
  list: FilterListName,
  ids: readonly number[],
  language: LanguageTag,
  country: CountryKey,
): Option[] {
  if (isGrouped(list))
    return ids.flatMap((id) => groupedOptionById[list](id) ?? []).map((option) => optionIn(option, language));
  return isFlat(list)
    ? listIn(filterOptions[list], language, country).filter(({ id }) => ids.includes(id))
    : [];
}

/** Every list that the filters of a country need, in one language. */
export const filterListsIn = (country: CountryKey, language: LanguageTag): Omit<FilterLists, 'currency'> => ({
  location_lists: locationListIn(country, language),
  job_category_lists: categoryListIn(language),
  salary_range_filters: salaryLadderIn(country, language),
  ...flatListsIn(country, language),
  applicant_countries: applicantCountriesIn(country, language),
});

const flatListsIn = (country: CountryKey, language: LanguageTag) =>
  Object.fromEntries(
    Object.entries(filterOptions).map(([name, options]) => [name, listIn(options, language, country)]),
  ) as Record<FlatName, ReturnType<typeof listIn>>;

/** The reader's country first, the others by name. */
function applicantCountriesIn(own: CountryKey, language: LanguageTag) {
  const { compare } = new Intl.Collator(language);
  return listIn(applicantCountries, language).sort(
    (a, b) => Number(b.key === own) - Number(a.key === own) || compare(a.value, b.value),
  );
}
