import { exchangeHandOff } from '../contracts/calls/auth/exchange-hand-off.ts';
import { refreshSiteToken } from '../contracts/calls/auth/refresh-site-token.ts';
import { revokeSiteToken } from '../contracts/calls/auth/revoke-site-token.ts';
import type { AnyCall, CallAnswer } from '../contracts/define-call.ts';
import type { SiteToken } from '../contracts/sign-in/site-token.ts';
import { createServerHttp } from '../http/create-server-http.ts';
import { type SendArguments, sendCall } from '../http/send-call.ts';

export interface EmployerClientOptions {
  /** Origin of the site: its API is below `/api`. */
  origin: string;
  /** The access token of the person, read for each call. */
  accessToken(): string;
  /** Ids of the country and language that answers are for, as in `Country-Id` and `Language-Id`. */
  countryId?: number;
  languageId?: number;
}

/** Makes the calls of the employers' site for one person, typed by their definitions in `@jobharbor/shared/calls/…`. */
export interface EmployerClient {
  /** Rejects with an `AppError` of the API's code, or of a 1xxxx code where no answer came. */
  send<C extends AnyCall>(call: C, ...input: SendArguments<C>): Promise<CallAnswer<C>>;
}

/** Role-Id 2 is the recruiter's. */
const role = { 'role-id': '2' };

/**
 * Client of a server that has a token of `exchangeCode`. Not for the pages of the site itself, which have a session.
 */
export function createEmployerClient({
  origin,
  accessToken,
  countryId,
  languageId,
}: EmployerClientOptions): EmployerClient {
  const http = createServerHttp({
    baseUrl: `${origin}/api`,
    headers: () => ({
      ...role,
      authorization: `Bearer ${accessToken()}`,
      ...(countryId !== undefined && { 'country-id': String(countryId) }),
      ...(languageId !== undefined && { 'language-id': String(languageId) }),
    }),
  });
  return { send: (call, ...input) => sendCall(http, call, ...input) };
}

/** Authenticates a connected site: its secret, which no browser may see. */
interface ConnectedSite {
  origin: string;
  secret: string;
}

const siteHttp = ({ origin, secret }: ConnectedSite) =>
  createServerHttp({ baseUrl: `${origin}/api`, headers: () => ({ authorization: `Bearer ${secret}` }) });

/** The person that a hand-off's code stands for, with a token for their calls. Once for each code. */
export const exchangeCode = (site: ConnectedSite, code: string) =>
  sendCall(siteHttp(site), exchangeHandOff, { body: { code } });

/** Ends the tokens of a person who signs out on the employers' site. */
export const revokeToken = (site: ConnectedSite, refresh_token: string) =>
  sendCall(siteHttp(site), revokeSiteToken, { body: { refresh_token } });

/** A new token; the refresh token is used up. */
export const refreshToken = (site: ConnectedSite, refresh_token: string): Promise<SiteToken> =>
  sendCall(siteHttp(site), refreshSiteToken, { body: { refresh_token } });
