import * as z from 'zod/mini';
import { application } from '../../applications/application.ts';
import { defineCall } from '../../define-call.ts';
import { unixSeconds } from '../../primitives/primitives.ts';

/**
 * Reports what came of a visit to the employer's own application page. `applied`: the application is tracked among the
 * caller's own, at most once; `not_yet`: tracking ends; `gone`: likewise, and the job is reported as closed. `applied_at`
 * is by the browser's clock; default: now. 40004: the job takes no external applications.
 */
export const answerExternalApplication = defineCall({
  method: 'POST',
  path: '/job/{jobId}/external-application',
  access: 'protected',
  summary: 'Say what came of applying on another site',
  body: z.strictObject({
    answer: z.enum(['applied', 'not_yet', 'gone']),
    applied_at: z.optional(unixSeconds),
  }),
  answer: z.object({ application: z.nullable(application) }),
  errors: [40004, 40006],
  waitsForSignIn: true,
});
