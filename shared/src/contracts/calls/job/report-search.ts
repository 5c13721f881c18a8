import { defineCall } from '../../define-call.ts';
import { hotSearchReport } from '../../search/search.ts';

/** Counts a search towards the hot titles; only advertised titles count. */
export const reportSearch = defineCall({
  method: 'POST',
  path: '/job/metrics/job-hot-search',
  access: 'public',
  summary: 'Someone searched; a title that is advertised becomes hotter',
  body: hotSearchReport,
});
