import * as z from 'zod/mini';
import { dataExport, ownerProof } from '../account-data.ts';
import { defineCall } from '../define-call.ts';

/** Has an archive of the caller’s data made; one that is being made already is that one. Its owner is told by mail. */
export const requestDataExport = defineCall({
  method: 'POST',
  path: '/jobseeker/data-export/create',
  access: 'protected',
  summary: 'Ask for an archive of the caller’s data',
  body: ownerProof,
  answer: z.object({ data_export: dataExport }),
  errors: [40006, 41009, 41040, 41042, 41043],
});
