import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Language } from '@jobharbor/shared/contracts';
import {
  type ConnectedSite,
  createTokenRenewal,
  exchangeCode,
  holdToken,
  revokeToken,
} from '@jobharbor/shared/employer-client';
import { isAppError } from '@jobharbor/shared/errors';
import { cookiesOf } from './request.ts';
import { readLanguage, type Visitor } from './visitor.ts';

const cookieName = 'employer';
const languageCookie = 'lang';

const setCookie = (name: string, value: string): string => `${name}=${value}; HttpOnly; SameSite=Lax; Path=/`;

/** A path of this site; `/` for anything that leads elsewhere. */
const localPath = (path: string): string => (/^\/(?![/\\])/.test(path) ? path : '/');

export const languageOf = (request: IncomingMessage): Language =>
  readLanguage(cookiesOf(request)[languageCookie]);

/** Stores the language that somebody chose, and leads back. */
export function chooseLanguage({ searchParams }: URL, response: ServerResponse): void {
  const { value } = readLanguage(searchParams.get('lang'));
  const location = localPath(searchParams.get('back') ?? '/');
  response.writeHead(303, { location, 'set-cookie': setCookie(languageCookie, value) }).end();
}

/** Who is signed in, in memory. */
export function createSessions(site: ConnectedSite & { siteUrl: string }) {
  const visitors = new Map<string, Visitor>();
  const renew = createTokenRenewal(site);
  const keyOf = (request: IncomingMessage): string => cookiesOf(request)[cookieName] ?? '';

  function forget(visitor: Visitor): void {
    for (const [key, one] of visitors) if (one === visitor) visitors.delete(key);
  }

  /** Exchanges the code of a hand-off, and takes it out of the address. */
  async function takeOver({ searchParams }: URL, response: ServerResponse): Promise<void> {
    const [code, redirect = '/'] = [searchParams.get('code'), searchParams.get('redirect') ?? undefined];
    const leave = (location: string, cookies: readonly string[] = []) =>
      void response
        .writeHead(303, { location, 'referrer-policy': 'no-referrer', 'set-cookie': [...cookies] })
        .end();
    const language = setCookie(languageCookie, readLanguage(searchParams.get('lang')).value);
    if (code === null) return leave('/', [language]);
    try {
      const { user, token, redirect: path, country_key } = await exchangeCode(site, code);
      if (token === undefined) return leave('/', [language]);
      const key = randomBytes(24).toString('base64url');
      visitors.set(key, {
        ...{ name: user.first_name, countryKey: country_key, notices: new Map() },
        ...holdToken(token),
      });
      return leave(localPath(path), [setCookie(cookieName, key), language]);
    } catch (error) {
      if (!isAppError(error)) throw error;
      const failed = new URLSearchParams({ site: 'employer', redirect, failed: '1' });
      return leave(`${site.siteUrl}/redirect?${failed}`);
    }
  }

  /** Ends the tokens at the API, too: somebody may have copied them. */
  async function signOut(response: ServerResponse, visitor: Visitor) {
    forget(visitor);
    await revokeToken(site, visitor.token.refresh_token);
    response.writeHead(303, { location: '/', 'set-cookie': `${cookieName}=; Path=/; Max-Age=0` }).end();
  }

  return {
    ...{ renew, takeOver, signOut, forget },
    find: (request: IncomingMessage): Visitor | undefined => visitors.get(keyOf(request)),
  };
}
