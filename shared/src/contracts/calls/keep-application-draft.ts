import { keptDraft } from '../application-draft.ts';
import { defineCall } from '../define-call.ts';

/**
 * Keeps what the caller has written of an application for 14 days. An older text than the kept one changes nothing, nor
 * does a text that comes after the application itself.
 */
export const keepApplicationDraft = defineCall({
  method: 'PUT',
  path: '/data/jobs/{jobId}/application-draft',
  access: 'protected',
  summary: 'Keep the draft of an application',
  body: keptDraft,
  errors: [40004],
});
