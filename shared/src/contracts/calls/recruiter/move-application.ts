import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { applicationMove, receivedApplication } from '../../employers/recruiter.ts';

/** Changes the status of an application: pending → viewed → accepted → declined. A step back is refused with 40001. */
export const moveApplication = defineCall({
  method: 'PATCH',
  path: '/recruiter/applications/{id}',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'Move an application on',
  body: applicationMove,
  answer: z.object({ application: receivedApplication }),
  errors: [40004],
});
