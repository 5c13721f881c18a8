import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';

/** An archive of the caller’s data as a ZIP file; 40004 for another account's, an unfinished or an expired one. */
export const downloadDataExport = defineCall({
  method: 'GET',
  path: '/jobseeker/data-export/{id}/file',
  access: 'protected',
  summary: 'The file of an archive',
  params: z.object({ id: z.uuid() }),
  answer: 'file',
  errors: [40004],
});
