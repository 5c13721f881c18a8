import { defineCall } from '../../define-call.ts';
import { linkedReference, writtenReference } from '../../profile/reference.ts';

/**
 * Writes the sentence that a mailed link asks for. Its text cannot be changed afterwards, only withdrawn. 42488: the link is
 * not valid (any more), or has been used; 42489: the text holds a link or an address.
 */
export const writeReference = defineCall({
  method: 'PUT',
  path: '/jobseeker/references/by-link',
  access: 'public',
  proof: 'none',
  summary: 'Write a reference by a mailed link',
  body: writtenReference,
  answer: linkedReference,
  errors: [40001, 40006, 42488, 42489],
});
