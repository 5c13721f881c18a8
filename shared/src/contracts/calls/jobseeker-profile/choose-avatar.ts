import * as z from 'zod/mini';
import { avatar } from '../../account/avatar.ts';
import { defineCall } from '../../define-call.ts';
import { id } from '../../primitives/primitives.ts';

/**
 * Selects one of the person's pictures, or none. Answers with the previous one, which can be selected again for a day:
 * that is the undo of a removal.
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
