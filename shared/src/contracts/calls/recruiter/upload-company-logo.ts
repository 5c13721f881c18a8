import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';

/**
 * Takes a picture in the form field `logo` (JPEG, PNG or BMP, up to 10 MB). The company's logo shows it whole on a
 * white square. Only its pixels are stored, no metadata. Not found for a company that the caller does not recruit for.
 */
export const uploadCompanyLogo = defineCall({
  method: 'POST',
  path: '/recruiter/companies/{id}/logo',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'Upload the logo of a company',
  body: 'form',
  answer: z.object({ logo_url: z.string() }),
  errors: [40004, 40013, 40014, 40019, 40020, 42008, 42009, 42060, 42061, 42062, 42345, 50002, 50003, 50016],
});
