export { applicantCountries } from './applicant-countries.ts';
export { convertSalaryRange } from './convert-salary-range.ts';
export { countryMapOf, outlineOf } from './country-outlines.ts';
export {
  builtInRates,
  type CurrencyCode,
  currentRates,
  exchangeRate,
  minorDigits,
  type RateTable,
  setCurrentRates,
} from './exchange-rates.ts';
export { chosenOptionsIn, filterListsIn, filterOptions } from './filter-lists.ts';
export { educationNamed, findEducation } from './find-education.ts';
export {
  experienceForYears,
  findCategory,
  findExperience,
  findJobType,
  findLocation,
  findWorkArrangement,
} from './find-option.ts';
export {
  acrossListNames,
  applyModes,
  companyBenefits,
  companyCultures,
  educations,
  employerFilters,
  experienceLevels,
  jobTypes,
  postingAges,
  workArrangements,
} from './flat-lists.ts';
export { jobCategories } from './job-categories.ts';
export { jobFunctionById, jobFunctionListIn } from './job-functions.ts';
export {
  categoryById,
  categoryGroupOf,
  categoryListIn,
  citiesWithin,
  type FlatListName,
  flatListIn,
  flatLists,
  flatOptionById,
  locationById,
  locationListIn,
  regionOf,
} from './lists.ts';
export { localDigits } from './local-digits.ts';
export { type Coordinates, locationsOf, type Place } from './locations.ts';
export { type ConfigGroup, type ConfigOption, listIn, optionIn } from './option.ts';
export { type ReportReason, reportJobReasons } from './report-job-reasons.ts';
export { ladderMoney, type SalaryRung, salaryLadderIn, salaryLadderOf } from './salary-ladders.ts';
export { skillList } from './skills.ts';
