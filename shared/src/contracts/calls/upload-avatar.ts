import * as z from 'zod/mini';
import { avatar } from '../avatar.ts';
import { defineCall } from '../define-call.ts';

/**
 * Takes a picture in the form field `avatar`, cuts it to a square and makes it the person's. Nothing but the pixels is
 * kept. Its content decides what kind of file it is. Answers with the picture before as `choose-avatar` does.
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
  errors: [40013, 40014, 40019, 40020, 42008, 42009, 42060, 42061, 42062, 50002, 50003, 50004],
});
