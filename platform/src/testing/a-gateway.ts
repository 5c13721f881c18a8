import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Right } from '../contract/documents.ts';
import { createGateway } from '../gateway/gateway.ts';
import type { GatewayOptions } from '../gateway/gateway-options.ts';
import { hashOfToken, platformActor } from '../rights/actor.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { onDone } from './shared.ts';

/** An actor with all rights, for test set-up. */
export const operator = platformActor('operator');

/** A gateway on a store, closed after the test. Its intervals are a tenth of the defaults. */
export async function aGateway(
  store: ReleaseStore,
  options: Partial<GatewayOptions> = {},
): Promise<FastifyInstance> {
  const given = { apiUrl: 'http://127.0.0.1:9', logLevel: 'silent', interval: 200, ...options };
  const app = await createGateway({ store, ...given });
  onDone(() => app.close());
  return app;
}

let visitors = 0;

/** A browser with its own cookies and IP address. */
export function aVisitor(app: FastifyInstance, headers: Record<string, string> = {}) {
  const cookies = new Map<string, string>();
  visitors += 1;
  const remoteAddress = `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`;
  return {
    cookies,
    async get(url: string, extra: Record<string, string> = {}): Promise<LightMyRequestResponse> {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await app.inject({
        url,
        remoteAddress,
        headers: { ...headers, ...extra, ...(cookie && { cookie }) },
      });
      for (const { name, value } of answer.cookies) cookies.set(name, value);
      return answer;
    },
  };
}

/** Set id of a page. */
export const setOfPage = ({ body }: LightMyRequestResponse): string | undefined =>
  /"schema":"[^"]*","set":"([^"]*)"/.exec(body)?.[1];

export const traceOfPage = ({ body }: LightMyRequestResponse): string | undefined =>
  /"trace":"([^"]*)"/.exec(body)?.[1];

/** A token of the store with these rights, for the remotes of the tests. */
export async function aToken(store: ReleaseStore, rights: Right[], name = rights.join('-')): Promise<string> {
  const token = `token-of-${name}`;
  await store.tokens.put({
    id: name,
    name,
    team: 'a',
    rights,
    packages: rights.includes('publish') ? ['mfe-a', 'mfe-chat'] : [],
    hash: hashOfToken(token),
    made_at: 1,
    expires_at: null,
    revoked_at: null,
  });
  return token;
}
