import { defineCall } from '../../define-call.ts';

/** The file of a licence, for its owner only. */
export const downloadLicenseAttachment = defineCall({
  method: 'GET',
  path: '/jobseeker/license-certifications/{id}/attachment',
  access: 'protected',
  summary: 'The file of a licence',
  answer: 'file',
  errors: [40004],
});
