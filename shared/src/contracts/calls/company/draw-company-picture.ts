import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { languageSlug } from '../../markets/language-slug.ts';
import { idFromText } from '../../primitives/primitives.ts';

/** The picture of a shared link: a company's name, industry, size and place, 1,200 by 630 pixels. */
export const drawCompanyPicture = defineCall({
  method: 'GET',
  path: '/company/pictures/{language}/{id}',
  access: 'public',
  summary: 'The picture of a shared link to a company',
  params: z.object({ id: idFromText, language: languageSlug }),
  answer: 'file',
  errors: [40004],
  worldwide: true,
});
