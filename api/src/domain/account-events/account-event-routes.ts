import { listEventsOfAccount } from '@jobharbor/shared/calls/admin/list-events-of-account';
import { listAccountEvents } from '@jobharbor/shared/calls/jobseeker-account/list-account-events';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Dependencies } from '../../dependencies.ts';
import { logSecurity } from '../../http/security-log.ts';
import { serve } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { findAccount } from '../accounts/account-repository.ts';
import { toSeconds } from '../common/seconds.ts';
import { findAccountEvents } from './account-event-repository.ts';

/** Routes of the security log: of the own account, and of any account for admins. */
export function accountEventRoutes(app: App, { db }: Dependencies): void {
  serve(app, listAccountEvents, async ({ query: { page, size }, session }) => ({
    ...(await findAccountEvents(db, session.accountId, { page, size })),
    page,
    size,
  }));

  serve(app, listEventsOfAccount, async ({ params: { id }, query: { page, size }, request }) => {
    const account = await findAccount(db, id);
    if (account === undefined) throw new ApiError(errorCode.notFound);
    logSecurity(request, 'events-read', 'done', { about: id });
    const { first_name, email, role, country_key, created_at, suspended_at } = account;
    return {
      account: {
        ...{ first_name, email, role, country_key, created_at: toSeconds(created_at) },
        suspended_at: suspended_at && toSeconds(suspended_at),
      },
      ...(await findAccountEvents(db, id, { page, size })),
      page,
      size,
    };
  });
}
