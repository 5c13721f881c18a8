import { countryByKey, type Language, languageBySlug, languageByTag } from '@jobharbor/shared/contracts';
import {
  type ConnectedSite,
  createEmployerClient,
  type EmployerClient,
  type HeldToken,
} from '@jobharbor/shared/employer-client';
import { english } from './shown.ts';
import { siteLanguages } from './texts.ts';

/** A person who was handed over. */
export interface Visitor extends HeldToken {
  name: string;
  countryKey: string;
  /** What forms said, by the keys in addresses. */
  notices: Map<string, string>;
}

/** The language of a slug or tag, where the site has its texts; otherwise English. */
export function readLanguage(text: string | null | undefined): Language {
  const language = languageBySlug(text ?? '') ?? languageByTag(text ?? '');
  return language !== undefined && siteLanguages.includes(language) ? language : english;
}

/** The client of a visitor: calls of the token, and nothing else. Answers are in the language of the page. */
export const clientOf = ({ origin }: ConnectedSite, visitor: Visitor, { id }: Language): EmployerClient =>
  createEmployerClient({
    origin,
    accessToken: () => visitor.token.access_token,
    countryId: countryByKey(visitor.countryKey)?.id ?? 1,
    languageId: id,
  });
