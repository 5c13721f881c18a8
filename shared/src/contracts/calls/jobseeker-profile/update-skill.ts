import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { skill, skillChanges } from '../../entries/skill.ts';

/** Changes the named fields; a stale `version` is answered 40009. */
export const updateSkill = defineCall({
  method: 'PATCH',
  path: '/jobseeker/skills/{id}/update',
  access: 'protected',
  summary: 'Change a skill',
  body: skillChanges,
  answer: z.object({ skill: skill }),
  errors: [40004, 40009, 41297],
});
