import * as z from 'zod/mini';
import { limitsChange, limitsOfCountry } from '../../applications/country-limits.ts';
import { defineCall } from '../../define-call.ts';

/** Limits of interviews in every country, and their last hundred changes, newest first. */
export const listInterviewLimits = defineCall({
  method: 'GET',
  path: '/admin/interview-limits',
  access: 'protected',
  roles: ['admin'],
  summary: 'Limits of interviews by country',
  answer: z.object({ countries: z.array(limitsOfCountry), changes: z.array(limitsChange) }),
});
