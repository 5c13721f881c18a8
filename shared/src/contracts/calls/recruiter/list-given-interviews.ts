import * as z from 'zod/mini';
import { interview } from '../../applications/interview.ts';
import { defineCall } from '../../define-call.ts';
import { pageOf, pageQuery } from '../../envelope.ts';
import { idFromText } from '../../primitives/primitives.ts';

/** The interviews that the caller’s recruiters invited to, latest change first; those of one application by `application_id`. */
export const listGivenInterviews = defineCall({
  method: 'GET',
  path: '/recruiter/interviews',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'The interviews of a recruiter',
  query: z.extend(pageQuery, { application_id: z.optional(idFromText) }),
  answer: pageOf('interviews', interview),
});
