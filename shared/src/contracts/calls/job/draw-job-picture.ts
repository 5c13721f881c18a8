import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { languageSlug } from '../../markets/language-slug.ts';
import { idFromText } from '../../primitives/primitives.ts';

/** The picture of a shared link: a job's title, company, place and pay, 1,200 by 630 pixels. Gone with the job. */
export const drawJobPicture = defineCall({
  method: 'GET',
  path: '/job/pictures/{language}/{id}',
  access: 'public',
  summary: 'The picture of a shared link to a job',
  params: z.object({ id: idFromText, language: languageSlug }),
  answer: 'file',
  errors: [40004],
  worldwide: true,
});
