import { exchangeHandOff } from '@jobharbor/shared/calls/auth/exchange-hand-off';
import { refreshSiteToken } from '@jobharbor/shared/calls/auth/refresh-site-token';
import { revokeSiteToken } from '@jobharbor/shared/calls/auth/revoke-site-token';
import { startHandOff } from '@jobharbor/shared/calls/auth/start-hand-off';
import { networkOf } from '@jobharbor/shared/http-server';
import type { FastifyRequest } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { logSecurity } from '../../http/security-log.ts';
import { serve } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { originOf } from '../../session/request-origin.ts';
import * as rules from './hand-off.ts';
import * as tokens from './site-tokens.ts';

/** Handing people over to the employer, résumé-builder and admin sites. */
export function handOffRoutes(app: App, { db, clock, config }: Dependencies): void {
  const services = { db, config };
  const callerOf = (request: FastifyRequest) => ({ place: networkOf(request.ip), now: clock() });

  serve(app, startHandOff, async ({ body, session, market, request }) => ({
    url: await rules.startHandOff(services, body, {
      session,
      market,
      place: networkOf(request.ip),
      origin: originOf(request),
      now: clock(),
    }),
  }));

  serve(app, exchangeHandOff, async ({ body, request }) => {
    const answer = await rules.exchangeHandOff(
      services,
      { secret: secretOf(request), code: body.code },
      callerOf(request),
    );
    logSecurity(request, 'hand-off', 'done', { account: answer.user.id });
    return answer;
  });

  serve(app, refreshSiteToken, async ({ body, request }) =>
    tokens.refreshSiteToken(
      services,
      { secret: secretOf(request), refreshToken: body.refresh_token },
      callerOf(request),
    ),
  );

  serve(app, revokeSiteToken, async ({ body, request }) => {
    const shown = { secret: secretOf(request), refreshToken: body.refresh_token };
    await tokens.revokeSiteToken(services, shown, callerOf(request));
    return {};
  });
}

const secretOf = (request: FastifyRequest): string => {
  const [, secret = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? [];
  return secret;
};
