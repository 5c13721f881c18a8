import { defineCall } from '../define-call.ts';
import { suspensionAppeal } from '../suspension.ts';

/** Objects to a suspension with the token of the mail about it. Another text replaces the one before. */
export const appealSuspension = defineCall({
  method: 'POST',
  path: '/auth/suspension/appeal',
  access: 'public',
  summary: 'Appeal a suspension',
  body: suspensionAppeal,
  errors: [40004, 40006],
});
