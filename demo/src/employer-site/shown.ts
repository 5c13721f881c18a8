import { countryByKey, type Language, languageById, localeTag } from '@jobharbor/shared/contracts';
import type { EmployerClient } from '@jobharbor/shared/employer-client';
import type { Entered } from './fields.ts';
import type { Html } from './html.ts';
import type { Translate } from './texts.ts';

/** What a page is rendered from. */
export interface Shown {
  client: EmployerClient;
  t: Translate;
  language: Language;
  /** The form that was refused or is not complete yet; empty otherwise. */
  entered: Entered;
  query: URLSearchParams;
  /** The first number of the path. */
  id: number;
  /** The country of the hand-off. */
  country: string;
  /** The site of job seekers, with language and country. */
  publicUrl: string;
}

export interface Page {
  title: string;
  content: Html;
  /** What the page shows news of, such as `chat-7`: its parts with `data-live` are then read again. */
  news?: readonly string[];
}

/** BCP 47 tag for dates and amounts. */
export const tagOf = ({ language, country }: Pick<Shown, 'language' | 'country'>): string =>
  localeTag({ language, country: countryByKey(country) ?? { key: 'others' } });

/** A day, of seconds since 1970. */
export const formatDay = (shown: Pick<Shown, 'language' | 'country'>, seconds: number): string =>
  new Intl.DateTimeFormat(tagOf(shown), { dateStyle: 'medium' }).format(seconds * 1_000);

export const english = languageById(1) as Language;
