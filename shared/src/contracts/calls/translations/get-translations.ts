import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { idFromText } from '../../primitives/primitives.ts';

/** The flat texts of one file in one language, by key. */
export const getTranslations = defineCall({
  method: 'GET',
  path: '/translations/{version}/{language}/{file}',
  access: 'public',
  summary: 'The texts of one file in one language',
  params: z.object({
    version: idFromText,
    language: z.string().check(z.maxLength(20)),
    file: z.string().check(z.maxLength(50)),
  }),
  answer: z.object({ texts: z.record(z.string(), z.string()) }),
  errors: [40004],
  worldwide: true,
});
