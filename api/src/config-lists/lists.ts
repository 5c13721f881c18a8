import {
  type CountryKey,
  type categoryGroup,
  countries,
  countryById,
  type flatListNames,
  type LanguageTag,
  type locationGroup,
  type Option,
} from '@jobharbor/shared/contracts';
import type * as z from 'zod/mini';
import {
  chatReportReasons,
  companyBenefits,
  companyCultures,
  companySizes,
  educations,
  experienceLevels,
  financingStages,
  genders,
  industries,
  jobAdviceList,
  jobSeekingStatuses,
  jobTypes,
  noticePeriods,
  recruiterRolePermissions,
  reportInterviewReasons,
  reportRecruiterReasons,
  reportTalentReasons,
  salaryPeriods,
  userIdentities,
  workArrangements,
} from './flat-lists.ts';
import { jobCategories } from './job-categories.ts';
import { locationsOf, type Place, type Region } from './locations.ts';
import { type ConfigGroup, type ConfigOption, listIn, optionIn } from './option.ts';
import { reportJobReasons } from './report-job-reasons.ts';

export type FlatListName = (typeof flatListNames)[number];

/** The flat lists by the name under which they are served. A job's degree is one of the levels of education. */
export const flatLists: Readonly<Record<FlatListName, readonly ConfigOption[]>> = {
  xp_lvls: experienceLevels,
  job_types: jobTypes,
  educations,
  degrees: educations,
  work_arrangements: workArrangements,
  industry_lists: industries,
  company_sizes: companySizes,
  company_benefit_lists: companyBenefits,
  company_culture_lists: companyCultures,
  company_financing_stage_lists: financingStages,
  notice_period_lists: noticePeriods,
  gender_lists: genders,
  user_identity_lists: userIdentities,
  job_seeking_status_lists: jobSeekingStatuses,
  report_job_reasons: reportJobReasons,
  chat_report_lists: chatReportReasons,
  report_recruiter_reasons: reportRecruiterReasons,
  report_interview_reasons: reportInterviewReasons,
  report_talent_reasons: reportTalentReasons,
  recruiter_role_permissions: recruiterRolePermissions,
  job_advice_lists: jobAdviceList,
  salary_periods: salaryPeriods,
};

export const flatListIn = (name: FlatListName, language: LanguageTag, country: CountryKey): Option[] =>
  listIn(flatLists[name], language, country);

export const locationListIn = (country: CountryKey, language: LanguageTag): z.infer<typeof locationGroup>[] =>
  locationsOf(country).map((region) => ({
    ...optionIn(region, language),
    locations: region.children.map((city) => ({
      ...optionIn(city, language),
      point: [coarse(city.latitude), coarse(city.longitude)] as [number, number],
    })),
  }));

/** To about a kilometre. */
const coarse = (degrees: number): number => Math.round(degrees * 100) / 100;

export const categoryListIn = (language: LanguageTag): z.infer<typeof categoryGroup>[] =>
  jobCategories.map((group) => ({
    ...optionIn(group, language),
    sub_list: listIn(group.children, language),
  }));

const byId = <Option extends ConfigOption>(options: readonly Option[]): ReadonlyMap<number, Option> =>
  new Map(options.map((option) => [option.id, option]));

const withChildren = (groups: readonly ConfigGroup[]): ConfigOption[] =>
  groups.flatMap((group) => [group, ...group.children]);

const flatById = new Map(Object.entries(flatLists).map(([name, options]) => [name, byId(options)]));
const categoriesById = byId(withChildren(jobCategories));
const locationsById = byId<Place>(
  countries.flatMap(({ key }) => locationsOf(key).flatMap((region) => [region, ...region.children])),
);

export const flatOptionById = (name: FlatListName, id: number): ConfigOption | undefined =>
  flatById.get(name)?.get(id);

/** A group or a speciality. */
export const categoryById = (id: number): ConfigOption | undefined => categoriesById.get(id);

/** The group of a speciality; a group is its own. */
export const categoryGroupOf = (id: number): ConfigGroup | undefined =>
  jobCategories.find((group) => group.id === (id < 100 ? id : Math.floor(id / 100)));

/** A region or a city of any country. */
export const locationById = (id: number): Place | undefined => locationsById.get(id);

/** The region of a city; a region is its own. */
export function regionOf(id: number): Region | undefined {
  const country = countryById(Math.floor(id / 10_000));
  return country && locationsOf(country.key).find((region) => region.id === id - (id % 100));
}

/** The cities of a region, or the city itself: what a filter on this id is to match. */
export const citiesWithin = (id: number): number[] =>
  id % 100 === 0 ? (regionOf(id)?.children.map((city) => city.id) ?? []) : [id];
