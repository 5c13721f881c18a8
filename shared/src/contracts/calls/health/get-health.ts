import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';

/** 200 while reads are served: for the gateway and for operators. `writes` are refused while replicas alone answer. */
export const getHealth = defineCall({
  method: 'GET',
  path: '/health',
  access: 'public',
  summary: 'Whether the API and its database answer',
  answer: z.object({ status: z.literal('ok'), writes: z.enum(['served', 'refused']) }),
  errors: [50016],
  worldwide: true,
});
