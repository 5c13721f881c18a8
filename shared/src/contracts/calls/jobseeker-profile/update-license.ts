import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { licenseCertification, licenseChanges } from '../../entries/license-certification.ts';

/** Changes the named fields; a stale `version` is answered 40009. */
export const updateLicense = defineCall({
  method: 'PATCH',
  path: '/jobseeker/license-certifications/{id}/update',
  access: 'protected',
  summary: 'Change a licence or certificate',
  body: licenseChanges,
  answer: z.object({ license_certification: licenseCertification }),
  errors: [40004, 40009],
});
