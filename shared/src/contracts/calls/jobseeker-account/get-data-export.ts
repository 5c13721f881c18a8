import * as z from 'zod/mini';
import { dataExport } from '../../account/account-data.ts';
import { defineCall } from '../../define-call.ts';

/** The caller’s newest archive; null if there is none or it has expired. */
export const getDataExport = defineCall({
  method: 'GET',
  path: '/jobseeker/data-export',
  access: 'protected',
  summary: 'The archive of the caller’s data',
  answer: z.object({ data_export: z.nullable(dataExport) }),
});
