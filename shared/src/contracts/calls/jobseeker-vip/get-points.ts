import { pointStatus } from '../../account/points.ts';
import { defineCall } from '../../define-call.ts';

/** The caller’s points, what moved them, and their withdrawals. */
export const getPoints = defineCall({
  method: 'GET',
  path: '/jobseeker/points',
  access: 'protected',
  summary: 'Points and withdrawals',
  answer: pointStatus,
  version: 2,
  worldwide: true,
});
