import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { licenseCertification, licenseDraft } from '../../entries/license-certification.ts';

/** Adds a licence or certificate to the caller’s profile, once for each idempotency key. */
export const createLicense = defineCall({
  method: 'POST',
  path: '/jobseeker/license-certifications/create',
  access: 'protected',
  summary: 'Add a licence or certificate',
  body: licenseDraft,
  answer: z.object({ license_certification: licenseCertification }),
  statuses: [201, 200],
  idempotent: true,
  errors: [40020],
});
