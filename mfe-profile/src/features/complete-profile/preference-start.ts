import type { WorkExperience } from '@jobharbor/shared/contracts/entries/work-experience';
import type { EntryValues } from '../../common/entries/entry-kind.ts';

export interface KnownProfile {
  headline: string | null;
  location: string | null;
  /** The newest first. */
  jobs: readonly Pick<WorkExperience, 'job_title'>[];
  /** Regions of the country, each with its cities. */
  places: readonly { id: number; value: string; locations: readonly { id: number; value: string }[] }[];
}

/** Ids of "full-time" and "on site" in the lists of the site: what most advertisements offer. */
const usual = { job_type_id: '1', work_arrangement_id: '1' };

/** A headline that is a title alone: no list, sentence or slogan. */
const isTitle = (text: string): boolean => text.length <= 50 && !/[|·•,;/!.。、，｜]/u.test(text);

const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

type Place = KnownProfile['places'][number]['locations'][number];

const isLetter = (sign = ''): boolean => /^\p{L}/u.test(sign) && !/^\p{sc=Han}/u.test(sign);

/** Where `text` names a place as a whole word; -1 for nowhere. Chinese and Japanese names have no spaces around them. */
function findName(text: string, { value }: Place): number {
  const name = fold(value);
  const at = name === '' ? -1 : text.indexOf(name);
  return at >= 0 && (isLetter(text[at - 1]) || isLetter(text[at + name.length])) ? -1 : at;
}

const longest = (places: readonly Place[], text: string): Place | undefined =>
  places
    .filter((place) => findName(text, place) >= 0)
    .toSorted((one, other) => other.value.length - one.value.length)[0];

/** The place of the list that `location` names: the city, or the region where it names no city. */
function placeIn(location: string, regions: KnownProfile['places']): number | undefined {
  const text = fold(location);
  const region = longest(regions, text);
  // `Metro Manila` does not name the city of Manila.
  const rest = region ? text.replace(fold(region.value), ' ') : text;
  const cities = regions.flatMap(({ locations }) => locations);
  return (longest(cities, rest) ?? region)?.id;
}

/** First values of the job that a person wants: title and place of their profile, and what is usual. */
export function preferenceStart({ headline, location, jobs, places }: KnownProfile): EntryValues {
  const title = headline && isTitle(headline) ? headline : jobs[0]?.job_title;
  const place = location === null ? undefined : placeIn(location, places);
  return {
    ...usual,
    ...(title && { job_title: title }),
    ...(place !== undefined && { location_id: String(place) }),
  };
}
