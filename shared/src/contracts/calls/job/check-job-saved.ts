import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';

/** Whether the caller saved the job. */
export const checkJobSaved = defineCall({
  method: 'GET',
  path: '/job/{id}/is-saved',
  access: 'protected',
  summary: 'Whether the caller saved the job',
  answer: z.object({ is_saved: z.boolean() }),
});
