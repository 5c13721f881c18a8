import * as z from 'zod/mini';
import { listQuery } from '../../config.ts';
import { defineCall } from '../../define-call.ts';
import { option } from '../../primitives/primitives.ts';

/** Skills with a localised name in every language. */
export const listSkillNames = defineCall({
  method: 'GET',
  path: '/config/skill/lists',
  access: 'public',
  summary: 'Known skills',
  query: listQuery,
  answer: z.object({ skill_lists: z.array(option) }),
});
