import type { IncomingMessage, ServerResponse } from 'node:http';
import { countryByKey, type Language, languageBySlug, languageByTag } from '@jobharbor/shared/contracts';
import {
  type ConnectedSite,
  createEmployerClient,
  type EmployerClient,
} from '@jobharbor/shared/employer-client';
import { cookiesOf, setCookie } from '../form-site/request.ts';
import { localPath } from '../form-site/sessions.ts';
import type { Visitor } from '../form-site/visitor.ts';
import { english } from './shown.ts';
import { siteLanguages } from './texts.ts';

const languageCookie = 'lang';

/** The language of a slug or tag, where the site has its texts; otherwise English. */
function readLanguage(text: string | null | undefined): Language {
  const language = languageBySlug(text ?? '') ?? languageByTag(text ?? '');
  return language !== undefined && siteLanguages.includes(language) ? language : english;
}

export const languageOf = (request: IncomingMessage): Language =>
  readLanguage(cookiesOf(request)[languageCookie]);

/** Cookie that keeps a language. */
export const languageCookieFor = (text: string | null): string =>
  setCookie(languageCookie, readLanguage(text).value);

/** Stores the language that somebody chose, and leads back. */
export function chooseLanguage({ searchParams }: URL, response: ServerResponse): void {
  const location = localPath(searchParams.get('back') ?? '/');
  response.writeHead(303, { location, 'set-cookie': languageCookieFor(searchParams.get('lang')) }).end();
}

/** The client of a visitor: calls of the token, and nothing else. Answers are in the language of the page. */
export const clientOf = ({ origin }: ConnectedSite, visitor: Visitor, { id }: Language): EmployerClient =>
  createEmployerClient({
    origin,
    accessToken: () => visitor.token.access_token,
    countryId: countryByKey(visitor.countryKey)?.id ?? 1,
    languageId: id,
  });
