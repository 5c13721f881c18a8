import * as z from 'zod/mini';
import { interview } from '../../applications/interview.ts';
import { recruiterAttendance } from '../../applications/interview-attendance.ts';
import { defineCall } from '../../define-call.ts';

/** The employer marks whether the candidate attended an interview, or gives its result. */
export const recordAttendance = defineCall({
  method: 'PATCH',
  path: '/recruiter/interviews/{id}/attendance',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'Mark attendance of an interview, or give its result',
  body: recruiterAttendance,
  answer: z.object({ interview }),
  errors: [40004, 40009, 41141, 42091, 42092, 42093, 42094, 42457],
});
