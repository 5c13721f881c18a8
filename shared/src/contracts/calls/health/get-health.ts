import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';

/** 200 only while the database answers: for the gateway and for operators. */
export const getHealth = defineCall({
  method: 'GET',
  path: '/health',
  access: 'public',
  summary: 'Whether the API and its database answer',
  answer: z.object({ status: z.literal('ok') }),
  errors: [50016],
  worldwide: true,
});
