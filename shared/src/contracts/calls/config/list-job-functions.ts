import * as z from 'zod/mini';
import { jobFunctionGroup, listQuery } from '../../config.ts';
import { defineCall } from '../../define-call.ts';

/** The tree of job functions: main functions, their sub functions, and the titles of these. */
export const listJobFunctions = defineCall({
  method: 'GET',
  path: '/config/job_function_lists/list',
  access: 'public',
  summary: 'Main functions, sub functions and titles',
  query: listQuery,
  answer: z.object({ job_function_lists: z.array(jobFunctionGroup) }),
});
