import * as z from 'zod/mini';
import { listQuery } from '../../config.ts';
import { defineCall } from '../../define-call.ts';
import { languageEntry } from '../../markets/market-wire.ts';

/** The languages of the site. */
export const listLanguages = defineCall({
  method: 'GET',
  path: '/config/language_lists/list',
  access: 'public',
  summary: 'The languages of the site',
  query: listQuery,
  answer: z.object({ language_lists: z.array(languageEntry) }),
});
