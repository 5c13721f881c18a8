import { refreshStatus } from '../../account/resume-refresh.ts';
import { defineCall } from '../../define-call.ts';

/**
 * Refreshes the résumé for seven days, in which employers who search people see it first. While a refresh lasts, the call
 * changes nothing and answers it. 42450: the profile is incomplete; 42502: nothing real has changed since earlier refreshes;
 * 42503: not in this country.
 */
export const refreshResume = defineCall({
  method: 'POST',
  path: '/jobseeker/resume-refresh/create',
  access: 'protected',
  summary: 'Refresh the résumé for seven days',
  answer: refreshStatus,
  statuses: [201, 200],
  errors: [40006, 42342, 42450, 42502, 42503],
});
