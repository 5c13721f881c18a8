import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Provider } from 'oidc-provider';
import { type ProviderHabits, type ProviderPerson, providerClient } from './provider-habits.ts';

/** What the requests of a provider are answered from. */
export interface ProviderSite {
  issuer: string;
  provider: Provider;
  /** Handler of the OpenID Connect library. */
  serve: ReturnType<Provider['callback']>;
  habits: ProviderHabits;
  personOf: (id: string) => ProviderPerson;
  /** Id of the person who signs in without being asked; empty: the provider's page asks. */
  subject: () => string;
}

const questionPage = `<!doctype html><html lang="en"><title>Provider</title>
<form method="post"><label>Who are you? <input name="id"></label> <button>Sign in</button>
<button name="refusal" value="yes">Cancel</button></form></html>`;

/** Answers a request as the provider deviates, and by the OpenID Connect library where it does not. */
export async function answerProviderRequest(
  site: ProviderSite,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { serve, habits } = site;
  const path = request.url ?? '';
  if (path.startsWith('/profile') && habits.profile) return answerProfile(site, request, response);
  if (path.startsWith('/.well-known/') && habits.client?.id_token_signed_response_alg !== undefined)
    return answerJson(response, 200, discoveryWithoutHs256(site));
  if (path === '/token' && !(await acceptSecret(habits, request))) return void response.writeHead(401).end();
  if (path.startsWith('/interaction/')) return answerInteraction(site, request, response);
  serve(request, response);
}

function answerJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function answerProfile(
  { provider, habits, personOf }: ProviderSite,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
  const { accountId: id = '' } = (await provider.AccessToken.find(bearer)) ?? {};
  if (id === '') return answerJson(response, 401, {});
  answerJson(response, 200, habits.profile?.(id, personOf(id)) ?? {});
}

/** Discovery document of a provider that signs with HS256 and does not say so, as LINE does. */
const discoveryWithoutHs256 = ({ issuer, habits }: ProviderSite) => ({
  issuer,
  authorization_endpoint: issuer + (habits.authorization ?? defaultAuthorization),
  token_endpoint: `${issuer}/token`,
  userinfo_endpoint: `${issuer}/me`,
  id_token_signing_alg_values_supported: ['ES256'],
});

export const defaultAuthorization = '/auth';

/** Whether the client authenticated as the provider asks. The library itself knows permanent secrets only. */
async function acceptSecret(habits: ProviderHabits, request: IncomingMessage): Promise<boolean> {
  const isSecretInBody = request.headers.authorization === undefined;
  if (habits.client?.token_endpoint_auth_method !== undefined && isSecretInBody) return false;
  if (habits.checkSecret === undefined) return true;
  const form = new URLSearchParams(await text(request));
  const isRight = await habits.checkSecret(form.get('client_secret') ?? '').then(
    () => true,
    () => false,
  );
  form.set('client_secret', isRight ? providerClient.clientSecret : 'wrong');
  Object.assign(request, { body: Object.fromEntries(form) });
  return true;
}

/** Signs the person in and consents; asks for an id where nobody is set, and lets the person refuse there. */
async function answerInteraction(
  { provider, subject }: ProviderSite,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { prompt, params, session } = await provider.interactionDetails(request, response);
  if (prompt.name === 'login') {
    const form = request.method === 'POST' ? new URLSearchParams(await text(request)) : null;
    if (form?.has('refusal')) {
      const refusal = { error: 'access_denied' };
      return provider.interactionFinished(request, response, refusal, { mergeWithLastSubmission: false });
    }
    const accountId = form?.get('id') ?? subject();
    if (accountId === '')
      return void response.writeHead(200, { 'content-type': 'text/html' }).end(questionPage);
    const login = { login: { accountId } };
    return provider.interactionFinished(request, response, login, { mergeWithLastSubmission: false });
  }
  const grant = new provider.Grant({ accountId: session?.accountId, clientId: params.client_id });
  grant.addOIDCScope(params.scope);
  const consent = { consent: { grantId: await grant.save() } };
  return provider.interactionFinished(request, response, consent, { mergeWithLastSubmission: true });
}
