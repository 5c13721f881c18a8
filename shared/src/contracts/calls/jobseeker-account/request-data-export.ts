import * as z from 'zod/mini';
import { dataExport, ownerProof } from '../../account/account-data.ts';
import { defineCall } from '../../define-call.ts';

/**
 * Queues an archive of the caller’s data; answers with the one in progress if there is one. Its owner is notified by
 * mail.
 */
export const requestDataExport = defineCall({
  method: 'POST',
  path: '/jobseeker/data-export/create',
  access: 'protected',
  proof: 'fresh',
  summary: 'Ask for an archive of the caller’s data',
  body: ownerProof,
  answer: z.object({ data_export: dataExport }),
  errors: [40006, 41009, 41040, 41042, 41043],
});
