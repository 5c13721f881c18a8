import { defineCall } from '../../define-call.ts';
import { alertPreview } from '../../search/job-alert.ts';

/** The jobs that the next mail of a job alert would contain if it were sent now. */
export const previewJobAlert = defineCall({
  method: 'GET',
  path: '/job/job-alerts/{id}/preview',
  access: 'protected',
  summary: 'What the next mail of a job alert would hold',
  answer: alertPreview,
  errors: [40004],
});
