import { defineCall } from '../../define-call.ts';
import { maintenanceReason } from '../../markets/maintenance.ts';

/** Takes a plan back, or ends maintenance that is under way. */
export const liftMaintenance = defineCall({
  method: 'PATCH',
  path: '/admin/maintenance/{id}/lift',
  access: 'protected',
  roles: ['admin'],
  summary: 'Lift maintenance',
  body: maintenanceReason,
  errors: [40001, 40004],
});
