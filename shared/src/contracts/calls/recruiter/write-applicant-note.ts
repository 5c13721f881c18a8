import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { applicantNote, applicantNoteDraft } from '../../employers/applicant.ts';

/** Adds a note for the team. Mentioned members are notified; who may not read the application cannot be mentioned (40001). */
export const writeApplicantNote = defineCall({
  method: 'POST',
  path: '/recruiter/applicants/{id}/notes',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'Write a note about an applicant',
  body: applicantNoteDraft,
  answer: z.object({ note: applicantNote }),
  statuses: [201, 200],
  idempotent: true,
  errors: [40004, 40020],
});
