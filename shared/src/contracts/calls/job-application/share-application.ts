import * as z from 'zod/mini';
import { application } from '../../applications/application.ts';
import { defineCall } from '../../define-call.ts';

/** Grants or revokes the employer's access to what was sent with an application. 40016: it was withdrawn. */
export const shareApplication = defineCall({
  method: 'PATCH',
  path: '/jobApplication/jobseekers/{id}/sharing',
  access: 'protected',
  summary: 'Allow or stop the employer reading an application',
  body: z.strictObject({ is_shared: z.boolean() }),
  answer: z.object({ application }),
  errors: [40004, 40016],
  waitsForSignIn: true,
});
