import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HandOffSite } from '@jobharbor/shared/contracts';
import { personName } from '@jobharbor/shared/contracts/primitives/person-name';
import {
  type ConnectedSite,
  createTokenRenewal,
  exchangeCode,
  holdToken,
  revokeToken,
} from '@jobharbor/shared/employer-client';
import { isAppError } from '@jobharbor/shared/errors';
import { createHeldVisitors } from './held-visitors.ts';
import { cookiesOf, setCookie } from './request.ts';
import { noSessionStore, type SessionStore } from './session-store.ts';
import type { Visitor } from './visitor.ts';

/** A path of this site; `/` for anything that leads elsewhere. */
export const localPath = (path: string): string => (/^\/(?![/\\])/.test(path) ? path : '/');

export interface SessionOptions {
  /** Outlives the program; without it sessions are in memory alone. */
  store?: SessionStore | undefined;
  /** Of the hand-off, and the name of the cookie. */
  name: HandOffSite;
  /** Milliseconds without a request after which a session ends; none without it. */
  idleMs?: number;
  /** Further cookies for what a hand-off says, such as the language. */
  cookiesFor?(query: URLSearchParams): readonly string[];
}

/** Who is signed in. Tokens stay here: the browser has a random key alone. */
export function createSessions(
  site: ConnectedSite & { siteUrl: string },
  { name, store = noSessionStore, idleMs = Number.POSITIVE_INFINITY, cookiesFor = () => [] }: SessionOptions,
) {
  const held = createHeldVisitors(store, createTokenRenewal(site));

  async function find(request: IncomingMessage): Promise<Visitor | undefined> {
    const visitor = await held.find(cookiesOf(request)[name] ?? '');
    if (visitor === undefined) return undefined;
    const now = Date.now();
    if (now - visitor.seenAt <= idleMs) {
      held.touch(visitor, now);
      return visitor;
    }
    held.forget(visitor);
    // Its token ends at the API, too. Nobody waits for that.
    void revokeToken(site, visitor.token.refresh_token).catch(() => {});
    return undefined;
  }

  /** Exchanges the code of a hand-off, and takes it out of the address. */
  async function takeOver({ searchParams }: URL, response: ServerResponse): Promise<void> {
    const [code, redirect = '/'] = [searchParams.get('code'), searchParams.get('redirect') ?? undefined];
    const leave = (location: string, cookies: readonly string[] = []) =>
      void response
        .writeHead(303, { location, 'referrer-policy': 'no-referrer', 'set-cookie': [...cookies] })
        .end();
    const further = cookiesFor(searchParams);
    if (code === null) return leave('/', further);
    try {
      const { user, token, redirect: path, country_key } = await exchangeCode(site, code);
      if (token === undefined) return leave('/', further);
      const key = randomBytes(24).toString('base64url');
      const visitor = {
        ...{ accountId: user.id, name: personName(user), countryKey: country_key },
        ...{ notices: new Map<string, string>(), seenAt: Date.now() },
        ...holdToken(token),
      };
      await held.hold(key, visitor);
      return leave(localPath(path), [setCookie(name, key), ...further]);
    } catch (error) {
      if (!isAppError(error)) throw error;
      const failed = new URLSearchParams({ site: name, redirect, failed: '1' });
      return leave(`${site.siteUrl}/redirect?${failed}`);
    }
  }

  /** Ends the tokens at the API, too: somebody may have copied them. */
  async function signOut(response: ServerResponse, visitor: Visitor) {
    held.forget(visitor);
    await revokeToken(site, visitor.token.refresh_token);
    response.writeHead(303, { location: '/', 'set-cookie': `${name}=; Path=/; Max-Age=0` }).end();
  }

  return { renew: held.renew, forget: held.forget, takeOver, signOut, find };
}

export type Sessions = ReturnType<typeof createSessions>;
