import * as z from 'zod/mini';
import { vipBadge } from '../../account/vip.ts';
import { defineCall } from '../../define-call.ts';

/** Shows or hides the badge of who brought friends. It can be wanted before it is earned. */
export const switchVipBadge = defineCall({
  method: 'PUT',
  path: '/jobseeker/vip/badge',
  access: 'protected',
  summary: 'Show or hide the badge of who brought friends',
  body: z.object({ is_on: z.boolean() }),
  answer: z.object({ badge: vipBadge }),
  proof: 'none',
});
