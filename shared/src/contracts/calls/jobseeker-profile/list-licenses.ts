import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { licenseCertification } from '../../entries/license-certification.ts';

/** The caller’s licences and certificates, in the order in which a profile shows them. */
export const listLicenses = defineCall({
  method: 'GET',
  path: '/jobseeker/license-certifications',
  access: 'protected',
  summary: 'The caller’s licences and certificates',
  answer: z.object({ license_certifications: z.array(licenseCertification) }),
  worldwide: true,
  version: 2,
});
