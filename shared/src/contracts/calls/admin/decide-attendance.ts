import * as z from 'zod/mini';
import { attendanceDecisionRequest } from '../../account/contested-interview.ts';
import { attendanceDecision } from '../../applications/interview-attendance.ts';
import { defineCall } from '../../define-call.ts';
import { unixSeconds } from '../../primitives/primitives.ts';

/**
 * Decides whose absence from an interview counts, if any does, and tells both sides. Another decision replaces it. The
 * candidate's bar and the employer's record follow at once. The same decision again changes nothing.
 */
export const decideAttendance = defineCall({
  method: 'PATCH',
  path: '/admin/contested-interviews/{id}/decide',
  access: 'protected',
  roles: ['admin'],
  summary: 'Decide on contested attendance',
  body: attendanceDecisionRequest,
  answer: z.object({ decision: z.object({ outcome: attendanceDecision, at: unixSeconds }) }),
  errors: [40001, 40004, 40005, 40009, 42458],
});
