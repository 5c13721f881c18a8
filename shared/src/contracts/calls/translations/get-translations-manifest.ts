import { defineCall } from '../../define-call.ts';
import { translationsManifest } from '../../primitives/translations.ts';

/** The files of texts that the API owns, and their version. */
export const getTranslationsManifest = defineCall({
  method: 'GET',
  path: '/translations/manifest',
  access: 'public',
  summary: 'The files of texts and their version',
  answer: translationsManifest,
  worldwide: true,
});
