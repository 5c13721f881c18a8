import {
  countryByKey,
  type Language,
  languageBySlug,
  languageByTag,
  type SiteToken,
} from '@jobharbor/shared/contracts';
import { createEmployerClient, type EmployerClient, refreshToken } from '@jobharbor/shared/employer-client';
import { english } from './shown.ts';
import { siteLanguages } from './texts.ts';

/** Where the site is, and the secret that it shares with it. */
export interface Connection {
  origin: string;
  secret: string;
}

/** A person who was handed over. */
export interface Visitor {
  name: string;
  countryKey: string;
  token: SiteToken;
  /** When the access token ends, in milliseconds. */
  endsAt: number;
}

const seconds = 1_000;

export const visitorOf = (name: string, countryKey: string, token: SiteToken): Visitor => ({
  ...{ name, countryKey, token },
  endsAt: Date.now() + token.expires_in * seconds,
});

/** The language of a slug or tag, where the site has its texts; otherwise English. */
export function readLanguage(text: string | null | undefined): Language {
  const language = languageBySlug(text ?? '') ?? languageByTag(text ?? '');
  return language !== undefined && siteLanguages.includes(language) ? language : english;
}

/** Renews the token a minute before it ends; the refresh token is valid once, so that requests at once share the new one. */
export function createRenewal(connection: Connection) {
  const running = new WeakMap<Visitor, Promise<void>>();
  return async (visitor: Visitor): Promise<void> => {
    if (visitor.endsAt - Date.now() > 60 * seconds) return;
    const renew = async () => {
      const token = await refreshToken(connection, visitor.token.refresh_token);
      Object.assign(visitor, { token, endsAt: Date.now() + token.expires_in * seconds });
    };
    const renewal = running.get(visitor) ?? renew().finally(() => running.delete(visitor));
    running.set(visitor, renewal);
    await renewal;
  };
}

/** The client of a visitor: calls of the token, and nothing else. Answers are in the language of the page. */
export const clientOf = ({ origin }: Connection, visitor: Visitor, { id }: Language): EmployerClient =>
  createEmployerClient({
    origin,
    accessToken: () => visitor.token.access_token,
    countryId: countryByKey(visitor.countryKey)?.id ?? 1,
    languageId: id,
  });
