import { liftMaintenance as liftCall } from '@jobharbor/shared/calls/admin/lift-maintenance';
import { listPlannedMaintenance } from '@jobharbor/shared/calls/admin/list-planned-maintenance';
import { planMaintenance as planCall } from '@jobharbor/shared/calls/admin/plan-maintenance';
import { listMaintenance } from '@jobharbor/shared/calls/config/list-maintenance';
import { countryByKey } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Dependencies } from '../../dependencies.ts';
import { serve, setCreatedStatus } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import {
  findMaintenance,
  findMaintenanceChanges,
  findNearMaintenance,
  liftMaintenance,
  planMaintenance,
} from './maintenance.ts';

/** Maintenance by country, language or path: read by the gateway, planned and lifted by admins. */
export function maintenanceRoutes(app: App, { db, clock }: Dependencies): void {
  serve(app, listMaintenance, async () => ({ maintenance: await findNearMaintenance(db, clock()) }));

  serve(app, listPlannedMaintenance, async () => ({
    maintenance: await findMaintenance(db, clock()),
    changes: await findMaintenanceChanges(db),
  }));

  serve(app, planCall, async ({ body: { reason, ...draft }, session, reply }) => {
    if (draft.country_key !== null && countryByKey(draft.country_key) === undefined)
      throw new ApiError(errorCode.invalidParameters, { fieldProblems: { country_key: 'invalid' } });
    const by = { reason, adminId: session.accountId, now: clock() };
    const { plan, isNew } = await planMaintenance(db, draft, by);
    setCreatedStatus(reply, isNew);
    return { maintenance: plan };
  });

  serve(app, liftCall, async ({ params: { id }, body: { reason }, session }) => {
    await liftMaintenance(db, id, { reason, adminId: session.accountId, now: clock() });
    return {};
  });
}
