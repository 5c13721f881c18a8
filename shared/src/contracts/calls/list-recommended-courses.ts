import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { id, intFromText } from '../primitives.ts';

export const course = z.object({
  id,
  title: z.string(),
  provider: z.string(),
  /** On the provider's site. */
  url: z.string(),
  /** BCP 47 tag of what it is taught in. */
  language: z.string(),
});

/** Free courses of others for kinds of work, those for the level and in the language of the page first. */
export const listRecommendedCourses = defineCall({
  method: 'GET',
  path: '/academy/recommended-courses',
  access: 'public',
  summary: 'Free courses for job categories and a level of experience',
  query: z.object({
    size: z._default(intFromText(1, 20), 5),
    /** Ids of job categories, with commas. */
    job_category_ids: z.optional(z.string().check(z.regex(/^[1-9]\d{0,14}(?:,[1-9]\d{0,14}){0,49}$/))),
    /** Key of a level of experience. */
    xp_lvl_key: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,60}$/))),
  }),
  answer: z.object({ courses: z.array(course) }),
});
