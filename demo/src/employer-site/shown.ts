import { countryByKey, type Language, languageById, localeTag } from '@jobharbor/shared/contracts';
import type { EmployerClient } from '@jobharbor/shared/employer-client';
import type { Asked } from '../form-site/action.ts';
import type { Translate } from './texts.ts';

/** What a page is rendered from. */
export interface Shown extends Asked {
  client: EmployerClient;
  t: Translate;
  language: Language;
  /** The country of the hand-off. */
  country: string;
  /** The site of job seekers, with language and country. */
  publicUrl: string;
}

/** BCP 47 tag for dates and amounts. */
export const tagOf = ({ language, country }: Pick<Shown, 'language' | 'country'>): string =>
  localeTag({ language, country: countryByKey(country) ?? { key: 'others' } });

/** A day in UTC, of seconds since 1970. */
export const formatDay = (shown: Pick<Shown, 'language' | 'country'>, seconds: number): string =>
  new Intl.DateTimeFormat(tagOf(shown), { dateStyle: 'medium', timeZone: 'UTC' }).format(seconds * 1_000);

export const english = languageById(1) as Language;
