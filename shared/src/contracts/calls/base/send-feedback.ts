import { defineCall } from '../../define-call.ts';

/**
 * Takes a form with the fields of `feedbackDraft` and up to three pictures in fields named `image`. Also for guests. File
 * types are detected by content; pictures are re-encoded, which removes metadata.
 */
export const sendFeedback = defineCall({
  method: 'POST',
  path: '/base/feedback/create',
  access: 'default',
  summary: 'Send feedback about the site',
  body: 'form',
  statuses: [201, 200],
  idempotent: true,
  errors: [
    40001, 40006, 40013, 40014, 40019, 40020, 41085, 42008, 42009, 42062, 42290, 42291, 42345, 50002, 50003,
    50009, 50016,
  ],
});
