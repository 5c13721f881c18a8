import * as z from 'zod/mini';
import { adminDecision, adminQueue } from '../../account/admin-decision.ts';
import { defineCall } from '../../define-call.ts';
import { idsText, intFromText } from '../../primitives/primitives.ts';

/** Decisions of admins, of all queues or one, or on some subjects, the newest first. */
export const listAdminDecisions = defineCall({
  method: 'GET',
  path: '/admin/decisions',
  access: 'protected',
  roles: ['admin'],
  summary: 'Decisions of admins',
  query: z.object({
    queue: z.optional(adminQueue),
    subject_ids: z.optional(idsText),
    page: z._default(intFromText(1, 10_000), 1),
    size: z._default(intFromText(1, 100), 30),
  }),
  answer: z.object({ decisions: z.array(adminDecision), total: z.int() }),
});
