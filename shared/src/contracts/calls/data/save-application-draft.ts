import { storedDraft } from '../../applications/application-draft.ts';
import { defineCall } from '../../define-call.ts';

/**
 * Stores a draft of an application for 14 days. Ignored if the stored draft is newer (last write wins by `written_at`) or
 * the application was sent meanwhile.
 */
export const saveApplicationDraft = defineCall({
  method: 'PUT',
  path: '/data/jobs/{jobId}/application-draft',
  access: 'protected',
  summary: 'Keep the draft of an application',
  body: storedDraft,
  errors: [40004],
});
