import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { reference } from '../../profile/reference.ts';

/** Shows a written reference to employers, or hides it. Copies that were sent with applications stay. */
export const showReference = defineCall({
  method: 'PATCH',
  path: '/jobseeker/references/{id}/update',
  access: 'protected',
  summary: 'Show or hide a reference',
  body: z.strictObject({ is_shown: z.boolean() }),
  answer: z.object({ reference }),
  errors: [40001, 40004],
  waitsForSignIn: true,
});
