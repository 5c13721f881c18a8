import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { licenseAttachment } from '../../profile/license-attachment.ts';

/**
 * Takes a PNG, JPG or PDF in the form field `attachment`; the type is detected by content. Private until a licence of its
 * owner references it; deleted after a day without one. Pictures are re-encoded, which removes metadata.
 */
export const uploadLicenseAttachment = defineCall({
  method: 'POST',
  path: '/jobseeker/license-certifications/upload-attachment',
  access: 'protected',
  summary: 'Upload the file of a licence',
  body: 'form',
  answer: z.object({ attachment: licenseAttachment }),
  statuses: [201, 200],
  idempotent: true,
  errors: [
    40013, 40014, 40019, 40020, 41174, 42007, 42008, 42009, 42062, 42320, 42321, 42344, 42345, 50002, 50003,
    50008, 50016,
  ],
});
