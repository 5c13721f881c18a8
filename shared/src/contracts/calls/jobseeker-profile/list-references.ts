import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { reference } from '../../profile/reference.ts';

/** The references that the caller has asked for, newest first. */
export const listReferences = defineCall({
  method: 'GET',
  path: '/jobseeker/references',
  access: 'protected',
  summary: 'References that the caller has asked for',
  answer: z.object({ references: z.array(reference) }),
});
