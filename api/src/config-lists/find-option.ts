import type { CountryKey } from '@jobharbor/shared/contracts';
import { experienceLevels, jobTypes, workArrangements } from './flat-lists.ts';
import { jobCategories } from './job-categories.ts';
import { locationsOf } from './locations.ts';
import { normaliseName } from './normalise-name.ts';
import type { ConfigOption } from './option.ts';
import { find, type Index, indexOf } from './option-index.ts';

const placeIndexes = new Map<CountryKey, { cities: Index; regions: Index }>();

function placesOf(country: CountryKey): { cities: Index; regions: Index } {
  let indexes = placeIndexes.get(country);
  if (!indexes) {
    const regions = locationsOf(country);
    indexes = { cities: indexOf(regions.flatMap((region) => region.children)), regions: indexOf(regions) };
    placeIndexes.set(country, indexes);
  }
  return indexes;
}

const withoutPrefix = (text: string): string =>
  text.replace(/^\s*(?:kota(?: adm(?:inistrasi)?\.?)?|kab(?:upaten)?\.?|city of|greater|metro)\s+/i, '');

/** The city that a free text names in the country, else the region; undefined when it names neither. */
export function findLocation(country: CountryKey, text: string): ConfigOption | undefined {
  const { cities, regions } = placesOf(country);
  const name = normaliseName(text);
  // "Metro Manila" is the region, although the city's name stands inside it.
  if (!cities.has(name) && regions.has(name)) return regions.get(name);
  return find(cities, text) ?? find(cities, withoutPrefix(text)) ?? find(regions, text);
}

const categoryIndex = indexOf([...jobCategories.flatMap((group) => group.children), ...jobCategories]);
const jobTypeIndex = indexOf(jobTypes);
const arrangementIndex = indexOf(workArrangements);
const experienceIndex = indexOf(experienceLevels);

/** A speciality where the text names one, else a group. */
export const findCategory = (text: string): ConfigOption | undefined => find(categoryIndex, text);
export const findJobType = (text: string): ConfigOption | undefined => find(jobTypeIndex, text);
export const findWorkArrangement = (text: string): ConfigOption | undefined => find(arrangementIndex, text);

/** Level for a lowest number of years: 1-3 is "one year, but not yet three". */
export function experienceForYears(years: number): ConfigOption | undefined {
  const id = years <= 0 ? 1 : years < 1 ? 2 : years < 3 ? 3 : years < 5 ? 4 : years < 10 ? 5 : 6;
  return experienceLevels.find((level) => level.id === id);
}

/** Every repetition has an end: a run of digits or spaces would else be tried from each of its characters. */
const yearWords =
  /(?<!\d)(\d{1,3}(?:[.,]\d{1,3})?)\s{0,2}\+?\s{0,2}(?:[-–~～]|to|a|sampai|ile)?\s{0,2}\d{0,3}\s{0,2}\+?\s{0,2}(?:years?|yrs?|tahun|thn|años?|anos?|yıl|年|سن)/iu;

/** Reads names of the list, and free text with a number of years in any of the ten languages. */
export function findExperience(text: string): ConfigOption | undefined {
  const listed = experienceIndex.get(normaliseName(text));
  if (listed) return listed;
  const years = yearWords.exec(text)?.[1];
  if (years) return experienceForYears(Number(years.replace(',', '.')));
  return find(experienceIndex, text);
}
