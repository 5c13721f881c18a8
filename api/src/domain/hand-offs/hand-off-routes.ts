import { exchangeHandOff } from '@jobharbor/shared/calls/auth/exchange-hand-off';
import { startHandOff } from '@jobharbor/shared/calls/auth/start-hand-off';
import { networkOf } from '@jobharbor/shared/http-server';
import type { Dependencies } from '../../dependencies.ts';
import { logSecurity } from '../../http/security-log.ts';
import { serve } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { originOf } from '../../session/request-origin.ts';
import * as rules from './hand-off.ts';

/** Handing people over to the employer, résumé-builder and admin sites. */
export function handOffRoutes(app: App, { db, clock, config }: Dependencies): void {
  const services = { db, config };

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
    const secret = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const by = { place: networkOf(request.ip), now: clock() };
    const answer = await rules.exchangeHandOff(services, { secret, code: body.code }, by);
    logSecurity(request, 'hand-off', 'done', { account: answer.user.id });
    return answer;
  });
}
