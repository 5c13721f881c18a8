import { defineCall } from '../../define-call.ts';
import { suspensionAppeal } from '../../sign-in/suspension.ts';

/** Appeals against a suspension with the token of the mail about it. A new text replaces the previous one. */
export const appealSuspension = defineCall({
  method: 'POST',
  path: '/auth/suspension/appeal',
  access: 'public',
  summary: 'Appeal a suspension',
  body: suspensionAppeal,
  errors: [40004, 40006],
});
