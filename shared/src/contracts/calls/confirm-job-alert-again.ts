import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';

/** Mails the confirmation of an alert once more, a few times a day; nothing where its address is confirmed. */
export const confirmJobAlertAgain = defineCall({
  method: 'POST',
  path: '/job/job-alerts/{id}/confirm-again',
  access: 'protected',
  summary: 'Mail the confirmation of a job alert again',
  answer: z.object({}),
  errors: [40004, 42006],
});
