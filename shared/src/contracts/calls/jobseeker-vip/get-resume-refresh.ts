import { refreshStatus } from '../../account/resume-refresh.ts';
import { defineCall } from '../../define-call.ts';

/** Whether the caller’s résumé can be refreshed, and how long the latest refresh lasts. */
export const getResumeRefresh = defineCall({
  method: 'GET',
  path: '/jobseeker/resume-refresh',
  access: 'protected',
  summary: 'Refresh of the résumé',
  answer: refreshStatus,
  worldwide: true,
});
