import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { maintenance } from '../../markets/maintenance.ts';

/** Maintenance under way, and what begins within a day. The gateway reads it every few seconds. */
export const listMaintenance = defineCall({
  method: 'GET',
  path: '/config/maintenance',
  access: 'public',
  summary: 'Maintenance of the site',
  answer: z.object({ maintenance: z.array(maintenance) }),
});
