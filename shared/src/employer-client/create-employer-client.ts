import { callPath } from '../contracts/call-path.ts';
import { exchangeHandOff } from '../contracts/calls/auth/exchange-hand-off.ts';
import { refreshSiteToken } from '../contracts/calls/auth/refresh-site-token.ts';
import { revokeSiteToken } from '../contracts/calls/auth/revoke-site-token.ts';
import type { AnyCall, CallAnswer, CallInput } from '../contracts/define-call.ts';
import type { SiteToken } from '../contracts/sign-in/site-token.ts';
import { AppError, errorCode } from '../errors/index.ts';
import { createServerHttp } from '../http/create-server-http.ts';
import { refusalOf } from '../http/refusal.ts';
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
  /** The answer of a call that answers with a file, headers and bytes as they come. Rejects as `send` does. */
  download<C extends AnyCall & { answer: 'file' }>(call: C, input: CallInput<C>): Promise<Response>;
}

/** Milliseconds until a file begins to arrive. */
const downloadMs = 60_000;

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
  const baseUrl = `${origin}/api`;
  const headers = () => ({
    ...role,
    authorization: `Bearer ${accessToken()}`,
    ...(countryId !== undefined && { 'country-id': String(countryId) }),
    ...(languageId !== undefined && { 'language-id': String(languageId) }),
  });
  const http = createServerHttp({ baseUrl, headers });
  return {
    send: (call, ...input) => sendCall(http, call, ...input),
    async download(call, input) {
      const ended = new AbortController();
      const timer = setTimeout(() => ended.abort(), downloadMs);
      const answer = await fetch(baseUrl + callPath(call, input), {
        headers: headers(),
        signal: ended.signal,
      })
        .catch((cause: unknown) => {
          throw new AppError(errorCode.unreachable, { status: 0, cause });
        })
        .finally(() => clearTimeout(timer));
      if (!answer.ok) throw refusalOf(answer.status, await answer.json().catch(() => null));
      return answer;
    },
  };
}

/** Authenticates a connected site: its secret, which no browser may see. */
export interface ConnectedSite {
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
const refreshToken = (site: ConnectedSite, refresh_token: string): Promise<SiteToken> =>
  sendCall(siteHttp(site), refreshSiteToken, { body: { refresh_token } });

/** A token with the time at which it ends, in milliseconds since 1970. */
export interface HeldToken {
  token: SiteToken;
  endsAt: number;
}

export const holdToken = (token: SiteToken): HeldToken => ({
  token,
  endsAt: Date.now() + token.expires_in * 1_000,
});

/** Renewed this long before its end, so that no call meets it. */
const renewalMs = 60_000;

/**
 * Renews tokens in place shortly before they end. A refresh token is valid once: calls at the same time share one renewal.
 */
export function createTokenRenewal(site: ConnectedSite): (held: HeldToken) => Promise<void> {
  const running = new WeakMap<HeldToken, Promise<void>>();
  return async (held) => {
    if (held.endsAt - Date.now() > renewalMs) return;
    const renew = async () => {
      Object.assign(held, holdToken(await refreshToken(site, held.token.refresh_token)));
    };
    const renewal = running.get(held) ?? renew().finally(() => running.delete(held));
    running.set(held, renewal);
    await renewal;
  };
}
