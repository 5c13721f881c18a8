import { defineCall } from '../../define-call.ts';

/**
 * The file of a licence as it was sent with an application for the caller's own jobs, by the id that the sent profile
 * names. Recorded and shown to the person.
 */
export const downloadReceivedAttachment = defineCall({
  method: 'GET',
  path: '/recruiter/applications/{id}/attachments/{attachmentId}',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'The file of a licence that was sent with an application',
  answer: 'file',
  errors: [40004, 42021],
});
