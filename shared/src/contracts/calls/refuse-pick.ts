import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { pickRefusalReason } from '../pick.ts';

/** Refuses a pick; its reason keeps others like it away. The same again with another reason changes the reason. */
export const refusePick = defineCall({
  method: 'PUT',
  path: '/recommendation/picks/{jobId}/refusal',
  access: 'protected',
  summary: 'Refuse a picked job',
  body: z.strictObject({ reason: pickRefusalReason }),
  errors: [40004],
});
