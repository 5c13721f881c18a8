import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { maintenance, maintenanceChange } from '../../markets/maintenance.ts';

/** Maintenance that is not over, and the last hundred changes, newest first. */
export const listPlannedMaintenance = defineCall({
  method: 'GET',
  path: '/admin/maintenance',
  access: 'protected',
  roles: ['admin'],
  summary: 'Planned maintenance',
  answer: z.object({ maintenance: z.array(maintenance), changes: z.array(maintenanceChange) }),
});
