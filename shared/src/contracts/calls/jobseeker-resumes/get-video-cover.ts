import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';

/** The cover of one of the caller’s video résumés. `v` is a cache buster. */
export const getVideoCover = defineCall({
  method: 'GET',
  path: '/jobseeker/video-resumes/{id}/cover',
  access: 'protected',
  summary: 'The cover of a video résumé',
  query: z.object({ v: z.optional(z.string().check(z.maxLength(40))) }),
  answer: 'file',
  errors: [40004],
});
