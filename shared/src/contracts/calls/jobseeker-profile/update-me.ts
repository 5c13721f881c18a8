import { defineCall } from '../../define-call.ts';
import { me, mePatch } from '../../profile/jobseeker.ts';

/** Partial update of the caller’s profile; null clears a field. A stale `version` is answered 40009. */
export const updateMe = defineCall({
  method: 'PATCH',
  path: '/jobseeker/me',
  access: 'protected',
  summary: 'Change fields of the caller’s profile',
  body: mePatch,
  answer: me,
  errors: [40009],
});
