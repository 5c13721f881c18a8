import * as z from 'zod/mini';
import { avatar } from '../avatar.ts';
import { defineCall } from '../define-call.ts';
import { id } from '../primitives.ts';

/**
 * Makes one of the person's pictures theirs, or none. Answers with the one before, which can be chosen again for a day:
 * that undoes a removal.
 */
export const chooseAvatar = defineCall({
  method: 'PUT',
  path: '/jobseeker/avatar',
  access: 'protected',
  summary: 'Choose or remove one’s picture',
  body: z.strictObject({ avatar_id: z.nullable(id) }),
  answer: z.object({ avatar: z.nullable(avatar), previous: z.nullable(avatar) }),
  errors: [40004],
});
