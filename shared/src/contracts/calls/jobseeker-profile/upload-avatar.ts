import * as z from 'zod/mini';
import { avatar } from '../../account/avatar.ts';
import { defineCall } from '../../define-call.ts';

/**
 * Takes a picture in the form field `avatar`, crops it to a square and selects it. Re-encoded, which removes metadata;
 * the file type is detected by content. Answers with the previous picture as `choose-avatar` does.
 */
export const uploadAvatar = defineCall({
  method: 'POST',
  path: '/jobseeker/upload-avatar',
  access: 'protected',
  summary: 'Upload a picture of oneself',
  body: 'form',
  answer: z.object({ avatar, previous: z.nullable(avatar) }),
  statuses: [201, 200],
  idempotent: true,
  errors: [40013, 40014, 40019, 40020, 42008, 42009, 42060, 42061, 42062, 42345, 50002, 50003, 50004, 50016],
});
