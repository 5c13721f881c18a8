import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { skill, skillDraft } from '../../entries/skill.ts';

/** Adds a skill to the caller’s profile, once for each idempotency key. */
export const createSkill = defineCall({
  method: 'POST',
  path: '/jobseeker/skills/create',
  access: 'protected',
  summary: 'Add a skill',
  body: skillDraft,
  answer: z.object({ skill: skill }),
  statuses: [201, 200],
  idempotent: true,
  errors: [40020, 41288, 41297],
});
