import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { maintenance, maintenanceDraft } from '../../markets/maintenance.ts';

/** Plans maintenance of all pages, or those of a country, a language or a path. The same plan again is that plan. */
export const planMaintenance = defineCall({
  method: 'POST',
  path: '/admin/maintenance/create',
  access: 'protected',
  roles: ['admin'],
  summary: 'Plan maintenance',
  body: maintenanceDraft,
  answer: z.object({ maintenance }),
  statuses: [201, 200],
  errors: [40001, 42501],
});
