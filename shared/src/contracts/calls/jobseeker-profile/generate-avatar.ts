import * as z from 'zod/mini';
import { avatar } from '../../account/avatar.ts';
import { defineCall } from '../../define-call.ts';
import { unixSeconds } from '../../primitives/primitives.ts';

/** Generates an avatar for a person who uploads none; it is used only once they select it. Limit: five a day. */
export const generateAvatar = defineCall({
  method: 'POST',
  path: '/jobseeker/avatars/generate',
  access: 'protected',
  summary: 'Draw a picture to choose',
  answer: z.object({ avatar, left_today: z.int(), renews_at: unixSeconds }),
  statuses: [201],
  errors: [40019, 41292, 50003, 50004],
});
