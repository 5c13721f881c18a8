import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { skill, skillLimits } from '../../entries/skill.ts';
import { id } from '../../primitives/primitives.ts';

/** Sorts the caller’s skills in the order of `ids`; skills missing from `ids` come before them, newest first. */
export const orderSkills = defineCall({
  method: 'PUT',
  path: '/jobseeker/skills/order',
  access: 'protected',
  summary: 'Order the caller’s skills',
  body: z.object({ ids: z.array(id).check(z.minLength(1), z.maxLength(skillLimits.count)) }),
  answer: z.object({ skills: z.array(skill) }),
  errors: [40004],
  waitsForSignIn: true,
});
