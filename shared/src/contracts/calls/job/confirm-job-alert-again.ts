import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';

/** Resends the confirmation mail of an alert, a few times a day; no-op if its address is confirmed. */
export const confirmJobAlertAgain = defineCall({
  method: 'POST',
  path: '/job/job-alerts/{id}/confirm-again',
  access: 'protected',
  summary: 'Mail the confirmation of a job alert again',
  answer: z.object({}),
  errors: [40004, 42006],
});
