import type { CountryKey } from '@jobharbor/shared/contracts';
import { educations, experienceLevels, jobTypes, workArrangements } from './flat-lists.ts';
import { jobCategories } from './job-categories.ts';
import { locationsOf } from './locations.ts';
import { normaliseName } from './normalise-name.ts';
import type { ConfigOption } from './option.ts';

type Index = ReadonlyMap<string, ConfigOption>;

/** The first option to claim a spelling keeps it: lists are passed narrowest first. */
function indexOf(options: readonly ConfigOption[]): Index {
  const index = new Map<string, ConfigOption>();
  const claim = (text: string, option: ConfigOption): void => {
    const name = normaliseName(text);
    if (name && !index.has(name)) index.set(name, option);
  };
  for (const option of options) {
    claim(option.key, option);
    for (const name of Object.values(option.names)) claim(name, option);
  }
  for (const option of options) for (const alias of option.aliases) claim(alias, option);
  return index;
}

/** The parts of "Makati, Metro Manila (hybrid)" or "Jakarta Selatan / Depok", in the order written. */
const partsOf = (text: string): string[] =>
  text
    .split(/[,;/|()（）、，·\n]| - | – /)
    .map((part) => part.trim())
    .filter(Boolean);

/** Names long enough that finding them inside other text means something. */
const isTelling = (name: string): boolean =>
  /[\u0600-\uFFFF]/.test(name) ? name.length >= 2 : name.length >= 4;
const isLetter = (char: string | undefined): boolean => char !== undefined && /[\p{L}\p{N}]/u.test(char);

function contains(text: string, name: string): boolean {
  const at = text.indexOf(name);
  if (at < 0) return false;
  // Chinese and Japanese have no spaces between words, so a border of a word cannot be asked for.
  if (/[\u3040-\u9FFF]/.test(name)) return true;
  return !isLetter(text[at - 1]) && !isLetter(text[at + name.length]);
}

function findInside(index: Index, text: string): ConfigOption | undefined {
  let best: { name: string; option: ConfigOption } | undefined;
  for (const [name, option] of index) {
    if (isTelling(name) && name.length > (best?.name.length ?? 0) && contains(text, name))
      best = { name, option };
  }
  return best?.option;
}

/** Whole text, then its parts, then the longest known name inside it. */
function find(index: Index, text: string): ConfigOption | undefined {
  const whole = index.get(normaliseName(text));
  if (whole) return whole;
  for (const part of partsOf(text)) {
    const found = index.get(normaliseName(part));
    if (found) return found;
  }
  return findInside(index, normaliseName(text));
}

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
const educationIndex = indexOf(educations);
const jobTypeIndex = indexOf(jobTypes);
const arrangementIndex = indexOf(workArrangements);
const experienceIndex = indexOf(experienceLevels);

/** A speciality where the text names one, else a group. */
export const findCategory = (text: string): ConfigOption | undefined => find(categoryIndex, text);
export const findEducation = (text: string): ConfigOption | undefined => find(educationIndex, text);
export const findJobType = (text: string): ConfigOption | undefined => find(jobTypeIndex, text);
export const findWorkArrangement = (text: string): ConfigOption | undefined => find(arrangementIndex, text);

/** Level for a lowest number of years: 1-3 is "one year, but not yet three". */
export function experienceForYears(years: number): ConfigOption | undefined {
  const id = years <= 0 ? 1 : years < 1 ? 2 : years < 3 ? 3 : years < 5 ? 4 : years < 10 ? 5 : 6;
  return experienceLevels.find((level) => level.id === id);
}

const yearWords =
  /(\d+(?:[.,]\d+)?)\s*\+?\s*(?:[-–~～]|to|a|sampai|ile)?\s*\d*\s*\+?\s*(?:years?|yrs?|tahun|thn|años?|anos?|yıl|年|سن)/iu;

/** Reads names of the list, and free text with a number of years in any of the ten languages. */
export function findExperience(text: string): ConfigOption | undefined {
  const listed = experienceIndex.get(normaliseName(text));
  if (listed) return listed;
  const years = yearWords.exec(text)?.[1];
  if (years) return experienceForYears(Number(years.replace(',', '.')));
  return find(experienceIndex, text);
}
