import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { idFromText } from '../../primitives/primitives.ts';

/** One page of a PDF résumé as a WebP picture, 1,000 pixels wide. */
export const drawResumePage = defineCall({
  method: 'GET',
  path: '/jobseeker/resumes/{id}/pages/{page}',
  access: 'protected',
  summary: 'A page of a résumé as a picture',
  params: z.object({ id: idFromText, page: idFromText }),
  answer: 'file',
  errors: [40004, 40006, 40019, 41281],
});
