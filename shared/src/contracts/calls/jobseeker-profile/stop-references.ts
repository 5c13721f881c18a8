import { defineCall } from '../../define-call.ts';
import { referenceStopQuery } from '../../profile/reference.ts';

/**
 * Ends all mails that ask the address for references: one-click unsubscription (RFC 8058), and the button of the page. Its
 * keyed hash alone is kept. 42002: not valid.
 */
export const stopReferences = defineCall({
  method: 'POST',
  path: '/jobseeker/references/unsubscribe',
  access: 'public',
  proof: 'none',
  summary: 'End mails that ask for references',
  query: referenceStopQuery,
  errors: [42002],
});
