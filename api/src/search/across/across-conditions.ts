import type { searchAcross } from '@jobharbor/shared/calls/job/search-across';
import {
  type Country,
  type Facets,
  hoursField,
  type Language,
  languageByTag,
  marketTimeZone,
  sharedOfficeHours,
} from '@jobharbor/shared/contracts';
import type * as z from 'zod/mini';
import { applicantCountries } from '../../config-lists/index.ts';
import { officeHoursOf } from '../../search-filters/office-hours.ts';
import { type Conditions, readConditions } from '../conditions.ts';

type Body = z.output<typeof searchAcross.body>;

export interface AcrossRequest {
  home: Country;
  language: Language;
  body: Body;
}

/** What a person can do: see `open_to_me` of the call. */
export interface Reach {
  /** Option of the person's country; null where the list has none. */
  country: number | null;
  /** Null where other languages are chosen. */
  languages: readonly number[] | null;
  /** Office hours in common; 0 where others are chosen. A job whose time zone is unknown passes. */
  leastHours: number;
}

/** A search over all countries as an engine gets it. `country` is the person's. */
export interface AcrossConditions extends Conditions {
  list: Body['list'];
  /** Countries of jobs; null for all. */
  countries: readonly string[] | null;
  /** Office hours in common with the person; 0 for any. A job whose time zone is unknown has none. */
  leastHours: number;
  reach: Reach | null;
  /** Office hours of `zone country` in common with the person's; null where one of the zones is unknown. */
  hoursWith(zoneOfCountry: string): number | null;
}

export interface FoundAcross {
  jobIds: number[];
  total: number;
  /** Without `reach`. */
  allTotal: number;
  facets: Facets;
  countries: { key: string; count: number }[];
}

/** Less than any office hour in common that two time zones can have. */
const anyHour = 0.1;

export function readAcross({ home, language, body }: AcrossRequest, now: Date): AcrossConditions {
  const { list, countries, [hoursField]: hours, page, size, time_zone, ...query } = body;
  const here = time_zone ?? marketTimeZone(home.key);
  const hasHours = list !== 'visa';
  return {
    ...readConditions({ country: home.key, query: { ...query, page, size } }, now),
    ...{ list, countries: countries ?? null },
    leastHours: hasHours && hours?.length ? Math.min(...hours) : 0,
    reach: body.open_to_me
      ? {
          country: applicantCountries.find(({ key }) => key === home.key)?.id ?? null,
          languages: body.languages?.length ? null : languagesOf(home, language),
          leastHours: hasHours && !hours?.length ? anyHour : 0,
        }
      : null,
    hoursWith(zoneOfCountry) {
      const [zone = '', country = ''] = zoneOfCountry.split(' ');
      const hours = { there: officeHoursOf(country), here: officeHoursOf(home.key) };
      return here === undefined || zone === '' ? null : sharedOfficeHours(zone, here, now, hours).shared;
    },
  };
}

/**
 * Ids of the languages of the page and the country, and of English. Most work across borders is advertised in English.
 * Without English, a country with its own language would see only its own jobs.
 */
const languagesOf = (home: Country, language: Language): number[] =>
  [...new Set([language.value, home.defaultLanguage, 'en' as const])].flatMap(
    (tag) => languageByTag(tag)?.id ?? [],
  );
