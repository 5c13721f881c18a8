import { defineCall } from '../../define-call.ts';

/** Deletes one of the caller’s licences and certificates. */
export const deleteLicense = defineCall({
  method: 'DELETE',
  path: '/jobseeker/license-certifications/{id}/delete',
  access: 'protected',
  summary: 'Delete a licence or certificate',
  errors: [40004],
});
