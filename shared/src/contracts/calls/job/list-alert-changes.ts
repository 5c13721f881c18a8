import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { id } from '../../primitives/primitives.ts';
import { searchChanges } from '../../search/search-history.ts';

/** What changed in the searches of the caller’s alerts since the visit before, of those that the history has. */
export const listAlertChanges = defineCall({
  method: 'GET',
  path: '/job/job-alerts/changes',
  access: 'protected',
  summary: 'What changed in the searches of alerts',
  answer: z.object({ alerts: z.array(z.object({ alert_id: id, changes: searchChanges })) }),
  errors: [40019],
});
