import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';

/** A line of a document, in reading order. `page` counts from 1; null where the format has no pages. */
export const documentLine = z.object({
  page: z.nullable(z.int()),
  kind: z.enum(['heading', 'item', 'text']),
  text: z.string(),
});
export type DocumentLine = z.infer<typeof documentLine>;

/** Preview of a résumé: number of pages (rendered by `drawResumePage`), and its text. `pages` is 0 for a Word file. */
export const previewResume = defineCall({
  method: 'GET',
  path: '/jobseeker/resumes/{id}/preview',
  access: 'protected',
  summary: 'The text of a résumé and the number of its pages',
  answer: z.object({ pages: z.int(), lines: z.array(documentLine) }),
  errors: [40004, 40006, 40019, 41281],
});
