import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { sentApplication } from '../../employers/recruiter.ts';

/**
 * Everything that was sent with one application for the caller's own jobs. Each call is recorded and shown to the person;
 * the first one moves a pending application to viewed. 42021: the person does not share it.
 */
export const getReceivedApplication = defineCall({
  method: 'GET',
  path: '/recruiter/applications/{id}',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'All that was sent with an application',
  answer: z.object({ application: sentApplication }),
  errors: [40004, 42021],
});
