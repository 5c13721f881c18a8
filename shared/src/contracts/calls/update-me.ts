import { defineCall } from '../define-call.ts';
import { me, mePatch } from '../jobseeker.ts';

/** Changes the named fields of the caller’s profile; null clears. A stale `version` is answered 40009. */
export const updateMe = defineCall({
  method: 'PATCH',
  path: '/jobseeker/me',
  access: 'protected',
  summary: 'Change fields of the caller’s profile',
  body: mePatch,
  answer: me,
  errors: [40009],
});
