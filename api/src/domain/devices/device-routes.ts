import { endDevice } from '@jobharbor/shared/calls/auth/end-device';
import { endOtherDevices } from '@jobharbor/shared/calls/auth/end-other-devices';
import { listDevices } from '@jobharbor/shared/calls/auth/list-devices';
import type { Dependencies } from '../../dependencies.ts';
import { logSecurity } from '../../http/security-log.ts';
import { serve } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { insertAccountEvent } from '../../session/account-event.ts';
import { originOf } from '../../session/request-origin.ts';
import { clearSessionCookies } from '../../session/session-cookies.ts';
import { endOtherSessions, endOwnSession, findDevices } from './device-repository.ts';

/** Routes of devices and sessions. */
export function deviceRoutes(app: App, { db, clock }: Dependencies): void {
  serve(app, listDevices, async ({ session }) => ({ devices: await findDevices(db, session, clock()) }));

  serve(app, endDevice, async ({ params: { id }, session, request, reply }) => {
    const { accountId } = session;
    const hasEnded = await db.transaction().execute(async (tx) => {
      const wasOwn = await endOwnSession(tx, accountId, id);
      if (wasOwn)
        await insertAccountEvent(tx, {
          accountId,
          event: 'device-ended',
          origin: originOf(request),
          now: clock(),
        });
      return wasOwn;
    });
    if (hasEnded) logSecurity(request, 'sign-out', 'done');
    else logSecurity(request, 'access', 'refused');
    if (id === session.id) clearSessionCookies(request, reply);
    return {};
  });

  serve(app, endOtherDevices, async ({ session: { accountId, id }, request }) => {
    await db.transaction().execute(async (tx) => {
      if ((await endOtherSessions(tx, accountId, id)) === 0) return;
      await insertAccountEvent(tx, {
        accountId,
        event: 'devices-ended',
        origin: originOf(request),
        now: clock(),
      });
    });
    logSecurity(request, 'sign-out', 'done');
    return {};
  });
}
