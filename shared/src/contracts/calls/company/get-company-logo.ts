import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';

/** The picture behind a company's `logo_url`. Its key changes with its content, so that caches keep it for a year. */
export const getCompanyLogo = defineCall({
  method: 'GET',
  path: '/company/logos/{key}',
  access: 'public',
  summary: 'The logo of a company',
  params: z.object({ key: z.string().check(z.regex(/^[0-9a-f]{32}$/)) }),
  answer: 'file',
  errors: [40004],
});
