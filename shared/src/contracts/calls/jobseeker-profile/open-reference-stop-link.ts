import { defineCall } from '../../define-call.ts';
import { referenceStopQuery } from '../../profile/reference.ts';

/** GET of the `List-Unsubscribe` link: leads to the page, and changes nothing. 42002: not valid. */
export const openReferenceStopLink = defineCall({
  method: 'GET',
  path: '/jobseeker/references/unsubscribe',
  access: 'public',
  summary: 'Lead to the page where mails that ask for references can be ended',
  query: referenceStopQuery,
  answer: 'file',
  errors: [42002],
});
