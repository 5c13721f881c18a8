import { liftSuspension } from '@jobharbor/shared/calls/admin/lift-suspension';
import { listSuspensions } from '@jobharbor/shared/calls/admin/list-suspensions';
import { suspendAccount } from '@jobharbor/shared/calls/admin/suspend-account';
import { appealSuspension } from '@jobharbor/shared/calls/auth/appeal-suspension';
import { describeSuspension } from '@jobharbor/shared/calls/auth/describe-suspension';
import { networkOf } from '@jobharbor/shared/http-server';
import type { Dependencies } from '../../dependencies.ts';
import { logSecurity } from '../../http/security-log.ts';
import { serve, setCreatedStatus } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import * as decisions from './suspend-account.ts';
import { findByToken, findSuspensions, toSuspension } from './suspension-repository.ts';

/** Suspending accounts, for admins, and appealing, for who has the link of the mail. */
export function suspensionRoutes(app: App, { db, queue, config, clock }: Dependencies): void {
  const services = { db, queue, config };

  serve(app, suspendAccount, async ({ body, session, request, reply }) => {
    const { suspension, isNew } = await decisions.suspendAccount(services, {
      accountId: body.account_id,
      reason: body.reason,
      isFinal: body.is_final,
      adminId: session.accountId,
      now: clock(),
    });
    setCreatedStatus(reply, isNew);
    logSecurity(request, 'suspension', 'done');
    return { suspension: toSuspension(suspension) };
  });

  serve(app, liftSuspension, async ({ params: { id }, body: { note }, session, request }) => {
    const decided = { id, note, adminId: session.accountId, now: clock() };
    const lifted = await decisions.liftSuspension(services, decided);
    logSecurity(request, 'suspension-lifted', 'done');
    return { suspension: toSuspension(lifted) };
  });

  serve(app, listSuspensions, async ({ query }) => findSuspensions(db, query));

  serve(app, describeSuspension, async ({ body: { token } }) => {
    const { reason, appeal_text } = await findByToken(db, token);
    return { reason, appeal_text };
  });

  serve(app, appealSuspension, async ({ body, request }) => {
    await decisions.appealSuspension(db, { ...body, place: networkOf(request.ip), now: clock() });
    logSecurity(request, 'appeal', 'done');
    return {};
  });
}
