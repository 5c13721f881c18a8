import { listAccountEvents } from '@jobharbor/shared/calls/list-account-events';
import type { Dependencies } from '../../dependencies.ts';
import { serve } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { findAccountEvents } from './account-event-repository.ts';

/** Routes of the security log. */
export function accountEventRoutes(app: App, { db }: Dependencies): void {
  serve(app, listAccountEvents, async ({ query: { page, size }, session }) => ({
    ...(await findAccountEvents(db, session.accountId, { page, size })),
    page,
    size,
  }));
}
