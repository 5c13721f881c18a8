import * as z from 'zod/mini';
import { categoryGroup, listQuery } from '../../config.ts';
import { defineCall } from '../../define-call.ts';

/** Job categories and their narrower ones. */
export const listJobCategories = defineCall({
  method: 'GET',
  path: '/config/job_category_lists/list',
  access: 'public',
  summary: 'Job categories',
  query: listQuery,
  answer: z.object({ job_category_lists: z.array(categoryGroup) }),
});
