import { listAdminDecisions } from '@jobharbor/shared/calls/admin/list-admin-decisions';
import type { Dependencies } from '../../dependencies.ts';
import { serve } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { findDecisions } from './find-decisions.ts';

/** The log of what admins decided. */
export function adminDecisionRoutes(app: App, { db }: Dependencies): void {
  serve(app, listAdminDecisions, ({ query }) => findDecisions(db, query));
}
