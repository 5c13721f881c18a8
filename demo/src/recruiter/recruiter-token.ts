import { startHandOff } from '@jobharbor/shared/calls/auth/start-hand-off';
import { countries, readAnswer } from '@jobharbor/shared/contracts';
import {
  type ConnectedSite,
  createEmployerClient,
  createTokenRenewal,
  type EmployerClient,
  exchangeCode,
  type HeldToken,
  holdToken,
} from '@jobharbor/shared/employer-client';
import { AppError, errorCode, hasCode } from '@jobharbor/shared/errors';
import { request, throwProblem } from './request.ts';
import { type Credentials, signIn } from './sign-in.ts';

/** The calls of a person who was handed over to the employers' site. */
export interface TokenCalls {
  send: EmployerClient['send'];
  download: EmployerClient['download'];
  /** A call for another country than the first. */
  sendIn(country: string): EmployerClient['send'];
  /** A valid access token. */
  accessToken(): Promise<string>;
  /** The token has ended: the next call signs in again. */
  forgetToken(): void;
}

/**
 * Calls of the employers' site with a token, whose person signs in at the site and is handed over, as in a browser. Signs in
 * once more when a call meets the end of the token.
 */
export function createTokenCalls(site: ConnectedSite, credentials: () => Promise<Credentials>): TokenCalls {
  const renew = createTokenRenewal(site);
  let held: Promise<HeldToken> | null = null;

  const forgetToken = () => {
    held = null;
  };

  async function fresh(): Promise<HeldToken> {
    held ??= credentials().then((known) => handOver(site, known));
    try {
      const current = await held;
      await renew(current);
      return current;
    } catch (error) {
      forgetToken();
      throw error;
    }
  }

  async function withToken<T>(make: (client: EmployerClient) => Promise<T>, countryId?: number): Promise<T> {
    const attempt = async () => {
      const { token } = await fresh();
      const options = { origin: site.origin, accessToken: () => token.access_token, languageId: 1 };
      return make(createEmployerClient({ ...options, ...(countryId !== undefined && { countryId }) }));
    };
    try {
      return await attempt();
    } catch (error) {
      if (!hasCode(error, errorCode.sessionEnded) && !hasCode(error, errorCode.handOffInvalid)) throw error;
      forgetToken();
      return attempt();
    }
  }

  return {
    send: (call, ...input) => withToken((client) => client.send(call, ...input)),
    download: (call, input) => withToken((client) => client.download(call, input)),
    sendIn:
      (country) =>
      (call, ...input) =>
        withToken((client) => client.send(call, ...input), countries.find(({ key }) => key === country)?.id),
    accessToken: async () => (await fresh()).token.access_token,
    forgetToken,
  };
}

/** Signs in, and takes the code that the site hands the person over with. The session makes no other call. */
async function handOver(site: ConnectedSite, credentials: Credentials): Promise<HeldToken> {
  const cookie = await signIn(site.origin, credentials);
  const answer = await request(site.origin, 'POST', startHandOff.path, { site: 'employer' }, { cookie });
  if (!answer.ok) return throwProblem('POST', startHandOff.path, answer);
  const { url } = readAnswer(startHandOff, await answer.json());
  const { token } = await exchangeCode(site, new URL(url).searchParams.get('code') ?? '');
  if (token === undefined) throw new AppError(errorCode.noPermission);
  return holdToken(token);
}
