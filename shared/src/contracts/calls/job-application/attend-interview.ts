import * as z from 'zod/mini';
import { interview } from '../../applications/interview.ts';
import { candidateAttendance } from '../../applications/interview-attendance.ts';
import { defineCall } from '../../define-call.ts';

/**
 * The candidate checks in, marks whether they attended, or asks for the result. A repeated request with the version
 * that it was first sent with changes nothing. With the current version it is refused with 41147, 41141 or 41163.
 */
export const attendInterview = defineCall({
  method: 'PATCH',
  path: '/jobApplication/interviews/{id}/attendance',
  access: 'protected',
  summary: 'Check in to an interview, mark attendance, or ask for the result',
  body: candidateAttendance,
  answer: z.object({ interview }),
  errors: [40004, 40009, 41141, 41147, 41148, 41149, 41163, 42091, 42092, 42093, 42094, 42457],
});
