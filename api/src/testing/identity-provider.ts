import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

/** What the provider knows of a person, as claims. */
export interface ProviderPerson {
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
}

export interface IdentityProvider {
  issuer: string;
  /** Goes to the address as the person's browser would, agrees, and returns where the provider sends it in the end. */
  visit(url: string, subject: string): Promise<URL>;
  close(): Promise<void>;
}

export const providerClient = { clientId: 'jobharbor', clientSecret: 'a secret of the tests' };

/** A real OpenID Connect provider on this machine; it asks nobody anything. PKCE is required, as by the strictest. */
export async function startIdentityProvider(
  redirectUri: string,
  people: Readonly<Record<string, ProviderPerson>>,
): Promise<IdentityProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let subject = '';
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: providerClient.clientId,
        client_secret: providerClient.clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    cookies: { keys: ['of the tests'] },
    features: { devInteractions: { enabled: false } },
    findAccount: (_: unknown, id: string) => ({
      accountId: id,
      claims: () => ({ sub: id, ...people[id] }),
    }),
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    pkce: { required: () => true },
  });
  const serve = provider.callback();
  server.on('request', async (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return serve(request, response);
    const { prompt, params, session } = await provider.interactionDetails(request, response);
    if (prompt.name === 'login') {
      const login = { login: { accountId: subject } };
      return provider.interactionFinished(request, response, login, { mergeWithLastSubmission: false });
    }
    const grant = new provider.Grant({ accountId: session?.accountId, clientId: params.client_id });
    grant.addOIDCScope('openid email profile');
    const consent = { consent: { grantId: await grant.save() } };
    return provider.interactionFinished(request, response, consent, { mergeWithLastSubmission: true });
  });
  return {
    issuer,
    async visit(url, as) {
      subject = as;
      const cookies = new Map<string, string>();
      let next = new URL(url);
      while (next.origin === issuer) {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        const answer = await fetch(next, { redirect: 'manual', headers: { cookie } });
        for (const line of answer.headers.getSetCookie()) {
          const [pair = ''] = line.split(';');
          const at = pair.indexOf('=');
          cookies.set(pair.slice(0, at), pair.slice(at + 1));
        }
        const location = answer.headers.get('location');
        if (location === null)
          throw new Error(`The provider stopped: ${answer.status} ${await answer.text()}`);
        next = new URL(location, next);
      }
      return next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
