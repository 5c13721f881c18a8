import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';

/** An avatar: for its owner, and for recruiters with a shared application from them. Not found for anybody else. */
export const getAvatar = defineCall({
  method: 'GET',
  path: '/jobseeker/avatars/{key}',
  access: 'protected',
  roles: ['jobseeker', 'recruiter'],
  summary: 'The picture of a person',
  params: z.object({ key: z.string().check(z.regex(/^[0-9a-f]{32}$/)) }),
  answer: 'file',
  errors: [40004],
});
