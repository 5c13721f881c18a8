import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { skill } from '../../entries/skill.ts';

/** The caller’s skills, in the order in which a profile shows them. */
export const listSkills = defineCall({
  method: 'GET',
  path: '/jobseeker/skills',
  access: 'protected',
  summary: 'The caller’s skills',
  answer: z.object({ skills: z.array(skill) }),
});
